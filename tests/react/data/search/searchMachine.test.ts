import { awaited } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"
import {
  readKeyOf,
  searchAtom,
  searchMachine,
  type SearchWords
} from "../../../../packages/react/src/data/search/searchMachine.ts"
import { runtime } from "../../../../packages/react/src/runtime/EffectRuntime.ts"
import { collectionKey } from "../../../../packages/react/src/data/listing/invalidateAfterWrite.ts"
import { registryOver } from "../../runtime/registry.ts"
import { assert, describe, it } from "@effect/vitest"
import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as TestClock from "effect/testing/TestClock"

const words = { text: "", mode: "AND", fuzzy: false } as const

const open = Effect.gen(function* () {
  const registry = yield* registryOver(Layer.empty)
  const machine = searchMachine(words, "250 millis")
  registry.mount(machine)
  return {
    type: (text: string) => registry.set(machine, { _tag: "Type", text }),
    send: (event: Parameters<typeof registry.set<unknown, any>>[1]) => registry.set(machine, event),
    settled: () => registry.get(machine).settled,
    typed: () => registry.get(machine).typed
  }
})

describe("searchMachine", () => {
  it.effect("waits for a pause, and restarts the wait with each key", () =>
    Effect.gen(function* () {
      const { settled, type, typed } = yield* open
      type("wh")
      yield* TestClock.adjust("200 millis")
      type("whale")
      yield* TestClock.adjust("200 millis")
      assert.strictEqual(settled().text, "")
      assert.strictEqual(typed().text, "whale")
      yield* TestClock.adjust("60 millis")
      assert.strictEqual(settled().text, "whale")
    })
  )

  it.effect("does not wait when it is submitted, cleared or changed", () =>
    Effect.gen(function* () {
      const { send, settled, type } = yield* open
      type("whale")
      send({ _tag: "Settle" })
      assert.strictEqual(settled().text, "whale")
      send({ _tag: "Choose", words: { mode: "OR" } })
      assert.deepStrictEqual(settled(), { text: "whale", mode: "OR", fuzzy: false })
      type("")
      assert.strictEqual(settled().text, "")
    })
  )

  it.effect("does not search after it was cleared", () =>
    Effect.gen(function* () {
      const { settled, type } = yield* open
      type("whale")
      type("")
      yield* TestClock.adjust("1 second")
      assert.strictEqual(settled().text, "")
    })
  )

  it.effect("does not wait after surrounding spaces, and ignores unchanged words", () =>
    Effect.gen(function* () {
      const { send, settled, type, typed } = yield* open
      type("whale")
      send({ _tag: "Settle" })
      const before = typed()
      type("whale")
      assert.strictEqual(typed(), before)
      type("whale ")
      assert.strictEqual(settled(), typed())
    })
  )
})

const books = SearchQuery.from("books")

const seconds: Readonly<Record<string, number>> = { whale: 10, Emma: 1 }

// Takes the configured time for some words, and finds one item that is titled with the words.
const layer = Layer.succeed(Search, {
  run: ({ search: { expression = "" } }: SearchQuery.Any) =>
    Effect.delay(
      Effect.succeed({
        items: [{ id: expression, data: { title: expression } }],
        invalid: [],
        total: Option.none(),
        hasNext: false,
        hasPrev: false,
        nextCursor: Option.none(),
        prevCursor: Option.none()
      }),
      `${seconds[expression] ?? 0} seconds`
    )
} as never)

const opened = Effect.gen(function* () {
  const registry = yield* registryOver(layer)
  const machine = searchMachine({ text: "", mode: "AND", fuzzy: false }, "250 millis")
  const shown = Atom.readable((get) => {
    const readKey = readKeyOf("Visitor", books, get(machine).settled)
    return get(readKey === undefined ? awaited : searchAtom(readKey))
  })
  registry.mount(shown)
  return {
    ask: (text: string) => registry.set(machine, { _tag: "Choose", words: { text } }),
    titles: () =>
      Option.map(AsyncResult.value(registry.get(shown)), ({ items }) => items.map(({ data }) => data["title"]))
  }
})

describe("the results of a search", () => {
  it.effect("belong to the current words, even if the response to earlier ones arrives later", () =>
    Effect.gen(function* () {
      const { ask, titles } = yield* opened
      ask("whale")
      yield* TestClock.adjust("500 millis")
      assert.deepStrictEqual(titles(), Option.none())
      ask("Emma")
      yield* TestClock.adjust("2 seconds")
      assert.deepStrictEqual(titles(), Option.some(["Emma"]))
      yield* TestClock.adjust("20 seconds")
      assert.deepStrictEqual(titles(), Option.some(["Emma"]))
    })
  )

  it("need words and a known user", () => {
    assert.isUndefined(readKeyOf("Visitor", books, { text: " ", mode: "AND", fuzzy: false }))
    assert.isUndefined(readKeyOf(undefined, books, { text: "whale", mode: "AND", fuzzy: false }))
  })

  it("differ for each changed setting, but not for surrounding spaces", () => {
    const words = { text: "whale", mode: "AND", fuzzy: false } as const
    const asked = (search: SearchQuery.Any, more: Partial<SearchWords> = {}) =>
      readKeyOf("Visitor", search, { ...words, ...more })
    const readKey = asked(books)

    assert.isTrue(Equal.equals(asked(books, { text: " whale " }), readKey))
    const others = [
      asked(books, { text: "whales" }),
      asked(books, { mode: "OR" }),
      asked(books, { fuzzy: true }),
      asked(books.pipe(SearchQuery.limit(3))),
      asked(books.pipe(SearchQuery.skip(3))),
      asked(books.pipe(SearchQuery.byCursor)),
      readKeyOf("Member ada", books, words)
    ]
    for (const other of others) assert.isFalse(Equal.equals(other, readKey))
  })

  it.effect("are read again after a write to their collection", () =>
    Effect.gen(function* () {
      let runs = 0
      const search = {
        run: () =>
          Effect.sync(() => ({
            items: [{ id: String(++runs), data: {} }],
            invalid: [],
            total: Option.none(),
            nextCursor: Option.none(),
            prevCursor: Option.none()
          }))
      }
      const registry = yield* registryOver(Layer.succeed(Search, search as never))
      const changed = runtime.fn<void>()(() => Reactivity.invalidate([collectionKey("books")]))
      const readKey = readKeyOf("Visitor", books, { text: "whale", mode: "AND", fuzzy: false })!
      registry.mount(changed)
      registry.mount(searchAtom(readKey))
      registry.set(changed, undefined)

      assert.strictEqual(Option.getOrUndefined(AsyncResult.value(registry.get(searchAtom(readKey))))?.items[0]?.id, "2")
    })
  )
})
