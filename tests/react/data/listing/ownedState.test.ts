import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { bulkMachine } from "../../../../packages/react/src/data/bulk/bulkMachine.ts"
import { itemFormMachine } from "../../../../packages/react/src/data/item/itemFormMachine.ts"
import { patchMachine } from "../../../../packages/react/src/data/item/usePatch.ts"
import { optimisticAtom, withEdit } from "../../../../packages/react/src/data/listing/optimisticAtom.ts"
import { memberNow, ownedAtom, ownerAtom, stays } from "../../../../packages/react/src/data/listing/ownedState.ts"
import { searchMachine } from "../../../../packages/react/src/data/search/searchMachine.ts"
import { exportMachine } from "../../../../packages/react/src/data/transfer/exportMachine.ts"
import { importMachine } from "../../../../packages/react/src/data/transfer/importMachine.ts"
import { machine } from "../../../../packages/react/src/runtime/Machine.ts"
import { registryOver } from "../../runtime/registry.ts"
import { until } from "../item/editors.ts"
import { adaComes, bobComes, leaves, sessionEnds } from "../sessions.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Query from "@portico/client/data/Query"
import * as Testing from "@portico/testing/Testing"
import { layerTest } from "@portico/testing/Testing"
import * as Bookshop from "@portico/testing/scenarios/Bookshop"
import type * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import type * as Atom from "effect/reactivity/Atom"

type World = Layer.Success<ReturnType<typeof layerTest>>
type Comes = Effect.Effect<unknown, unknown, World>

const page = Effect.gen(function* () {
  const services = yield* Layer.build(layerTest())
  const registry = yield* registryOver(Layer.succeedContext(services))
  registry.mount(ownerAtom)
  return { registry, play: <A>(comes: Effect.Effect<A, unknown, World>) => Effect.provide(comes, services) }
})

// Appends strings to a list outside its state.
const paper = () => {
  const noted: Array<string> = []
  return machine<ReadonlyArray<string>, string>({
    initial: [],
    reduce: (_, text) => {
      noted.push(text)
      return [...noted]
    },
    invoke: () => undefined,
    crashed: () => "crashed"
  })
}

// The page receives events in these turns; no event reports that nothing happened.
const heard = Effect.promise(() => new Promise((resolve) => void setImmediate(resolve)))

describe("ownedAtom", () => {
  const cases: ReadonlyArray<readonly [string, ReadonlyArray<Comes>, boolean]> = [
    ["preserves the state when a visitor signs in", [adaComes], true],
    ["preserves the state after the member's session has expired", [adaComes, sessionEnds], true],
    ["preserves the state when the same member signs in again", [adaComes, sessionEnds, adaComes], true],
    ["preserves the state when the same member signs in twice", [adaComes, adaComes], true],
    ["resets the state when the member signs out", [adaComes, leaves], false],
    ["resets the state when another member signs in", [adaComes, bobComes], false],
    [
      "resets the state when another member signs in after the session has expired",
      [adaComes, sessionEnds, bobComes],
      false
    ]
  ]

  it.effect.each(cases)("%s", ([, comes, stays]) =>
    Effect.gen(function* () {
      const { play, registry } = yield* page
      const own = ownedAtom(paper)
      registry.mount(own)
      const [first = Effect.void, ...rest] = comes
      if (rest.length > 0) yield* play(first)
      yield* heard
      registry.set(own, "secret")
      for (const next of rest.length > 0 ? rest : [first]) yield* play(next)
      yield* heard

      assert.deepStrictEqual(registry.get(own), stays ? ["secret"] : [])
      registry.set(own, "next")
      assert.deepStrictEqual(registry.get(own), stays ? ["secret", "next"] : ["next"])
    })
  )

  it.effect("interrupts a running effect when another member signs in", () =>
    Effect.gen(function* () {
      const { play, registry } = yield* page
      yield* play(adaComes)
      let ended = false
      const own = ownedAtom(() =>
        machine<string, string>({
          initial: "idle",
          reduce: (_, event) => event,
          invoke: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void (ended = true))),
          crashed: () => "crashed"
        })
      )
      registry.mount(own)
      yield* heard
      registry.set(own, "running")
      yield* play(bobComes)
      for (let turns = 0; turns < 20; turns++) yield* heard

      assert.isTrue(ended)
      assert.strictEqual(registry.get(own), "idle")
    })
  )
})

