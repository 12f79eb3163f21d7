import * as MemoryStore from "@portico/provider/MemoryStore"
import * as Provider from "@portico/provider/Provider"
import { StoreHealth } from "../../../../packages/provider/src/store/StoreHealth.ts"
import { StoreNotOpened } from "../../../../packages/provider/src/store/StoreUnavailable.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

const check = async (provider: Provider.Provider, path: string, method = "GET") => {
  const response = await provider.handler(new Request(`http://localhost:4000${path}`, { method }))
  const text = await response.text()
  return {
    status: response.status,
    body: text === "" ? undefined : JSON.parse(text),
    retryAfter: response.headers.get("retry-after"),
    cached: response.headers.get("cache-control")
  }
}

const paths = ["/health", "/health/ready"]

describe("a health check", () => {
  it.each(paths)("at %s is ready while the store can serve requests", async (path) => {
    const provider = Provider.make()
    await provider.start()

    assert.deepStrictEqual(await check(provider, path), {
      status: 200,
      body: { status: "ready" },
      retryAfter: null,
      cached: "no-store"
    })
    await provider.dispose()
  })

  it.each(["opening", "lost"] as const)(
    "responds with 503 and Retry-After while the store is %s, and stays live",
    async (state) => {
      const health = Layer.succeed(StoreHealth, { state: () => state, lost: Effect.never })
      const provider = Provider.make({ store: { layer: Layer.merge(MemoryStore.make().layer, health) } })
      await provider.start()

      for (const path of paths) {
        assert.deepStrictEqual(await check(provider, path), {
          status: 503,
          body: { status: state },
          retryAfter: "1",
          cached: "no-store"
        })
      }
      assert.deepInclude(await check(provider, "/health/live"), { status: 200, body: { status: "live" } })
      await provider.dispose()
    }
  )

  it("starts the provider and responds with 503 until it has started", async () => {
    const opened = Deferred.makeUnsafe<void>()
    const layer = Layer.unwrap(Effect.as(Deferred.await(opened), MemoryStore.make().layer))
    const provider = Provider.make({ store: { layer } })

    const before = await check(provider, "/health/ready")
    Deferred.doneUnsafe(opened, Effect.void)
    await provider.start()

    assert.deepInclude(before, { status: 503, body: { status: "opening" } })
    assert.deepInclude(await check(provider, "/health/ready"), { status: 200 })
    await provider.dispose()
  })

  it("reports lost if the store cannot be opened", async () => {
    const failure = new StoreNotOpened({ reason: "InUse", description: "Another process uses ./data." })
    const provider = Provider.make({ store: { layer: Layer.effectContext(Effect.fail(failure)) } })
    await provider.start().catch(() => {})
    await check(provider, "/health")
    await Promise.resolve()

    assert.deepInclude(await check(provider, "/health"), { status: 503, body: { status: "lost" } })
  })

  it("accepts only GET and HEAD", async () => {
    const provider = Provider.make()

    assert.strictEqual((await check(provider, "/health", "POST")).status, 405)
    await provider.dispose()
  })
})

describe("a lost store", () => {
  it("is reported once to the server that runs the provider", async () => {
    const failure = new StoreNotOpened({ reason: "Unusable", description: "The folder is gone." })
    const lost = Deferred.makeUnsafe<StoreNotOpened>()
    const health = Layer.succeed(StoreHealth, { state: () => "ready", lost: Deferred.await(lost) })
    const reported = Promise.withResolvers<StoreNotOpened>()
    const provider = Provider.make({
      store: { layer: Layer.merge(MemoryStore.make().layer, health) },
      onStoreLost: reported.resolve
    })
    await provider.start()

    Deferred.doneUnsafe(lost, Effect.succeed(failure))

    assert.strictEqual(await reported.promise, failure)
    await provider.dispose()
  })
})
