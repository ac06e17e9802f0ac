# mytodo: `make run` and `make test` are all that a new machine needs beside the Swift toolchain.
PREFIX ?= /usr/local
SWIFT ?= swift
# A static Swift library: the program starts faster and needs no toolchain where it runs. Where the compiler has
# static C++ support too, that is linked in and the program stays where it is linked; so are the C libraries whose
# packages bring a static one. Finding symbols and relocating at every start takes about as long as all that the
# program does itself (docs/PERFORMANCE.md).
RELEASE = -c release --static-swift-stdlib --disable-local-rpath --product mytodo $(LINK)
STDCXX := $(shell clang -print-file-name=libstdc++.a 2>/dev/null)
ifneq ($(wildcard $(STDCXX)),)
STATIC = static-libraries
LINK = -Xswiftc -Xclang-linker -Xswiftc -no-pie -Xswiftc -Xclang-linker -Xswiftc -static-libgcc \
  -Xlinker -L$(CURDIR)/.build/static
endif
DOCUMENT_TESTS = KeyTableTests|ConfigurationExampleTests
LIBRARIES = libsqlite3-dev libncurses-dev libutf8proc-dev

.PHONY: run test build install uninstall check lint format docs demo clean deps test-deps

## Opens the program, built in release mode.
run: deps $(STATIC)
	$(SWIFT) build $(RELEASE)
	@.build/release/mytodo

## Runs every test.
test: deps test-deps
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build

build: deps $(STATIC)
	$(SWIFT) build $(RELEASE)

# A folder with these libraries only, so that the linker takes no other from there. What a package does not bring
# is linked dynamically.
.PHONY: static-libraries
static-libraries: deps
	@mkdir -p .build/static
	@for name in stdc++ sqlite3 ncursesw tinfo utf8proc; do \
	  file=$$(clang -print-file-name=lib$$name.a); \
	  if [ -e "$$file" ]; then ln -sf "$$file" .build/static/lib$$name.a; fi; done

## Installs the program, without symbols, and what belongs beside it, below PREFIX.
install: build
	install -d $(DESTDIR)$(PREFIX)/bin $(DESTDIR)$(PREFIX)/share/doc/mytodo
	install -m 755 -s .build/release/mytodo $(DESTDIR)$(PREFIX)/bin/mytodo
	install -m 644 Resources/todos.json Resources/config.example Resources/config.example.zh \
	  $(DESTDIR)$(PREFIX)/share/doc/mytodo/

uninstall:
	rm -f $(DESTDIR)$(PREFIX)/bin/mytodo
	rm -rf $(DESTDIR)$(PREFIX)/share/doc/mytodo

## What continuous integration asks for beside the tests.
check: lint
	$(SWIFT) build --build-tests -Xswiftc -warnings-as-errors
	$(SWIFT) test --skip-build --filter '$(DOCUMENT_TESTS)'

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Package.swift

format:
	$(SWIFT) format --in-place --recursive Sources Tests Package.swift

## Writes the generated parts of the documents and the example configuration anew.
docs:
	-UPDATE_DOCS=1 $(SWIFT) test --filter '$(DOCUMENT_TESTS)'
	$(SWIFT) test --filter '$(DOCUMENT_TESTS)'

## Writes the pictures of the screens anew: docs/screens.
.PHONY: screenshots
screenshots:
	-UPDATE_DOCS=1 $(SWIFT) test --filter ScreenshotTests
	$(SWIFT) test --filter ScreenshotTests

## Writes the library's reference as a web site: .build/api-docs.
.PHONY: api-docs
api-docs: deps
	@mkdir -p .build/symbol-graphs
	$(SWIFT) build --target TodoCore -Xswiftc -emit-symbol-graph \
	  -Xswiftc -emit-symbol-graph-dir -Xswiftc $(CURDIR)/.build/symbol-graphs --scratch-path .build/api-build
	@mkdir -p .build/symbol-graphs/TodoCore
	@cp .build/symbol-graphs/TodoCore*.symbols.json .build/symbol-graphs/TodoCore/
	docc convert Sources/TodoCore/TodoCore.docc --additional-symbol-graph-dir .build/symbol-graphs/TodoCore \
	  --fallback-display-name TodoCore --fallback-bundle-identifier mytodo.TodoCore --output-path .build/api-docs

## Opens the program on a temporary list with a few items.
demo: build
	@folder=$$(mktemp -d) && mkdir -m 700 $$folder/mytodo && cp Resources/todos.json $$folder/mytodo/ && \
	  env -u MYTODO_DB XDG_DATA_HOME=$$folder .build/release/mytodo; rm -rf $$folder

clean:
	$(SWIFT) package clean

deps:
	@Resources/install-packages $(LIBRARIES)

test-deps:
	@Resources/install-packages tmux

## How fast the program is, beside C programs that do the least. BENCH_SIZES="1000 40000" chooses the
# lists, BENCH_RUNS how often, BENCH_FLAGS=--json the form.
BENCH_SIZES ?= 100 10000 100000 1000000
BENCH_RUNS ?= 8
BENCH_FLAGS ?=
BENCH_BIN = .build/release

.PHONY: bench
bench: deps $(STATIC) .build/bench/floor .build/bench/insert
	$(SWIFT) build $(RELEASE) >&2
	$(SWIFT) build -c release --static-swift-stdlib --product bench >&2
	strip -o .build/bench/mytodo $(BENCH_BIN)/mytodo
	@$(BENCH_BIN)/bench --program .build/bench/mytodo --floor .build/bench/floor \
	  --inserter .build/bench/insert \
	  --sizes "$(BENCH_SIZES)" --runs $(BENCH_RUNS) $(BENCH_FLAGS)

# Not targets of the package: SwiftPM would link Swift's library into them, and a floor must not carry that.
# They are linked as the program is, so that they shed what it sheds.
FLOOR_LINK = $(if $(STATIC),-no-pie -L.build/static)
.build/bench/floor: Sources/floor/main.c Sources/floor/queries.h Sources/CSQLite/shim.h Makefile | deps $(STATIC)
	@mkdir -p $(@D)
	clang -O2 -Wall -Wextra $(FLOOR_LINK) -o $@ $< -lncursesw -ltinfo -lsqlite3 -lm

.build/bench/insert: Sources/floor/insert.c Sources/CSQLite/shim.h Makefile | deps $(STATIC)
	@mkdir -p $(@D)
	clang -O2 -Wall -Wextra $(FLOOR_LINK) -o $@ $< -lsqlite3 -lm
