import * as Patch from "@portico/client/data/Patch"
import type { Argument } from "@portico/client/data/Collection"
import * as Collection from "@portico/client/data/Collection"
import { References } from "@portico/client/data/References"
import * as Faults from "@portico/testing/Faults"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import * as Submission from "../../../../packages/react/src/form/Submission.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"
import {
  reduce,
  type ReferencesEvent,
  type ReferencesState
} from "../../../../packages/react/src/data/reference/References.ts"
import {
  referencesMachine,
  type ReferencesPlan
} from "../../../../packages/react/src/data/reference/referencesMachine.ts"
import { patchMachine } from "../../../../packages/react/src/data/item/usePatch.ts"
import { until, world } from "../item/editors.ts"
import { windowEvents } from "../../runtime/online.ts"
import { advance } from "../../runtime/testTime.ts"

const similarIn = Effect.fnUntraced(function* (collection: Argument, more: Partial<ReferencesPlan> = {}) {
  const { faults, registry, requests, services } = yield* world
  const machine = referencesMachine({ collection, field: "similar", item: "emma", pageSize: 1, ...more })
  registry.mount(machine)
  const send = (...events: ReadonlyArray<ReferencesEvent>) => {
    for (const event of events) registry.set(machine, event)
  }
  const there = (isThere: (state: ReferencesState) => boolean) => until(registry, machine, isThere)
  const settled = until(
    registry,
    machine,
    (state) =>
      state._tag === "Failed" || (state._tag === "Ready" && state.change._tag !== "Submitting" && !state.loadingMore)
  )
  send({ _tag: "Load" })
  yield* settled
  const stored = Effect.provide(
    References.use((references) =>
      references.query("shelf", "similar", "emma", { consistentRead: true, order: "ASC" })
    ),
    services
  ).pipe(Effect.map(({ items }) => items.map(({ id }) => id)))
  const read = () => registry.get(machine)
  return { faults, read, registry, requests, send, services, settled, stored, there }
})

const similar = similarIn("shelf")

/** The shelf, with a schema that titles with this first letter do not match. */
const shelfWithout = (letter: string): Collection.Collection => {
  const Shelf: Collection.Collection = Collection.make(
    "shelf",
    Schema.Struct({ title: Schema.String.check(Schema.isPattern(new RegExp(`^[^${letter}]`))) }),
    { references: { similar: (): Collection.Collection => Shelf } }
  )
  return Shelf
}

const idsOf = (state: ReferencesState): ReadonlyArray<string> =>
  state._tag === "Ready" ? state.items.map(({ id }) => id) : []

describe("referencesMachine with an item that does not match its schema", () => {
  it.effect("fails by default", () =>
    Effect.gen(function* () {
      const { read } = yield* similarIn(shelfWithout("S"), { pageSize: 2 })

      const state = read()
      assert.deepStrictEqual(state._tag === "Failed" ? state.problem.key : state._tag, "unreadable")
    })
  )

  it.effect.each([
    ["S", "persuasion", "sense"],
    ["P", "sense", "persuasion"]
  ] as const)(
    "lists it on request, whether it is on the first page or on the next one: %s",
    ([letter, valid, invalid]) =>
      Effect.gen(function* () {
        const { read, send, settled, there } = yield* similarIn(shelfWithout(letter), { omitInvalid: true })
        const shown = () => {
          const state = read()
          return state._tag === "Ready" ? [idsOf(state), state.invalid?.map(({ id }) => id), state.hasMore] : state._tag
        }
        send({ _tag: "More" })
        yield* settled
        assert.deepStrictEqual(shown(), [[valid], [invalid], false])

        const before = read()
        send({ _tag: "Written" })
        yield* there((state) => state._tag === "Ready" && before._tag === "Ready" && state.items !== before.items)
        assert.deepStrictEqual(shown(), [[valid], [invalid], false])
      })
  )
})