describe("stays", () => {
  it.effect("lets a member's call run only for that member, and a visitor's call for anyone", () =>
    Effect.gen(function* () {
      const { play } = yield* page
      yield* play(stays(undefined))
      yield* play(adaComes)
      const ada = yield* play(memberNow)
      yield* play(stays(ada))
      yield* play(sessionEnds)
      assert.strictEqual(yield* Effect.flip(play(Effect.mapError(stays(ada), ({ _tag }) => _tag))), "TokenUnavailable")
      yield* play(bobComes)
      assert.strictEqual(yield* Effect.flip(play(Effect.mapError(stays(ada), ({ _tag }) => _tag))), "TokenUnavailable")
      yield* play(stays(undefined))
      yield* play(adaComes)
      yield* play(stays(ada))
    })
  )
})

// Visitors have the permissions of members, so that only the kit separates their state.
const permissions = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const items = Array.from({ length: 6 }, (_, place) => ({ _id: `n${place}`, title: `Note ${place}` }))
const seed: Seed = {
  ...Bookshop.seed,
  collections: [...Bookshop.seed.collections, { id: "notes", permissions, items }]
}

// Removing this item ends the session of the caller.
const lastOfAda = "n3"

type Services = Layer.Success<ReturnType<typeof Testing.layerTest>>
type Step = Effect.Effect<unknown, unknown, Services>

const world = (comes: (place: number) => Step | undefined = () => undefined) =>
  Effect.gen(function* () {
    let asked = 0
    const beforeQuery = async (query: object) => {
      const step = comes(asked++)
      if (step !== undefined) await Effect.runPromise(Effect.ignore(Effect.provide(step, services)))
      return query
    }
    const beforeRemove = async (id: string) => {
      if (id === lastOfAda) await Effect.runPromise(Effect.provide(sessionEnds, services))
      return id
    }
    const hooks = { notes: { beforeQuery, beforeRemove } }
    const services: Context.Context<Services> = yield* Layer.build(Testing.layerTest({ seed, hooks }))
    const registry = yield* registryOver(Layer.succeedContext(services))
    registry.mount(ownerAtom)
    const play = <A>(step: Effect.Effect<A, unknown, Services>) => Effect.provide(step, services)
    yield* play(adaComes)
    yield* turns
    const open = <S, E>(machine: Atom.Writable<S, E>) => {
      registry.mount(machine)
      return {
        get: () => registry.get(machine),
        send: (event: E) => registry.set(machine, event),
        until: (isSo: (state: S) => boolean) => until(registry, machine, isSo)
      }
    }
    return { open, play, registry }
  })

// The page receives the events of a session in these turns.
const turns = Effect.promise(() => new Promise((resolve) => void setTimeout(resolve, 5)))

const notes = Query.from("notes").pipe(Query.ascending("_id"))

const is = (tag: string) => (state: { readonly _tag: string }) => state._tag === tag

describe("ownedAtom for another member", () => {
  it.effect("resets the entries of a form, which loads again", () =>
    Effect.gen(function* () {
      const { open, play } = yield* world()
      const form = open(itemFormMachine({ collection: "notes", id: "n1" }))
      form.send({ _tag: "Session", member: "Member" })
      yield* form.until(is("Editing"))
      form.send({ _tag: "Change", field: "title", entry: "Ada's secret" })

      yield* play(bobComes)
      yield* turns
      assert.deepStrictEqual(form.get(), { _tag: "Loading" })
      form.send({ _tag: "Session", member: "Member" })
      const state = yield* form.until(is("Editing"))

      assert.strictEqual(state._tag === "Editing" && state.entries["title"], "Note 1")
    })
  )

  it.effect("resets a failed save and the optimistic edits of lists", () =>
    Effect.gen(function* () {
      const { open, play, registry } = yield* world()
      const patch = open(patchMachine("notes", "n1"))
      const pending = optimisticAtom("notes")
      registry.set(
        pending,
        withEdit(registry.get(pending), "n1", { _tag: "Saving", changes: { title: "Ada's secret" } })
      )
      patch.send({ _tag: "Submit", entries: undefined as never, problem: { key: "tooLarge", retryable: false } })
      assert.strictEqual(patch.get()._tag, "Failed")

      yield* play(bobComes)
      yield* turns

      assert.strictEqual(patch.get()._tag, "Idle")
      assert.strictEqual(registry.get(pending).size, 0)
    })
  )

  it.effect("resets a search that the URL does not contain", () =>
    Effect.gen(function* () {
      const { open, play } = yield* world()
      const search = open(searchMachine({ text: "", mode: "AND", fuzzy: false }, "250 millis"))
      search.send({ _tag: "Choose", words: { text: "my illness" } })
      yield* play(leaves)
      yield* turns

      assert.strictEqual(search.get().typed.text, "")
    })
  )

  it.effect("resets the report of a bulk operation", () =>
    Effect.gen(function* () {
      const { open, play } = yield* world()
      const bulk = open(bulkMachine("notes", {}))
      bulk.send({ _tag: "Start", kind: "remove", work: { operation: "remove", input: ["n0", "n1"] } })
      yield* bulk.until(is("Finished"))
      yield* play(bobComes)
      yield* turns

      assert.deepStrictEqual(bulk.get(), { _tag: "Idle" })
    })
  )

  it.effect("resets an exported file", () =>
    Effect.gen(function* () {
      const { open, play } = yield* world()
      const file = open(exportMachine())
      file.send({ _tag: "Start", format: "JSONL", work: { query: notes, options: {} } })
      yield* file.until(is("Ready"))
      yield* play(bobComes)
      yield* turns

      assert.deepStrictEqual(file.get(), { _tag: "Idle" })
    })
  )

  it.effect("resets a file chosen for import", () =>
    Effect.gen(function* () {
      const { open, play } = yield* world()
      const started = open(importMachine("notes", {}))
      started.send({ _tag: "Pick", file: new File(['{"_id":"i0"}'], "ada.jsonl") })
      yield* started.until(is("Previewing"))
      yield* play(bobComes)
      yield* turns

      assert.deepStrictEqual(started.get(), { _tag: "Picking" })
    })
  )
})

