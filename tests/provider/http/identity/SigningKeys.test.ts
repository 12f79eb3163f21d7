import { assert, describe, it } from "@effect/vitest"
import { jwksPath } from "@portico/contract/Paths"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { StoreUnavailable } from "../../../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { SignJWT } from "jose/jwt/sign"
import { setTimeout } from "node:timers/promises"
import * as KeyRotationSuite from "../../KeyRotationSuite.ts"
import { open } from "../../Shop.ts"
import { meddling } from "../../Stores.ts"

/** A store in memory that several providers use. */
const shared = Effect.map(Effect.orDie(Layer.build(MemoryStore.make().layer)), (context) => () => ({
  layer: Layer.effectContext(Effect.succeed(context))
}))

describe("a provider in memory", () => {
  KeyRotationSuite.suite(shared)
  KeyRotationSuite.together(shared)

  it("creates new keys for new data after a reset", async () => {
    const shop = open()
    const token = await shop.visitor()
    const { text } = await shop.send(jwksPath)

    await shop.reset()

    assert.notStrictEqual((await shop.send(jwksPath)).text, text)
    assert.strictEqual((await shop.post("/v2/items/count", {}, token)).status, 401)
  })

  it("does not rotate by itself with the interval 0", async () => {
    const shop = open({ keyRotation: 0 })
    const { text } = await shop.send(jwksPath)

    shop.pass(400 * 86_400_000)

    assert.strictEqual((await shop.send(jwksPath)).text, text)
  })
})

/** Opens a provider whose store counts the reads of its keys, and fails them on demand. */
const watched = () => {
  let reads = 0
  let isDown = false
  const store = meddling((kept) => ({
    ...kept,
    signingKeys: Effect.suspend(() => {
      reads++
      // A database responds later.
      return Effect.andThen(
        Effect.promise(() => setTimeout(20)),
        isDown ? Effect.fail(new StoreUnavailable({ cause: "out of order" })) : kept.signingKeys
      )
    })
  }))
  const shop = open({ store })
  return {
    shop,
    reads: () => reads,
    breakDown: () => {
      isDown = true
    }
  }
}

describe("the cached keys", () => {
  it("are read once in 15 seconds, by one of several requests", async () => {
    const { reads, shop } = watched()
    await shop.visitor()
    const first = reads()

    await Promise.all(Array.from({ length: 20 }, () => shop.visitor()))
    assert.strictEqual(reads(), first)
    shop.pass(15_000)
    await Promise.all(Array.from({ length: 20 }, () => shop.visitor()))
    assert.strictEqual(reads(), first + 1)
  })

  it("are read once in a second for tokens with unknown keys", async () => {
    const { reads, shop } = watched()
    await shop.visitor()
    const first = reads()
    const { privateKey } = await crypto.subtle.generateKey({ name: "ECDSA", namedCurve: "P-256" }, false, ["sign"])
    const forge = async (kid: string) => {
      const token = await new SignJWT({ role: "member" }).setProtectedHeader({ alg: "ES256", kid }).sign(privateKey)
      assert.strictEqual((await shop.post("/v2/items/count", {}, token)).status, 401)
    }

    await forge("a")
    assert.strictEqual(reads(), first)
    shop.pass(1000)
    for (const kid of ["b", "c", "d"]) await forge(kid)
    assert.strictEqual(reads(), first + 1)
  })

  it("are used while the store does not respond", async () => {
    const { breakDown, shop } = watched()
    const token = await shop.visitor()
    breakDown()
    shop.pass(60_000)

    assert.strictEqual((await shop.post("/v2/items/count", { dataCollectionId: "none" }, token)).status, 404)
    assert.isString(await shop.visitor())
  })

  it("are required once: without them, the provider issues no tokens", async () => {
    const { breakDown, shop } = watched()
    breakDown()

    const { status } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    assert.strictEqual(status, 503)
  })
})
