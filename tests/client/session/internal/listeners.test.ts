import { addListener, signal } from "../../../../packages/client/src/session/internal/listeners.ts"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"

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
