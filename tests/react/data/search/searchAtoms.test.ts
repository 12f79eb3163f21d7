import { Search } from "@portico/client/data/Search"
import * as SearchQuery from "@portico/client/data/SearchQuery"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as TestClock from "effect/testing/TestClock"
import * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Atom from "effect/reactivity/Atom"
import { awaited } from "../../../../packages/react/src/data/listing/collectionAtoms.ts"
import { questionOf, searchAtom } from "../../../../packages/react/src/data/search/searchAtoms.ts"
import { searchMachine } from "../../../../packages/react/src/data/search/searchMachine.ts"
import { registryOver } from "../../runtime/registry.ts"

const books = SearchQuery.from("books")

const seconds: Readonly<Record<string, number>> = { whale: 10, Emma: 1 }

// A service that takes its time for some words, and finds one item for any: those words.
const layer = Layer.succeed(Search, {
  run: ({ search: { expression = "" } }: SearchQuery.Any) =>
    Effect.delay(
      Effect.succeed({
        items: [{ id: expression, data: { title: expression } }],
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
    const question = questionOf("Visitor", books, get(machine).settled)
    return get(question === undefined ? awaited : searchAtom(question))
  })
  registry.mount(shown)
  return {
    ask: (text: string) => registry.set(machine, { _tag: "Choose", words: { text } }),
    titles: () =>
      Option.map(AsyncResult.value(registry.get(shown)), ({ items }) => items.map(({ data }) => data["title"]))
  }
})

describe("what a search finds", () => {
  it.effect("is for the words that are there, though an answer to earlier ones comes later", () =>
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

  it("is asked for by words alone", () => {
    assert.isUndefined(questionOf("Visitor", books, { text: " ", mode: "AND", fuzzy: false }))
    assert.isUndefined(questionOf(undefined, books, { text: "whale", mode: "AND", fuzzy: false }))
  })
})
