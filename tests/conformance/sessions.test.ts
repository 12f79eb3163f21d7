import { afterEach, assert, describe, it } from "vitest"
import { clientId, type Network, open, secret, site, tokensOf } from "./Network.ts"
import { type Client, generations, load } from "./Published.ts"

const ada = { email: "ada@example.com", password: "analytical-engine" }
const fourHours = 4 * 3600 + 1

const failureOf = (grant: Promise<unknown>): Promise<string> =>
  grant.then(
    () => assert.fail("The grant was given."),
    (error: Error) => error.message
  )

describe.each(generations)("a session of the published client (%s)", (generation) => {
  let network: Network
  afterEach(() => network.close())

  const signedIn = async (): Promise<Client> => {
    const client = load(generation)(clientId)
    client.auth.setTokens(await tokensOf(client, await client.auth.login(ada)))
    return client
  }

  // The client never replaces its first refresh token, even if the provider returns a new one.
  it("continues if the provider's refresh tokens are lasting", async () => {
    network = await open({ clients: [{ ...site, refreshTokens: "lasting" }] })
    const { auth } = await signedIn()
    for (const _ of [1, 2, 3]) {
      network.pass(fourHours)
      const renewed = await auth.generateVisitorTokens({ refreshToken: auth.getTokens().refreshToken })
      assert.strictEqual(renewed.refreshToken.role, "member")
      auth.setTokens(renewed)
    }
  })

  it("ends at the second refresh if refresh tokens are for one use", async () => {
    network = await open()
    const { auth } = await signedIn()
    const { refreshToken } = auth.getTokens()
    assert.strictEqual((await auth.renewToken(refreshToken)).refreshToken.role, "member")
    network.pass(fourHours)
    const told = await failureOf(auth.renewToken(refreshToken))
    assert.match(told, /^Failed to fetch tokens from OAuth API: Bad Request\. request id: [\w-]+\. Response: \{/)
  })

  it("is created for a member through the site's server", async () => {
    network = await open()
    const client = load(generation)(clientId)
    client.auth.setTokens(await client.auth.generateVisitorTokens())
    const { identity } = (await client.authentication.loginV2({ email: ada.email }, { password: ada.password })) as {
      readonly identity: { readonly _id: string }
    }
    const tokens = await client.auth.getMemberTokensForExternalLogin(identity._id, secret)
    assert.strictEqual(tokens.refreshToken.role, "member")
    const told = await failureOf(client.auth.getMemberTokensForExternalLogin(identity._id, "guessed"))
    assert.include(told, "Failed to fetch tokens from OAuth API")
  })
})

describe("a session of the published client (current)", () => {
  it("is created through the site's server with an email address alone", async () => {
    const network = await open()
    try {
      const client = load("current")(clientId)
      const tokens = await client.auth.getMemberTokensForExternalLoginWithSession?.("ada@example.com", secret)
      assert.strictEqual(tokens?.refreshToken.role, "member")
    } finally {
      await network.close()
    }
  })
})
