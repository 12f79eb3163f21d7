import * as SiteRuntime from "../../../../packages/client/src/site/internal/SiteRuntime.ts"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

class Counter extends Context.Service<Counter, { readonly next: () => number }>()("test/Counter") {}

/** Creates a runtime, and records when its service is created and released. */
const recorded = (creation: Effect.Effect<void> = Effect.void) => {
  const events: Array<string> = []
  let count = 0
  const acquire = Effect.sync(() => {
    events.push("created")
    return { next: () => ++count }
  })
  const release = Effect.sync(() => void events.push("released"))
  const service = Effect.andThen(
    creation,
    Effect.acquireRelease(acquire, () => release)
  )
  return { events, runtime: SiteRuntime.make(Layer.effect(Counter, service)) }
}

const next = Counter.use(({ next }) => Effect.sync(next))

describe("the runtime of a site", () => {
  it("creates its services once, with the first effects", async () => {
    const { events, runtime } = recorded(Effect.yieldNow)
    expect(runtime.services()).toBeUndefined()
    expect(events).toEqual([])

    expect(await Promise.all([runtime.run(next), runtime.run(next)])).toEqual([1, 2])
    expect(await runtime.run(next)).toBe(3)

    expect(runtime.services()).toBeDefined()
    expect(events).toEqual(["created"])
  })

  it("rejects with the error of an effect", async () => {
    const { runtime } = recorded()
    const cause = new Error("refused")

    await expect(runtime.run(Effect.fail(cause))).rejects.toBe(cause)
    await expect(runtime.run(Effect.die(cause))).rejects.toBe(cause)
  })

  it("interrupts running effects when it is disposed, waits for them, and then releases its services", async () => {
    const { events, runtime } = recorded()
    await runtime.run(next)
    const waiting = runtime
      .run(Effect.onInterrupt(Effect.never, () => Effect.as(Effect.yieldNow, void events.push("interrupted"))))
      .catch((error: unknown) => error)

    await runtime.dispose()

    expect(events).toEqual(["created", "interrupted", "released"])
    expect(await waiting).toMatchObject({ code: "Disposed" })
    expect(runtime.services()).toBeUndefined()
    await expect(runtime.run(next)).rejects.toMatchObject({ code: "Disposed" })
  })

  it("is disposed once", async () => {
    const { events, runtime } = recorded()
    await runtime.run(next)

    await Promise.all([runtime.dispose(), runtime.dispose()])
    await runtime.dispose()

    expect(events).toEqual(["created", "released"])
  })

  it("can be disposed by an effect that it runs", async () => {
    const { events, runtime } = recorded()
    const disposed = Promise.withResolvers<void>()

    const own = runtime
      .run(
        Effect.andThen(
          next,
          Effect.sync(() => void runtime.dispose().then(disposed.resolve))
        )
      )
      .catch((error: unknown) => error)
    await disposed.promise
    await own

    expect(events).toEqual(["created", "released"])
  })

  it("can be disposed while its services are created, and before", async () => {
    const { events, runtime } = recorded(Effect.never)
    const waiting = runtime.run(next).catch((error: unknown) => error)

    await runtime.dispose()

    expect(await waiting).toMatchObject({ code: "Disposed" })
    expect(events).toEqual([])
    await expect(recorded().runtime.dispose()).resolves.toBeUndefined()
  })
})
