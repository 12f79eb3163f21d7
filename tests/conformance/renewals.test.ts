import type { Fault, Faults } from "@portico/provider/Provider"
import { afterEach, assert, describe, it } from "vitest"
import { clientId, type Exchange, type Network, open, tokensOf, visit } from "./Network.ts"
import { type CallFailure, type Client, generations, load } from "./Published.ts"

const ada = { email: "ada@example.com", password: "analytical-engine" }
const whoAmI = "{ me { email { address } } }"

interface Granted {
  readonly access_token: string
  readonly refresh_token: string
}

const isGrant = (type: string) => (exchange: Exchange) =>
  exchange.path === "/oauth2/token" && (JSON.parse(exchange.body) as { grantType: string }).grantType === type

const granted = ({ answer }: Exchange): Promise<Granted> => answer.clone().json()

describe.each(generations)("the tokens of the published client (%s)", (generation) => {
  let network: Network
  let client: Client
  afterEach(() => network.close())

  const signIn = async (options: { readonly faults?: Faults } = {}): Promise<void> => {
    network = await open({}, options)
    client = load(generation)(clientId)
    client.auth.setTokens(await tokensOf(client, await client.auth.login(ada)))
  }

  /** Makes the access token expire for the client. Its refresh token stays valid. */
  const expire = (): void => {
    const { accessToken, refreshToken } = client.auth.getTokens()
    client.auth.setTokens({ accessToken: { ...accessToken, expiresAt: 1 }, refreshToken })
  }

  const address = async (): Promise<string | undefined> => {
    const { data } = (await client.graphql(whoAmI)) as {
      readonly data: { readonly me: { readonly email: { readonly address: string } } | null }
    }
    return data.me?.email.address
  }

  const sent = (type: string): ReadonlyArray<Exchange> => network.exchanges().filter(isGrant(type))

  it("are renewed before a call when they have expired, and the provider rotates the refresh token", async () => {
    await signIn()
    const refreshToken = { ...client.auth.getTokens().refreshToken }
    network.pass(1)
    expire()
    assert.strictEqual(await address(), ada.email)

    const [renewal, ...more] = sent("refresh_token")
    assert.isEmpty(more)
    const { access_token, refresh_token } = await granted(renewal ?? assert.fail("Nothing was renewed."))
    assert.strictEqual(network.exchanges().at(-1)?.headers.get("authorization"), access_token)
    assert.strictEqual(client.auth.getTokens().accessToken.value, access_token)
    assert.notStrictEqual(refresh_token, refreshToken.value)
    // The client ignores new refresh tokens, so it continues to use the rotated one.
    assert.deepStrictEqual(client.auth.getTokens().refreshToken, refreshToken)
  })

  it("are renewed twice by two concurrent calls, with the same successor", async () => {
    await signIn()
    expire()
    assert.deepStrictEqual(await Promise.all([address(), address()]), [ada.email, ada.email])
    const renewals = await Promise.all(sent("refresh_token").map(granted))
    assert.lengthOf(renewals, 2)
    assert.strictEqual(new Set(renewals.map(({ refresh_token }) => refresh_token)).size, 1)
  })

  it("become a visitor's without an error if a refresh is refused", async () => {
    await signIn()
    const elsewhere = load(generation)(clientId)
    elsewhere.auth.setTokens(client.auth.getTokens())
    await visit((await elsewhere.auth.logout("https://shop.example/")).logoutUrl)

    expire()
    const { value } = client.auth.getTokens().refreshToken
    await client.auth.getAuthHeaders()
    assert.strictEqual(sent("refresh_token").at(-1)?.answer.status, 400)
    assert.isFalse(client.auth.loggedIn())
    assert.strictEqual(client.auth.getTokens().refreshToken.role, "visitor")
    assert.notStrictEqual(client.auth.getTokens().refreshToken.value, value)
    assert.isUndefined(await address())
  })

  it.each([
    { name: "has no connection", fault: { drop: "before" } },
    { name: "fails on the server", fault: { status: 503, retryAfter: 1 } },
    { name: "returns a page", fault: { body: "<!doctype html><title>Away</title>", status: 502 } }
  ] as const)("become a visitor's if a refresh $name, and the member's remain valid", async ({ fault }) => {
    const failing: Array<Fault> = []
    await signIn({ faults: () => failing })
    // A copy, because the era mutates the object that it returned.
    const refreshToken = { ...client.auth.getTokens().refreshToken }
    expire()
    failing.push({ match: { row: "token" }, times: 1, ...fault })
    assert.isUndefined(await address())
    assert.isFalse(client.auth.loggedIn())
    assert.strictEqual((await client.auth.renewToken(refreshToken)).refreshToken.role, "member")
  })

  it("are not renewed after a refused call, which fails with its reason", async () => {
    await signIn()
    const tokens = client.auth.getTokens()
    client.auth.setTokens({ ...tokens, accessToken: { ...tokens.accessToken, value: "forged" } })
    const count = network.exchanges().length
    const failure = await client.authentication.changePassword("difference-engine").then(
      () => assert.fail("The token was taken."),
      (error: CallFailure) => error
    )
    assert.strictEqual(failure.status, 401)
    assert.lengthOf(network.exchanges(), count + 1)
    assert.isString(failure.details.applicationError?.code)
    assert.isNotEmpty(failure.details.applicationError?.description)
    assert.strictEqual(failure.requestId, network.exchanges().at(-1)?.answer.headers.get("x-wix-request-id"))
  })
})
