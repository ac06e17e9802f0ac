extension MigrationPlan.Stage {
  /// Tagged items get the item's place, and sort orders their indexes. The SQL of the new objects is, to the letter,
  /// that of version 4, so that a migrated file has the shape of a new one.
  static let v3ToV4 = MigrationPlan.Stage.lightweight(
    to: .v4,
    sql: """
      ALTER TABLE item_tag ADD COLUMN ord INTEGER;
      UPDATE item_tag SET ord = (SELECT ord FROM item WHERE id = item_id);
      DROP INDEX item_tag_by_tag;
      CREATE INDEX item_tag_place ON item_tag(tag_id, ord);
      CREATE INDEX item_tag_unplaced ON item_tag(item_id) WHERE ord IS NULL;
      CREATE TRIGGER item_tag_insert AFTER INSERT ON item_tag WHEN new.ord IS NULL BEGIN
        UPDATE item_tag SET ord = (SELECT ord FROM item WHERE id = new.item_id)
          WHERE item_id = new.item_id AND tag_id = new.tag_id;
      END;
      CREATE TRIGGER item_tag_follow AFTER UPDATE OF ord ON item WHEN new.ord <> old.ord BEGIN
        UPDATE item_tag SET ord = new.ord WHERE item_id = new.id;
      END;
      DROP INDEX item_due;
      DROP INDEX item_priority;
      DROP INDEX item_priority_open;
      CREATE INDEX item_due ON item(done, due_day, due_minute, ord);
      CREATE INDEX item_priority ON item(done, priority DESC, ord);
      CREATE INDEX item_title ON item(done, title_key, ord);
      """)
}
