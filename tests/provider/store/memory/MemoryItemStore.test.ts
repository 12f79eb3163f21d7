import { open } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import * as Document from "../../../../packages/provider/src/engine/collection/Document.ts"
import type * as Filter from "../../../../packages/provider/src/engine/filter/Filter.ts"
import { ItemStore } from "../../../../packages/provider/src/store/ItemStore.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as MemoryItemStore from "../../../../packages/provider/src/store/memory/MemoryItemStore.ts"
import * as AggregatesSuite from "../AggregatesSuite.ts"
import * as AlterSuite from "../AlterSuite.ts"
import * as DeadlineSuite from "../DeadlineSuite.ts"
import * as IndexesSuite from "../IndexesSuite.ts"
import * as ItemStoreSuite from "../ItemStoreSuite.ts"
import * as PagesSuite from "../PagesSuite.ts"
import * as ReferencesSuite from "../ReferencesSuite.ts"
import * as SearchSuite from "../SearchSuite.ts"

ItemStoreSuite.suite("memory", MemoryItemStore.layer)
AlterSuite.suite("memory", MemoryItemStore.layer)
SearchSuite.suite("memory", MemoryItemStore.layer)
IndexesSuite.suite("memory", MemoryItemStore.layer)
PagesSuite.suite("memory", MemoryItemStore.layer)
ReferencesSuite.suite("memory", MemoryItemStore.layer)
AggregatesSuite.suite("memory", MemoryItemStore.layer)
DeadlineSuite.suite("memory", MemoryItemStore.layerOf)

it.effect("lets other work run every few milliseconds during long reads", () =>
  Effect.gen(function* () {
    const store = yield* ItemStore
    const books = open("books")
    const date = "2020-01-01T00:00:00.000Z"
    const documents = Array.from({ length: 40 }, (_, index) =>
      Document.make({ text: `é${"bcdefghi".repeat(50_000)}` }, { id: `${index}`, createdDate: date, updatedDate: date })
    )
    yield* store.load([{ collection: books, documents }], "replace")
    const text = (index: number): Filter.Filter => ({
      _tag: "Text",
      path: ["text"],
      where: "anywhere",
      text: `missing ${index}`
    })
    const slow: Filter.Filter = { _tag: "Or", filters: Array.from({ length: 100 }, (_, index) => text(index)) }
    const pauses: Array<number> = []
    let last = performance.now()
    const timer = setInterval(() => {
      pauses.push(performance.now() - last)
      last = performance.now()
    }, 1)

    const refusals = yield* Effect.all(
      Array.from({ length: 10 }, () => Effect.flip(store.count(books, slow))),
      { concurrency: "unbounded" }
    )

    clearInterval(timer)
    for (const refusal of refusals) assert.deepInclude(refusal, { _tag: "ApplicationError", code: "WDE0028" })
    assert.isAbove(pauses.length, 3)
    // Without pauses it is as long as the timeout.
    assert.isBelow(Math.max(...pauses.slice(1)), 300)
  }).pipe(Effect.provide(MemoryItemStore.layerOf({ readTimeout: 500 })))
)
