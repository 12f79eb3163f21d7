import { assert, describe, it } from "@effect/vitest"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as EffectAtom from "effect/reactivity/Atom"
import type * as AsyncResult from "effect/reactivity/AsyncResult"
import * as Reactivity from "effect/reactivity/Reactivity"
import * as Stream from "effect/Stream"
import * as Atom from "../../../packages/react/src/runtime/Atom.ts"
import * as Runtime from "../../../packages/react/src/runtime/Runtime.ts"
import { makeRegistry } from "../../../packages/react/src/runtime/registry/Registry.ts"

class Greeting extends Context.Service<Greeting, string>()("test/Greeting") {}
const greeting = Layer.succeed(Greeting, "hello")

const ours = Runtime.make(greeting)
const theirs = EffectAtom.runtime(greeting)

/** Returns an atom with the results of a program, with our runtime or with Effect's. */
type Create = (runtime: Pick<typeof ours, "atom">) => Atom.Atom<AsyncResult.AsyncResult<unknown, unknown>>

const programs: ReadonlyArray<readonly [string, Create]> = [
  ["an effect with a service", (runtime) => runtime.atom(Greeting)],
  ["an effect that reads an atom", (runtime) => runtime.atom((get) => Effect.succeed(get(Atom.make(1)) + 1))],
  ["an effect that takes time", (runtime) => runtime.atom(Effect.as(Effect.sleep(2), 1))],
  ["a failure", (runtime) => runtime.atom(Effect.fail("no"))],
  ["a defect", (runtime) => runtime.atom(Effect.die("no"))],
  ["a stream", (runtime) => runtime.atom(Stream.make(1, 2, 3))],
  [
    "a stream that takes time",
    (runtime) => runtime.atom(Stream.mapEffect(Stream.make(1, 2), (n) => Effect.as(Effect.sleep(2), n)))
  ],
  ["an empty stream", (runtime) => runtime.atom(Stream.empty)],
  ["a stream that fails", (runtime) => runtime.atom(Stream.concat(Stream.make(1), Stream.fail("no")))]
]

/** Returns the results of an atom, in the order of its changes. */
const resultsOf = (create: Create, runtime: Pick<typeof ours, "atom">) =>
  Effect.gen(function* () {
    const registry = makeRegistry()
    const seen: Array<unknown> = []
    registry.subscribe(create(runtime), ({ _tag, waiting, ...rest }) => seen.push({ _tag, waiting, ...told(rest) }), {
      immediate: true
    })
    yield* Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 20)))
    registry.dispose()
    return seen
  })

// Without the time of a result.
const told = (rest: object): object => ({
  ...("value" in rest ? { value: rest.value } : {}),
  ...("cause" in rest ? { cause: String(rest.cause) } : {})
})

describe("an atom of a runtime", () => {
  it.live.each(programs)("has the results of Effect's runtime for %s", ([, create]) =>
    Effect.gen(function* () {
      const found = yield* resultsOf(create, ours)

      assert.isNotEmpty(found)
      assert.deepStrictEqual(found, yield* resultsOf(create, theirs as Pick<typeof ours, "atom">))
    })
  )

  it.live("closes the scope of its effect after the atom is removed", () =>
    Effect.gen(function* () {
      const closed = yield* Deferred.make<void>()
      const registry = makeRegistry()
      registry.mount(ours.atom(Effect.acquireRelease(Effect.void, () => Deferred.succeed(closed, undefined))))

      registry.dispose()

      yield* Effect.timeout(Deferred.await(closed), "1 second")
    })
  )

  it.live("interrupts the effect that was written before", () =>
    Effect.gen(function* () {
      const interrupted = yield* Deferred.make<void>()
      const registry = makeRegistry()
      const work = ours.fn<string, never>()
      registry.mount(work)

      registry.set(
        work,
        Effect.onInterrupt(Effect.never, () => Deferred.succeed(interrupted, undefined))
      )
      assert.isTrue(registry.get(work).waiting)
      registry.set(work, Effect.succeed("second"))

      yield* Effect.timeout(Deferred.await(interrupted), "1 second")
      assert.deepInclude(registry.get(work), { _tag: "Success", value: "second", waiting: false })
    })
  )

  it("is computed again after a mutation with its key", () => {
    const registry = makeRegistry()
    let reads = 0
    const counted = Atom.readable(() => ++reads).pipe(Runtime.withReactivity(["books"]))
    const mutation = ours.fn<void, never>()
    registry.mount(counted)
    registry.mount(mutation)

    registry.set(mutation, Reactivity.invalidate(["authors"]))
    assert.strictEqual(registry.get(counted), 1)
    registry.set(mutation, Reactivity.invalidate(["books"]))

    assert.strictEqual(registry.get(counted), 2)
  })
})
