import { assert, describe, it } from "@effect/vitest"
import { layerTest } from "@portico/testing/Testing"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { memberNow, ownerAtom, stays } from "../../../../packages/react/src/data/listing/ownerAtom.ts"
import { ownedAtom } from "../../../../packages/react/src/data/listing/ownedAtom.ts"
import { machine } from "../../../../packages/react/src/runtime/Machine.ts"
import { registryOver } from "../../runtime/registry.ts"
import { adaComes, bobComes, leaves, sessionEnds } from "../sessions.ts"

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
