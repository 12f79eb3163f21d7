import { assert, describe, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { IdentityStore } from "../../../../packages/provider/src/store/IdentityStore.ts"
import { StoreUnavailable } from "../../../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { codeOf, open, seed } from "../../Shop.ts"

const start = () =>
  open({
    seed: {
      ...seed,
      clients: [{ clientId: "shop", origins: ["http://shop.test"], redirectUris: [], secret: "s3cret" }]
    }
  })

const ask = (shop: ReturnType<typeof open>, query: string, token: string, more: object = {}, version = "alpha") =>
  shop.post(`/graphql/${version}`, { query, ...more }, token)

describe("a query", () => {
  it("for the caller returns the fields of an identity", async () => {
    const shop = start()
    const query = `{ me { email { address isVerified } identityProfile { firstName } status { name reasons }
      factors { type status } createdDate } }`

    const { body, status } = await ask(shop, query, (await shop.member()).access_token)

    assert.strictEqual(status, 200)
    assert.deepStrictEqual(body.data, {
      me: {
        email: { address: "ada@shop.test", isVerified: true },
        identityProfile: { firstName: "Ada" },
        status: { name: "ACTIVE", reasons: [] },
        factors: [{ type: "PASSWORD", status: "ENABLED" }],
        createdDate: "2023-11-14T22:13:20.000Z"
      }
    })
  })

  it("for the caller returns null for visitors", async () => {
    const shop = start()

    assert.deepStrictEqual((await ask(shop, "{ me { id } }", await shop.visitor())).body.data, { me: null })
  })

  it("is refused after the session has ended", async () => {
    const shop = start()
    const { access_token } = await shop.member()
    await shop.send("/v1/logout", { headers: { authorization: access_token } })

    assert.strictEqual((await ask(shop, "{ me { id } }", access_token)).status, 401)
  })

  it("for members succeeds with the client's secret", async () => {
    const shop = start()

    const all = await ask(shop, "{ identities { email { address } } }", "s3cret")
    const blocked = await ask(shop, "{ identities(status: BLOCKED, limit: 1) { email { address } } }", "s3cret")

    assert.deepStrictEqual(all.body.data, {
      identities: ["ada", "bob", "eve"].map((name) => ({ email: { address: `${name}@shop.test` } }))
    })
    assert.deepStrictEqual(blocked.body.data, { identities: [{ email: { address: "bob@shop.test" } }] })
  })

  it("for others is rejected for members and visitors", async () => {
    const shop = start()
    const { access_token } = await shop.member()
    const own = (await ask(shop, "{ me { id } }", access_token)).body.data as { me: { id: string } }

    const self = await ask(shop, "query ($id: ID!) { identity(id: $id) { id } }", access_token, { variables: own.me })
    const other = await ask(shop, '{ identity(id: "x") { id } }', access_token)
    const many = await ask(shop, "{ identities { id } }", await shop.visitor())

    assert.deepStrictEqual(self.body.data, { identity: own.me })
    assert.strictEqual(other.body.errors[0]?.extensions?.code, "PERMISSION_DENIED")
    assert.strictEqual(many.body.errors[0]?.extensions?.code, "PERMISSION_DENIED")
  })

  it("never returns a password", async () => {
    const { body } = await ask(start(), "{ me { password } }", "s3cret")

    assert.match(body.errors[0]?.message ?? "", /Cannot query field "password"/)
  })
})

describe("GraphQL errors", () => {
  it.each([
    ["{ me", "Syntax Error"],
    ["{ nothing }", "Cannot query field"],
    ["query ($id: ID!) { identity(id: $id) { id } }", "Variable"],
    ["{ identities(limit: 0) { id } }", "limit must be between 1 and 1000"],
    [`{ ${"me { id } ".repeat(1000)} }`, "too many tokens|token limit|tokens"],
    [`{ ${Array.from({ length: 21 }, (_, nth) => `a${nth}: me { id }`).join(" ")} }`, "at most 20 root fields"],
    [`{ ${"...A ".repeat(7)} } fragment A on Query { a: me { id } b: me { id } }`, "at most 20 root fields"],
    [`{ ... { ... { ${"me { id } ".repeat(20)} } } }`, "at most 20 root fields"],
    ["{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }", "at most 20 root fields"],
    ["", "Syntax Error"]
  ])("are returned with status 200: %s", async (query, message) => {
    const { body, status } = await ask(start(), query, "s3cret")

    assert.strictEqual(status, 200)
    assert.match(body.errors[0]?.message ?? "", new RegExp(message))
  })

  it("contain no internal details", async () => {
    const broken = Layer.effect(
      IdentityStore,
      Effect.map(IdentityStore, (store) => ({
        ...store,
        members: () => Effect.fail(new StoreUnavailable({ cause: new Error("hunter2") }))
      }))
    ).pipe(Layer.provideMerge(MemoryStore.make().layer))
    const shop = open({
      store: { layer: broken },
      seed: { clients: [{ clientId: "shop", origins: [], redirectUris: [], secret: "s3cret" }] }
    })

    const { body, text } = await ask(shop, "{ identities { id } }", "s3cret")

    assert.strictEqual(body.errors[0]?.message, "System error occurred.")
    assert.notInclude(text, "hunter2")
  })
})

it("rejects a request without a token", async () => {
  const refused = await ask(start(), "{ me { id } }", "")

  assert.strictEqual(refused.status, 401)
})

it("rejects an unknown version", async () => {
  const refused = await ask(start(), "{ me { id } }", "s3cret", {}, "beta")

  assert.strictEqual(refused.status, 404)
  assert.strictEqual(codeOf(refused), "UNKNOWN_API_VERSION")
})
