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

// What somebody wrote, and a note that what wrote it keeps for itself.
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

// Nothing tells that nothing happened: what the page hears, it hears in these turns.
const heard = Effect.promise(() => new Promise((resolve) => void setImmediate(resolve)))

describe("what a page keeps", () => {
  const cases: ReadonlyArray<readonly [string, ReadonlyArray<Comes>, boolean]> = [
    ["is there for a visitor who signs in", [adaComes], true],
    ["is there while the session of its member is over", [adaComes, sessionEnds], true],
    ["is there once the same member is back", [adaComes, sessionEnds, adaComes], true],
    ["is there where the same member signs in twice", [adaComes, adaComes], true],
    ["is gone where the member signs out here", [adaComes, leaves], false],
    ["is gone where another member signs in", [adaComes, bobComes], false],
    ["is gone where another member signs in after the session ended", [adaComes, sessionEnds, bobComes], false]
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

  it.effect("does not run on for another member", () =>
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

describe("a call of somebody's", () => {
  it.effect("is made by them and nobody else; a visitor's by whoever comes", () =>
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
