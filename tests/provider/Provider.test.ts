import { assert, describe, it } from "@effect/vitest"
import * as Provider from "@portico/provider/Provider"
import { StoreNotOpened, StoreUnavailable } from "../../packages/provider/src/store/StoreUnavailable.ts"
import { IdentityStore } from "../../packages/provider/src/store/IdentityStore.ts"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { vi } from "vitest"
import { codeOf, open, seed } from "./Shop.ts"

const anonymous = () =>
  new Request("http://localhost/oauth2/token", {
    method: "POST",
    body: JSON.stringify({ clientId: "shop", grantType: "anonymous" })
  })

it("opens the store once, at the first request", async () => {
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

it("reports how many clients, members and collections the seed added", async () => {
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

it("shares no data between two providers", async () => {
  const [first, second] = [open(), open()]
  await first.post(
    "/v2/register",
    { loginId: { email: "grace@shop.test" }, password: "debugging" },
    await first.visitor()
  )

  assert.strictEqual(codeOf(await second.login("grace@shop.test", "debugging")), "-19999")
})

describe("reset", () => {
  it("deletes all data and applies the seed again", async () => {
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

  it("preserves the ids of the seed's members, so references to them stay valid", async () => {
    const shop = open()
    const before = (await shop.login()).body.identity.id

    await shop.reset()

    assert.strictEqual((await shop.login()).body.identity.id, before)
  })

  it("does not hash the seed's passwords again", async () => {
    const provider = Provider.make({ seed, passwordIterations: 100_000 })
    await provider.start()
    const derive = vi.spyOn(crypto.subtle, "deriveBits")

    await provider.reset()

    assert.strictEqual(derive.mock.calls.length, 0)
    derive.mockRestore()
  })
})

describe("a failing store", () => {
  it("rejects the start and responds with 503 to every request if the store cannot be opened", async () => {
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

  it("responds with 503 and a request id, without details of the failure", async () => {
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

  it("responds with 500, without details, if an operation dies", async () => {
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

it("rejects a seed whose member has an invalid email address", async () => {
  const provider = Provider.make({ seed: { members: [{ email: "nobody", password: "x" }] } })

  const refused = await provider.start().then(
    () => "",
    (cause: Error) => cause.message
  )

  assert.strictEqual(refused, "The member nobody of the seed has no valid email address.")
})

it("parses a seed from a JSON value", async () => {
  const json: unknown = JSON.parse('{ "clients": [{ "clientId": "shop", "origins": [], "redirectUris": [] }] }')

  const provider = Provider.make({ seed: Provider.parseSeed(json) })

  assert.deepInclude(await provider.start(), { clients: 1 })
  await provider.dispose()
})

it.each<[unknown, string]>([
  [undefined, "The seed is invalid: Expected object."],
  ["{}", "The seed is invalid: Expected object."],
  [
    { members: [{ email: "ada@shop.test", password: "x", status: "gone" }] },
    'The seed is invalid: Expected "active" | "emailVerification" | "ownerApproval" | "blocked" | "deleted" | "offline" at ["members"][0]["status"].'
  ]
])("throws a one-line message if the JSON value %o is not a seed", (json, message) => {
  const thrown = (() => {
    try {
      return Provider.parseSeed(json)
    } catch (error) {
      return error
    }
  })()

  assert.instanceOf(thrown, Error)
  assert.strictEqual(thrown.message, message)
})

it.each<[object, string]>([
  [
    { collections: [{ id: "books", permissions: { read: "EVERYONE" } }] },
    `The seed is invalid: Expected "ANYONE" | "SITE_MEMBER" | "SITE_MEMBER_AUTHOR" | "CMS_EDITOR" | "PRIVILEGED" at ["collections"][0]["permissions"]["read"].`
  ],
  [
    { members: [{ mail: "ada@shop.test", password: "x" }] },
    `The seed is invalid: Expected no excess property at ["members"][0]["mail"].`
  ],
  [
    { collections: [{ id: "books", permission: {} }] },
    `The seed is invalid: Expected no excess property at ["collections"][0]["permission"].`
  ]
])("rejects the seed %o of JavaScript code and logs the reason once", async (seed, message) => {
  const logged = vi.spyOn(console, "log").mockImplementation(() => {})
  const provider = Provider.make({ seed })

  const { status } = await provider.handler(anonymous())
  await provider.handler(anonymous())
  const refused = await provider.start().catch((cause: Error) => cause.message)

  assert.strictEqual(status, 503)
  assert.strictEqual(refused, message)
  assert.strictEqual(logged.mock.calls.length, 1)
  assert.include(logged.mock.calls.flat().join(" "), message)
  logged.mockRestore()
})

it("rejects a seed with an item that cannot be stored and names the item", async () => {
  const provider = Provider.make({ seed: { collections: [{ id: "books", items: [{ a: 1 }, { b: "\ud800" }] }] } })

  const refused = await provider.start().then(
    () => "",
    (cause: Error) => cause.message
  )

  assert.match(refused, /^Item 2 of the collection books in the seed cannot be stored: /)
})

it("resolves an owner's email address in the seed to the member id", async () => {
  const items = [{ _id: "r1", text: "Lovely.", _ownerId: "Ada@shop.test" }]
  const shop = open({ seed: { ...seed, collections: [{ id: "reviews", items }] } })
  const { identity } = (await shop.login()).body

  const { text } = await shop.send("/v2/items/r1?dataCollectionId=reviews", {
    headers: { authorization: await shop.visitor() }
  })

  assert.include(text, `"_ownerId":"${identity.id}"`)
})

describe("a session without credentials", () => {
  const session = { email: "ada@shop.test", clientId: "shop", origin: "http://localhost:4000" }
  const refused = async (change: object) => {
    const provider = Provider.make({ seed, passwordIterations: 1 })
    return provider.openSession({ ...session, ...change }).then(
      () => "opened",
      (error: Error) => error.message
    )
  }

  it("has tokens that can be refreshed", async () => {
    const provider = Provider.make({ seed, passwordIterations: 1 })

    const { refresh_token } = await provider.openSession(session)
    const response = await provider.handler(
      new Request("http://localhost:4000/oauth2/token", {
        method: "POST",
        body: JSON.stringify({ refreshToken: Redacted.value(refresh_token), grantType: "refresh_token" })
      })
    )

    assert.strictEqual(response.status, 200)
  })

  it.each([
    ["an unknown member", { email: "ghost@shop.test" }, "no member"],
    ["a blocked member", { email: "bob@shop.test" }, "blocked"],
    ["an unknown client", { clientId: "ghost" }, "client id is unknown"]
  ])("is not opened for %s", async (_, change, message) => {
    assert.include(await refused(change), message)
  })
})
