import {
  addListener,
  makeInbox,
  signal,
  subscribe
} from "../../../../packages/client/src/session/internal/listeners.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"

it.effect("signal removes a listener when its scope closes", () =>
  Effect.gen(function* () {
    const target = new EventTarget()
    let heard = 0
    const listening = Effect.map(signal, (signal) => {
      target.addEventListener("told", () => heard++, { signal })
      target.dispatchEvent(new Event("told"))
    })

    yield* Effect.scoped(listening)
    yield* Effect.exit(Effect.scoped(Effect.andThen(listening, Effect.interrupt)))
    target.dispatchEvent(new Event("told"))

    assert.strictEqual(heard, 2)
  })
)

it.effect("addListener removes only the listener of its own scope", () =>
  Effect.gen(function* () {
    const set = new Set<string>()

    const seen = yield* Effect.scoped(
      Effect.gen(function* () {
        yield* addListener(set, "outer")
        const inner = yield* Effect.scoped(
          Effect.as(addListener(set, "inner"), () => [...set]).pipe(Effect.map((read) => read()))
        )
        return [inner, [...set]]
      })
    )

    assert.deepStrictEqual(seen, [["outer", "inner"], ["outer"]])
    assert.strictEqual(set.size, 0)
  })
)

it.effect("an inbox returns its values in order and waits for the next one", () =>
  Effect.gen(function* () {
    const inbox = makeInbox<number>()
    inbox.offer(1)
    inbox.offer(2)

    const first = [yield* inbox.take, yield* inbox.take]
    const waiting = yield* Effect.forkChild(inbox.take, { startImmediately: true })
    inbox.offer(3)
    inbox.offer(4)

    assert.deepStrictEqual(first, [1, 2])
    assert.strictEqual(yield* Fiber.join(waiting), 3)
    assert.strictEqual(yield* inbox.take, 4)
  })
)

it.effect("an inbox keeps the values of a consumer that was interrupted", () =>
  Effect.gen(function* () {
    const inbox = makeInbox<number>()
    const waiting = yield* Effect.forkChild(inbox.take, { startImmediately: true })

    yield* Fiber.interrupt(waiting)
    inbox.offer(1)

    assert.strictEqual(yield* inbox.take, 1)
  })
)

it.effect("an inbox drops its oldest values beyond its capacity", () =>
  Effect.gen(function* () {
    const inbox = makeInbox<number>(2)
    for (const value of [1, 2, 3]) inbox.offer(value)

    assert.deepStrictEqual([yield* inbox.take, yield* inbox.take], [2, 3])
  })
)

it.effect("subscribe listens once for each consumer, and stops when the stream ends", () =>
  Effect.gen(function* () {
    const listeners = new Set<(value: string) => void>()
    const values = subscribe<string>((emit) => {
      emit("start")
      return addListener(listeners, emit)
    })
    const seen: Array<string> = []

    assert.strictEqual(listeners.size, 0)
    const reading = values.pipe(
      Stream.take(3),
      Stream.runForEach((value) => Effect.sync(() => void seen.push(value)))
    )
    const fiber = yield* Effect.forkChild(reading, { startImmediately: true })
    assert.strictEqual(listeners.size, 1)
    for (const listener of listeners) {
      listener("a")
      listener("b")
    }
    yield* Fiber.join(fiber)

    assert.deepStrictEqual(seen, ["start", "a", "b"])
    assert.strictEqual(listeners.size, 0)
  })
)
