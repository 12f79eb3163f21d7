import { assert, describe, it } from "@effect/vitest"
import * as Provider from "@portico/provider/Provider"
import { StoreNotOpened, StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import { IdentityStore } from "../../packages/provider/src/store/IdentityStore.ts"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { vi } from "vitest"
import { codeOf, open, seed } from "./Shop.ts"

const anonymous = () =>
  new Request("http://localhost/oauth2/token", {
    method: "POST",
    body: JSON.stringify({ clientId: "shop", grantType: "anonymous" })
  })

it("starts at the first request, once for many", async () => {
  let opened = 0
  const store = {
    layer: Layer.merge(
      Layer.effectDiscard(
        Effect.sync(() => {
          opened++
        })
      ),
      MemoryStore.make().layer
    )
  }
  const provider = Provider.make({ seed, store, passwordIterations: 1 })
  assert.strictEqual(opened, 0)

  const answers = await Promise.all(Array.from({ length: 8 }, () => provider.handler(anonymous())))

  assert.strictEqual(opened, 1)
  assert.deepStrictEqual(new Set(answers.map(({ status }) => status)), new Set([200]))
  await provider.dispose()
})

it("tells what became of the seed", async () => {
  const provider = Provider.make({
    seed: { ...seed, collections: [{ id: "books", items: [{ title: "Emma" }] }] },
    passwordIterations: 1
  })

  assert.deepStrictEqual(await provider.start(), {
    clients: 2,
    membersAdded: 3,
    membersKept: 0,
    collectionsAdded: 1,
    collectionsKept: 0
  })
})

it("two providers share nothing", async () => {
  const [first, second] = [open(), open()]
  await first.post(
    "/v2/register",
    { loginId: { email: "grace@shop.test" }, password: "debugging" },
    await first.visitor()
  )

  assert.strictEqual(codeOf(await second.login("grace@shop.test", "debugging")), "-19999")
})

describe("a reset", () => {
  it("forgets everything and starts again from the seed", async () => {
    const shop = open({ seed: { ...seed, registration: "emailVerification" } })
    const { access_token, refresh_token } = await shop.member()
    await shop.post("/v2/register", { loginId: { email: "grace@shop.test" }, password: "debugging" }, access_token)

    await shop.reset()

    assert.strictEqual(codeOf(await shop.refresh(refresh_token)), "invalid_grant")
    assert.strictEqual((await shop.post("/v1/redirect-session", { login: {} }, access_token)).status, 401)
    assert.deepStrictEqual(await shop.outbox(), [])
    assert.strictEqual(codeOf(await shop.login("grace@shop.test", "debugging")), "-19999")
    assert.strictEqual((await shop.login()).body.state, "SUCCESS")
  })

  it("leaves the seed's members their ids, so that what refers to them stays right", async () => {
    const shop = open()
    const before = (await shop.login()).body.identity.id

    await shop.reset()

    assert.strictEqual((await shop.login()).body.identity.id, before)
  })

  it("hashes no password of the seed a second time", async () => {
    const provider = Provider.make({ seed, passwordIterations: 100_000 })
    await provider.start()
    const derive = vi.spyOn(crypto.subtle, "deriveBits")

    await provider.reset()

    assert.strictEqual(derive.mock.calls.length, 0)
    derive.mockRestore()
  })
})

describe("a store", () => {
  it("that cannot be opened refuses the start, and every request honestly", async () => {
    const store = {
      layer: Layer.effectContext(
        Effect.fail(new StoreNotOpened({ reason: "InUse", description: "Another process uses ./data." }))
      )
    }
    const provider = Provider.make({ store })

    const started = await provider.start().catch((cause: unknown) => cause)
    const response = await provider.handler(anonymous())

    assert.instanceOf(started, StoreNotOpened)
    assert.strictEqual(response.status, 503)
    assert.notInclude(await response.text(), "data.")
  })

  it("that fails is a system error with a number, and tells nothing of itself", async () => {
    const broken = Layer.effect(
      IdentityStore,
      Effect.map(IdentityStore, (store) => ({
        ...store,
        openSession: () => Effect.fail(new StoreUnavailable({ cause: new Error("hunter2") }))
      }))
    ).pipe(Layer.provideMerge(MemoryStore.make().layer))
    const logged = vi.spyOn(console, "log").mockImplementation(() => {})
    const shop = open({ store: { layer: broken }, seed: { clients: seed.clients ?? [] } })

    const unavailable = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    assert.strictEqual(unavailable.status, 503)
    assert.strictEqual(unavailable.headers.get("retry-after"), "1")
    assert.strictEqual(
      unavailable.body.message,
      `System error occurred, request-id: ${unavailable.headers.get("x-wix-request-id")}`
    )
    assert.notInclude(unavailable.text, "hunter2")
    assert.strictEqual(logged.mock.calls.length, 1)
    logged.mockRestore()
  })

  it("that breaks is a system error, too", async () => {
    const broken = Layer.effect(
      IdentityStore,
      Effect.map(IdentityStore, (store) => ({ ...store, openSession: () => Effect.die(new Error("hunter2")) }))
    ).pipe(Layer.provideMerge(MemoryStore.make().layer))
    const logged = vi.spyOn(console, "log").mockImplementation(() => {})
    const shop = open({ store: { layer: broken } })

    const { status, text } = await shop.post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })

    assert.strictEqual(status, 500)
    assert.notInclude(text, "hunter2")
    logged.mockRestore()
  })
})

it("a seed with a member who has no address is refused with a sentence", async () => {
  const provider = Provider.make({ seed: { members: [{ email: "nobody", password: "x" }] } })

  const refused = await provider.start().then(
    () => "",
    (cause: Error) => cause.message
  )

  assert.strictEqual(refused, "The seed names the member nobody, who has no e-mail address.")
})

it("a seed with an item that cannot be stored is refused with its place", async () => {
  const provider = Provider.make({ seed: { collections: [{ id: "books", items: [{ a: 1 }, { b: "\ud800" }] }] } })

  const refused = await provider.start().then(
    () => "",
    (cause: Error) => cause.message
  )

  assert.match(refused, /^Item 2 of the seed's collection books cannot be stored: /)
})

it("an owner in the seed is named by his address", async () => {
  const items = [{ _id: "r1", text: "Lovely.", _ownerId: "Ada@shop.test" }]
  const shop = open({ seed: { ...seed, collections: [{ id: "reviews", items }] } })
  const { identity } = (await shop.login()).body

  const { text } = await shop.send("/v2/items/r1?dataCollectionId=reviews", {
    headers: { authorization: await shop.visitor() }
  })

  assert.include(text, `"_ownerId":"${identity.id}"`)
})