describe("an export", () => {
  const start = { _tag: "Start", format: "JSONL", work: { query: notes, options: { pageSize: 2 } } } as const

  const pagesOf = (comes: (place: number) => Step | undefined) =>
    Effect.gen(function* () {
      const { open, play } = yield* world(comes)
      const file = open(exportMachine())
      file.send(start)
      return { file, play }
    })

  it.effect("stops when the session ends, even if visitors may read, and resumes for the member", () =>
    Effect.gen(function* () {
      // The session ends after the count and the first page.
      const { file, play } = yield* pagesOf((place) => (place === 2 ? sessionEnds : undefined))
      const stopped = yield* file.until(is("Failed"))
      assert.deepInclude(stopped, { done: 2, total: 6, canResume: true })
      assert(stopped._tag === "Failed")
      assert.strictEqual(stopped.problem?.key, "signInRequired")
      file.send({ _tag: "Resume" })
      yield* file.until(is("Failed"))

      yield* play(adaComes)
      file.send({ _tag: "Resume" })
      const ready = yield* file.until(is("Ready"))
      assert(ready._tag === "Ready")
      const text = yield* Effect.promise(() => ready.file.text())
      assert.lengthOf(text.trimEnd().split("\n"), 6)
    })
  )

  it.effect("of a visitor starts again if a member signs in", () =>
    Effect.gen(function* () {
      let asked = 0
      const { open, play } = yield* world((place) => {
        asked = place
        return place === 2 ? adaComes : undefined
      })
      yield* play(leaves)
      yield* turns
      const file = open(exportMachine())
      file.send(start)
      const ready = yield* file.until(is("Ready"))
      assert(ready._tag === "Ready")
      const text = yield* Effect.promise(() => ready.file.text())
      assert.lengthOf(text.trimEnd().split("\n"), 6)
      // The count and all pages are read again.
      assert.strictEqual(asked, 6)
    })
  )
})

describe("a member's bulk operation", () => {
  it.effect("is not continued as a visitor, even if visitors have the permission", () =>
    Effect.gen(function* () {
      const { open, play } = yield* world()
      const bulk = open(bulkMachine("notes", { size: 2, concurrency: 1 }))
      const input = items.map(({ _id }) => _id)
      bulk.send({ _tag: "Start", kind: "remove", work: { operation: "remove", input } })
      const stopped = yield* bulk.until((state) => state._tag === "Stopped" || state._tag === "Finished")
      assert(stopped._tag === "Stopped")
      assert.deepInclude(stopped, { done: 4, total: 6 })
      assert.deepInclude(stopped.problem, { key: "signInRequired", retryable: true })

      yield* play(adaComes)
      bulk.send({ _tag: "Resume" })
      assert.deepInclude(yield* bulk.until(is("Finished")), { done: 6, total: 6 })
    })
  )
})
