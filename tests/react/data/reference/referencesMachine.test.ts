import { References } from "@portico/client/data/References"
import * as Faults from "@portico/testing/Faults"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import type { ReferencesEvent } from "../../../../packages/react/src/data/reference/References.ts"
import { referencesMachine } from "../../../../packages/react/src/data/reference/referencesMachine.ts"
import { until, world } from "../item/editors.ts"

const similar = Effect.gen(function* () {
  const { faults, registry, requests, services } = yield* world
  const machine = referencesMachine({ collection: "shelf", field: "similar", item: "emma", pageSize: 1 })
  registry.mount(machine)
  const send = (event: ReferencesEvent) => registry.set(machine, event)
  const settled = until(
    registry,
    machine,
    (state) => state._tag === "Ready" && state.change._tag !== "Submitting" && !state.loadingMore
  )
  send({ _tag: "Load" })
  yield* settled
  const stored = Effect.provide(
    References.use((references) =>
      references.query("shelf", "similar", "emma", { consistentRead: true, order: "ASC" })
    ),
    services
  ).pipe(Effect.map(({ items }) => items.map(({ id }) => id)))
  return { faults, requests, send, settled, stored }
})

describe("references of a field", () => {
  it.effect("come and go, and what was not read stays", () =>
    Effect.gen(function* () {
      const { send, settled, stored } = yield* similar
      const state = yield* settled
      const [read] = state._tag === "Ready" ? state.items.map(({ id }) => id) : []

      send({ _tag: "Change", change: "amend", ids: ["orphan"], without: [String(read)] })
      yield* settled

      const unread = read === "sense" ? "persuasion" : "sense"
      assert.deepStrictEqual((yield* stored).toSorted(), ["orphan", unread].toSorted())
    })
  )

  it.effect("that are more than the provider takes are not sent", () =>
    Effect.gen(function* () {
      const { requests, send, settled } = yield* similar
      const before = (yield* requests).length

      send({ _tag: "Change", change: "replace", ids: Array.from({ length: 1001 }, (_, index) => `book-${index}`) })
      const state = yield* settled

      const change = state._tag === "Ready" ? state.change : undefined
      assert.deepInclude(change?._tag === "Failed" ? change.problem : {}, {
        key: "tooManyItems",
        code: "WDE0006",
        limit: 1000
      })
      assert.strictEqual((yield* requests).length, before)
    })
  )

  it.effect("stay as they were where the provider refuses", () =>
    Effect.gen(function* () {
      const { faults, send, settled, stored } = yield* similar
      faults.play(Faults.failing({ row: "data.replaceReferences" }))

      send({ _tag: "Change", change: "replace", ids: [] })
      const state = yield* settled

      assert.strictEqual(state._tag === "Ready" ? state.change._tag : undefined, "Failed")
      assert.lengthOf(yield* stored, 2)
    })
  )
})
