# How fast the program is, beside a C program that does the least. BENCH_SIZES="1000 40000" chooses the
# lists, BENCH_RUNS how often, BENCH_FLAGS=--json the form.
BENCH_SIZES ?= 1000 40000 1000000
BENCH_RUNS ?= 10
BENCH_FLAGS ?=
BENCH_BIN = .build/release

.PHONY: bench
bench: .build/bench/floor
	swift build -c release --static-swift-stdlib --product mytodo >&2
	swift build -c release --static-swift-stdlib --product bench >&2
	strip -o .build/bench/mytodo $(BENCH_BIN)/mytodo
	@$(BENCH_BIN)/bench --program .build/bench/mytodo --floor .build/bench/floor \
	  --sizes "$(BENCH_SIZES)" --runs $(BENCH_RUNS) $(BENCH_FLAGS)

# Not a target of the package: SwiftPM would link Swift's library into it, and a floor must not carry that.
.build/bench/floor: Sources/floor/main.c Sources/CSQLite/shim.h
	@mkdir -p $(@D)
	clang -O2 -Wall -Wextra -o $@ $< -lncursesw -ltinfo -lsqlite3
