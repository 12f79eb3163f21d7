import { SystemError, TokenUnavailable, Unreachable } from "@portico/client/transport/Failure"
import * as Wde from "@portico/contract/Wde"
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
import { windowEvents } from "./online.ts"
import { registryOver } from "./registry.ts"

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
    const seen: Array<{ readonly _tag: string; readonly waiting: boolean }> = []
    const add = ({ _tag, waiting, ...rest }: AsyncResult.AsyncResult<unknown, unknown>) =>
      void seen.push({ _tag, waiting, ...told(rest) })
    registry.subscribe(create(runtime), add, {
      immediate: true
    })
    // Each of these programs ends. Only its last result does not wait for another.
    while (seen.at(-1)?.waiting === true) yield* Effect.sleep(1)
    yield* Effect.sleep(5)
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

const unreachable = new Unreachable({ cause: new TypeError("Failed to fetch") })
const busy = new SystemError({ requestId: "1", retryAfter: undefined, status: 503, statusText: "Service Unavailable" })
const ofData = (cause: Unreachable | SystemError) => Wde.make("WDE0053", { description: cause.message }, { cause })

/** Mounts a read whose n-th run is `run(n)`, and records its results. */
const reading = <A, E>(run: (count: number) => Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const online = yield* windowEvents
    const registry = yield* registryOver(Layer.empty)
    let runs = 0
    const atom = Runtime.runtime.atom(Effect.suspend(() => run(++runs)))
    const seen: Array<string> = []
    const textOf = (result: AsyncResult.AsyncResult<A, E>) =>
      `${result._tag}${result.waiting ? " waiting" : ""}${"value" in result ? ` ${String(result.value)}` : ""}`
    registry.subscribe(atom, (result) => void seen.push(textOf(result)), { immediate: true })
    return { atom, online, registry, runs: () => runs, seen }
  })

describe("a read that failed", () => {
  it.effect.each([
    ["a call", unreachable],
    ["a call of data", ofData(unreachable)],
    ["the request of a token", new TokenUnavailable({ cause: unreachable })]
  ] as const)("because nothing was reachable for %s is repeated once when the browser is online again", ([, error]) =>
    Effect.gen(function* () {
      const { online, runs, seen } = yield* reading((run) => (run === 1 ? Effect.fail(error) : Effect.succeed("new")))
      assert.deepStrictEqual(seen, ["Failure"])

      online()
      online()

      assert.strictEqual(runs(), 2)
      assert.strictEqual(seen.at(-1), "Success new")
    })
  )

  it.effect.each([
    ["the provider failed", ofData(busy)],
    ["the response could not be read", Wde.make("WDE0055", { description: "No JSON." })]
  ] as const)("because %s is not repeated", ([, error]) =>
    Effect.gen(function* () {
      const { online, runs } = yield* reading(() => Effect.fail(error))

      online()

      assert.strictEqual(runs(), 1)
    })
  )

  it.effect("is repeated each time the browser is online again, until it succeeds", () =>
    Effect.gen(function* () {
      const { online, runs, seen } = yield* reading((run) =>
        run < 3 ? Effect.fail(unreachable) : Effect.succeed("new")
      )

      for (let times = 0; times < 4; times++) online()

      assert.strictEqual(runs(), 3)
      assert.strictEqual(seen.at(-1), "Success new")
    })
  )

  it.effect("has no failure while it is repeated", () =>
    Effect.gen(function* () {
      const response = yield* Deferred.make<string>()
      const { online, seen } = yield* reading((run) =>
        run === 1 ? Effect.fail(unreachable) : Deferred.await(response)
      )

      online()
      assert.strictEqual(seen.at(-1), "Initial waiting")
      yield* Deferred.succeed(response, "new")
      yield* Effect.yieldNow

      assert.deepStrictEqual(seen.slice(-2), ["Initial waiting", "Success new"])
    })
  )

  it.effect("has its earlier result while it is repeated", () =>
    Effect.gen(function* () {
      const { atom, online, registry, seen } = yield* reading((run) =>
        run === 1 ? Effect.succeed("old") : run === 2 ? Effect.fail(unreachable) : Effect.never
      )
      registry.refresh(atom)
      assert.strictEqual(seen.at(-1), "Failure")

      online()

      assert.strictEqual(seen.at(-1), "Success waiting old")
    })
  )

  it.effect("is not repeated if nothing shows it", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const registry = yield* registryOver(Layer.empty)
      let runs = 0
      const atom = Runtime.runtime.atom(
        Effect.andThen(
          Effect.sync(() => runs++),
          Effect.fail(unreachable)
        )
      )
      const unmount = registry.mount(atom)
      unmount()

      online()

      assert.strictEqual(runs, 1)
    })
  )
})

describe("a read that runs when the browser is online again", () => {
  it.effect("is repeated if it fails because nothing was reachable", () =>
    Effect.gen(function* () {
      const response = yield* Deferred.make<string, Unreachable>()
      const { online, runs, seen } = yield* reading((run) =>
        run === 1 ? Deferred.await(response) : Effect.succeed("new")
      )

      online()
      assert.strictEqual(runs(), 1)
      yield* Deferred.fail(response, unreachable)
      yield* Effect.yieldNow

      assert.strictEqual(runs(), 2)
      assert.notInclude(seen, "Failure")
    })
  )

  it.effect("is not repeated if it succeeds", () =>
    Effect.gen(function* () {
      const response = yield* Deferred.make<string>()
      const { online, runs } = yield* reading(() => Deferred.await(response))

      online()
      yield* Deferred.succeed(response, "new")
      yield* Effect.yieldNow
      online()

      assert.strictEqual(runs(), 1)
    })
  )
})

describe("a write that failed because nothing was reachable", () => {
  it.effect("is not repeated", () =>
    Effect.gen(function* () {
      const online = yield* windowEvents
      const registry = yield* registryOver(Layer.empty)
      let runs = 0
      const write = Runtime.runtime.fn<void, Unreachable>()
      registry.mount(write)
      registry.set(
        write,
        Effect.andThen(
          Effect.sync(() => void runs++),
          Effect.fail(unreachable)
        )
      )

      online()

      assert.strictEqual(registry.get(write)._tag, "Failure")
      assert.strictEqual(runs, 1)
    })
  )
})
