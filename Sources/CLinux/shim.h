// What glibc has and Swift's module of it leaves out, since it is declared under _GNU_SOURCE only.
extern int renameat2(int old_folder, const char *old_name, int new_folder, const char *new_name, unsigned int flags);
