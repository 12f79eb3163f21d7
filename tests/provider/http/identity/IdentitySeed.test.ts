import { assert, it } from "@effect/vitest"
import * as MemoryStore from "@portico/provider/MemoryStore"
import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { codeOf, home, open } from "../../Shop.ts"

it("creates members with the status in the seed", async () => {
  const members = (["active", "blocked", "emailVerification", "ownerApproval"] as const).map((status) => ({
    email: `${status}@shop.test`,
    password: "correct horse",
    status
  }))
  const shop = open({ seed: { clients: [{ clientId: "shop", origins: [], redirectUris: [] }], members } })
  const login = (status: string) => shop.login(`${status}@shop.test`, "correct horse")

  assert.strictEqual((await login("active")).body.state, "SUCCESS")
  assert.strictEqual(codeOf(await login("blocked")), "-19958")
  assert.strictEqual((await login("emailVerification")).body.state, "REQUIRE_EMAIL_VERIFICATION")
  assert.strictEqual((await login("ownerApproval")).body.state, "REQUIRE_OWNER_APPROVAL")
})

it("leaves existing members unchanged on a second start and updates clients", async () => {
  const services = await Effect.runPromise(Layer.build(MemoryStore.make().layer).pipe(Effect.scoped))
  const store = { layer: Layer.succeedContext(services) }
  const member = { email: "ada@shop.test", password: "correct horse" }
  const client = { clientId: "shop", origins: ["http://old.test"], redirectUris: [] }
  const first = Provider.make({ store, seed: { clients: [client], members: [member] }, passwordIterations: 1 })
  const second = Provider.make({
    store,
    seed: {
      clients: [{ ...client, origins: ["http://new.test"] }],
      members: [
        { ...member, password: "another one" },
        { ...member, email: "bob@shop.test" }
      ],
      registration: "ownerApproval"
    },
    passwordIterations: 1
  })
  await first.start()

  assert.deepInclude(await second.start(), { clients: 1, membersAdded: 1, membersKept: 1 })

  const post = async (path: string, payload: unknown, headers: Record<string, string> = {}) => {
    const body = JSON.stringify(payload)
    const response = await second.handler(new Request(home + path, { method: "POST", headers, body }))
    return response.json()
  }
  const { access_token } = await post("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
  const headers = { authorization: access_token }
  const login = await post("/v2/login", { loginId: { email: member.email }, password: member.password }, headers)
  const registered = await post("/v2/register", { loginId: { email: "c@shop.test" }, password: "debugging" }, headers)
  assert.strictEqual(login.state, "SUCCESS")
  assert.strictEqual(registered.state, "REQUIRE_OWNER_APPROVAL")
})

it("rejects an invalid profile and names the member", async () => {
  const provider = Provider.make({
    seed: { members: [{ email: "ada@shop.test", password: "x", profile: { firstName: 1 } }] }
  })

  const refused = await provider.start().then(
    () => "",
    (cause: Error) => cause.message
  )

  assert.match(refused, /^The profile of the member ada@shop\.test in the seed is invalid: /)
})