describe("referencesMachine", () => {
  it.effect("adds and removes references, and preserves those that were not read", () =>
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

  it.effect("reads again when the browser is online again if nothing was reachable, and does not repeat a change", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const { faults, read, requests, send, settled, there } = yield* similar
      faults.set(Faults.noNetwork())
      send({ _tag: "Load" })
      const failure = there((state) => state._tag === "Ready" && state.problem !== undefined)
      // The client retries a read after a while.
      yield* Effect.raceFirst(failure, Effect.forever(advance))
      faults.set()

      online()
      const state = yield* there((state) => state._tag === "Ready" && state.problem === undefined)
      assert.lengthOf(idsOf(state), 1)

      faults.set(Faults.noNetwork())
      send({ _tag: "Change", change: "replace", ids: [] })
      yield* settled
      const failed = read()
      assert.strictEqual(failed._tag === "Ready" && failed.change._tag, "Failed")
      faults.set()
      const before = (yield* requests).length
      online()
      assert.strictEqual(read(), failed)
      assert.strictEqual((yield* requests).length, before)
    })
  )

  it.effect("does not send more references than the provider accepts", () =>
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

  it.effect("preserves the references if the provider refuses the change", () =>
    Effect.gen(function* () {
      const { faults, send, settled, stored } = yield* similar
      faults.set(Faults.failing({ row: "data.replaceReferences" }))

      send({ _tag: "Change", change: "replace", ids: [] })
      const state = yield* settled

      assert.strictEqual(state._tag === "Ready" ? state.change._tag : undefined, "Failed")
      assert.lengthOf(yield* stored, 2)
    })
  )

  it.effect("reads all loaded references again on request, and shows them in the meantime", () =>
    Effect.gen(function* () {
      const { read, send, services, settled, there } = yield* similar
      send({ _tag: "More" })
      assert.lengthOf(idsOf(yield* settled), 2)
      yield* Effect.provide(
        References.use((references) => references.replace("shelf", "similar", "emma", ["orphan", "sense"])),
        services
      )

      send({ _tag: "Load" })
      assert.lengthOf(idsOf(read()), 2)
      const state = yield* there((state) => idsOf(state).includes("orphan"))

      assert.deepStrictEqual(idsOf(state).toSorted(), ["orphan", "sense"])
    })
  )

  it.effect("reads again after another write of the kit", () =>
    Effect.gen(function* () {
      const { registry, send, services, settled, there } = yield* similar
      send({ _tag: "More" })
      yield* settled
      yield* Effect.provide(
        References.use((references) => references.replace("shelf", "similar", "emma", ["orphan"])),
        services
      )
      const patch = patchMachine("shelf", "emma")
      registry.mount(patch)
      registry.set(patch, { _tag: "Submit", entries: Patch.empty.pipe(Patch.set("note", "new")), problem: undefined })

      assert.deepStrictEqual(idsOf(yield* there((state) => !idsOf(state).includes("sense"))), ["orphan"])
    })
  )

  it.effect("does not request more references during a change, and completes the change", () =>
    Effect.gen(function* () {
      const { send, settled, stored } = yield* similar

      send({ _tag: "Change", change: "insert", ids: ["orphan"] }, { _tag: "More" })
      const state = yield* settled

      assert.strictEqual(state._tag === "Ready" ? state.change._tag : undefined, "Done")
      assert.include(yield* stored, "orphan")
    })
  )

  it.effect("can request more references after a failed change that replaced the request", () =>
    Effect.gen(function* () {
      const { faults, read, send, settled } = yield* similar
      faults.set(Faults.failing({ row: "data.insertReferences" }))

      send({ _tag: "More" }, { _tag: "Change", change: "insert", ids: ["orphan"] })
      const failed = read()
      assert.isFalse(failed._tag === "Ready" && failed.loadingMore)
      yield* settled
      send({ _tag: "More" })

      assert.lengthOf(idsOf(yield* settled), 2)
    })
  )

  it("stops waiting for a change that crashed", () => {
    const ready = { _tag: "Ready", items: [], hasMore: false, loadingMore: false, change: Submission.idle } as const
    const changing = reduce(ready, { _tag: "Change", change: "insert", ids: ["orphan"] })
    const died = reduce(changing, { _tag: "Crashed", problem: Problem.make("unexpected") })

    assert.strictEqual(died._tag === "Ready" ? died.change._tag : undefined, "Failed")
  })
})
