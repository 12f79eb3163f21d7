import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { callback, clientId, type Network, open, tokensOf, visit } from "./Network.ts"
import { type Client, generations, load } from "./Published.ts"

const password = "a long enough password"

describe.each(generations)("the published client (%s)", (generation) => {
  let network: Network
  let make: (clientId: string) => Client
  beforeAll(async () => {
    make = load(generation)
    network = await open()
  })
  afterAll(() => network.close())

  it("obtains visitor tokens and reuses them while they are valid", async () => {
    const { auth } = make(clientId)
    const tokens = await auth.generateVisitorTokens()
    assert.strictEqual(tokens.refreshToken.role, "visitor")
    assert.approximately(tokens.accessToken.expiresAt, Date.now() / 1000 + 14_400, 5)
    assert.strictEqual(await auth.generateVisitorTokens(tokens), tokens)

    network.pass(1)
    const renewed = await auth.generateVisitorTokens({ refreshToken: tokens.refreshToken })
    assert.notStrictEqual(renewed.accessToken.value, tokens.accessToken.value)
    assert.deepStrictEqual(renewed.refreshToken, tokens.refreshToken)
  })

  it.each(["fragment", "query"] as const)("signs up and becomes a member with a code in the %s", async (mode) => {
    const client = make(clientId)
    const email = `eve-${mode}@example.com`
    const registered = await client.auth.register({ email, password, profile: { nickname: "Eve" } })
    assert.strictEqual(registered.loginState, "SUCCESS")
    assert.hasAllKeys(registered.data, ["sessionToken"])

    const tokens = await tokensOf(client, registered, mode)
    assert.strictEqual(tokens.refreshToken.role, "member")
    client.auth.setTokens(tokens)
    assert.isTrue(client.auth.loggedIn())
  })

  it("logs in, and out through the logout page", async () => {
    const client = make(clientId)
    const login = await client.auth.login({ email: "ada@example.com", password: "analytical-engine" })
    assert.strictEqual(login.loginState, "SUCCESS")
    client.auth.setTokens(await tokensOf(client, login))
    const { refreshToken } = client.auth.getTokens()

    const { logoutUrl } = await client.auth.logout("https://shop.example/")
    assert.isFalse(client.auth.loggedIn())
    assert.deepStrictEqual(client.auth.getTokens().refreshToken, { value: "", role: "none" })
    assert.strictEqual((await visit(logoutUrl)).location, "https://shop.example/")
    // The member's grant has ended, so the client becomes a visitor.
    assert.strictEqual((await client.auth.generateVisitorTokens({ refreshToken })).refreshToken.role, "visitor")
  })

  it("receives the member's identity with its own field names", async () => {
    const { authentication } = make(clientId)
    const answer = await authentication.loginV2({ email: "ada@example.com" }, { password: "analytical-engine" })
    const { identity, sessionToken, state } = answer as {
      readonly state: string
      readonly sessionToken: string
      readonly identity: Readonly<Record<string, unknown>> & { readonly identityProfile: object }
    }
    assert.strictEqual(state, "SUCCESS")
    assert.isString(sessionToken)
    assert.isString(identity["_id"])
    assert.include(identity.identityProfile, { nickname: "Ada" })
    assert.deepInclude(identity, { email: { address: "ada@example.com", isVerified: true } })
    assert.isFalse(Number.isNaN(new Date(identity["_createdDate"] as string).getTime()))
    if (generation === "current") assert.instanceOf(identity["_createdDate"], Date)
  })

  it("checks state and code before it exchanges the code", async () => {
    const { auth } = make(clientId)
    const oauth = auth.generateOAuthData(callback)
    const { authUrl, authorizationEndpoint } = await auth.getAuthUrl(oauth, { prompt: "none" })
    assert.isTrue(authUrl.startsWith(authorizationEndpoint))
    const { location } = await visit(authUrl)
    const back = auth.parseFromUrl(location)
    assert.strictEqual(back.error, "login_required")
    assert.isNull(back.code)
    assert.strictEqual(back.state, oauth.state)
    const told = await auth.getMemberTokens(back.code, back.state, oauth).catch((error: Error) => error.message)
    assert.strictEqual(told, "Missing code or _state")
  })
})
