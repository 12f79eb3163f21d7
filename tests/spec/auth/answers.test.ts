/** auth.md §7, the provider's side: every call succeeds, on the root paths and on the prefixed ones. */
import { endpoints } from "@portico/contract/Endpoints"
import type * as Endpoint from "@portico/contract/Endpoint"
import { hostedPrefixes, ownHostPrefixes, plainPrefixes, type Prefixes } from "@portico/contract/Endpoint"
import { describe, expect, it } from "vitest"
import { appSecret, codeAt } from "../../provider/Authenticator.ts"
import { authorization, home, messageOf, open, origin, redirectUri, seed, verifier } from "../../provider/Shop.ts"

type Row = keyof typeof endpoints.auth
type Rows = Readonly<Record<Row, Endpoint.Endpoint>>

const secret = "s3cret of the shop"
const ada = { loginId: { email: "ada@shop.test" }, password: "correct horse" }

const answered = new Set<string>()

/** Opens a shop whose calls use the given prefixes, and remembers the rows that were called. */
const under = (prefixes: Prefixes) => {
  const shop = open({
    seed: {
      ...seed,
      clients: [{ clientId: "shop", origins: [origin], redirectUris: [redirectUri], secret }],
      registration: "emailVerification",
      members: [
        { email: ada.loginId.email, password: ada.password },
        { email: "app@shop.test", password: "correct horse", factors: [{ type: "TOTP", secret: appSecret }] }
      ]
    }
  })
  const rows: Rows = endpoints.auth

  const call = async (name: Row, payload: Readonly<Record<string, unknown>>, authorization = "", path?: string) => {
    const row = rows[name]
    const own = (path ?? row.path).replace(/\{(\w+)\}/g, (_, key: string) => String(payload[key]))
    const address = new URL(prefixes[row.service] + own, home)
    const isGet = row.method === "GET"
    if (isGet) for (const [key, value] of Object.entries(payload)) address.searchParams.set(key, String(value))
    const { body, status, text } = await shop.send(address.href, {
      method: row.method,
      headers: { ...(authorization === "" ? {} : { authorization }), origin },
      ...(isGet ? {} : { body: JSON.stringify(payload) })
    })
    expect([status, text]).toEqual([200, expect.any(String)])
    answered.add(name)
    return body
  }

  const visitor = async () => (await call("token", { clientId: "shop", grantType: "anonymous" })).access_token

  /** Returns member tokens for a session token, by a silent login. */
  const enter = async (sessionToken: string) => {
    const authRequest = { ...authorization, sessionToken }
    const opened = await call("createRedirectSession", { auth: { prompt: "none", authRequest } }, await visitor())
    const { code } = messageOf((await shop.send(opened.redirectSession.fullUrl)).text)
    return call("token", { clientId: "shop", grantType: "authorization_code", code, codeVerifier: verifier })
  }

  const mailed = async (kind: string) => (await shop.outbox()).findLast((mail) => mail.kind === kind)?.code ?? ""

  return { shop, call, visitor, enter, mailed }
}

const journeys = [
  ["the plain paths", plainPrefixes],
  ["the paths of the hosted provider", hostedPrefixes],
  ["the paths of a custom host", ownHostPrefixes],
  ["the other recovery path of a custom host", { ...ownHostPrefixes, recovery: hostedPrefixes.recovery }]
] as const

describe.each(journeys)("auth.md §7 on %s", (_, prefixes) => {
  it("registers a member and signs in, out, and in again with a new password", async () => {
    const { call, enter, mailed, visitor } = under(prefixes)

    await call("openRedirectSession", { login: {} }, await visitor())
    const grace = { loginId: { email: "grace@shop.test" }, password: "debugging" }
    const registered = await call("register", { ...grace, profile: { firstName: "Grace" } }, await visitor())
    expect(registered.state).toBe("REQUIRE_EMAIL_VERIFICATION")
    const { stateToken } = registered
    const verified = await call("verify", { code: await mailed("emailVerification"), stateToken }, await visitor())
    expect(verified.state).toBe("SUCCESS")

    const granted = await enter(verified.sessionToken)
    const renewed = await call("token", { refreshToken: granted.refresh_token, grantType: "refresh_token" })
    expect(renewed.refresh_token).not.toBe(granted.refresh_token)
    const asked = await call("graphql", { apiVersion: "alpha", query: "{ me { id } }" }, renewed.access_token)
    expect(asked.data).toEqual({ me: { id: verified.identity.id } })
    await call("changePassword", { newPassword: "a better one" }, renewed.access_token)
    await call("logout", { clientId: "shop" }, renewed.access_token)

    expect((await call("login", { ...grace, password: "a better one" }, await visitor())).state).toBe("SUCCESS")
    await call("sendRecoveryEmail", { email: grace.loginId.email, redirect: { clientId: "shop" } }, await visitor())
    const recovery = { recoveryToken: await mailed("recovery"), password: "the best one" }
    expect((await call("recover", recovery, await visitor())).state).toBe("SUCCESS")
  })

  it.each(["/v1/Start", "/v1/start"])("verifies an address with a code requested at %s", async (path) => {
    const { call, mailed, visitor } = under(prefixes)
    const grace = { loginId: { email: "grace@shop.test" }, password: "debugging" }
    const identityId = (await call("register", grace, await visitor())).identity.id

    const { verificationId } = await call("startVerification", { identityId, target: "EMAIL" }, await visitor(), path)
    const code = await mailed("emailVerification")

    expect((await call("verify", { code, stateToken: verificationId }, await visitor())).state).toBe("SUCCESS")
  })

  it("activates a member by email", async () => {
    const { call, mailed, visitor } = under(prefixes)
    const grace = { loginId: { email: "grace@shop.test" }, password: "debugging" }
    const identityId = (await call("register", grace, await visitor())).identity.id

    await call("sendActivationEmail", { identityId, emailOptions: { language: "en" } }, await visitor())

    const recovery = { recoveryToken: await mailed("activation"), password: "a better one" }
    expect((await call("recover", recovery, await visitor())).state).toBe("SUCCESS")
  })

  it("completes two-step verification", async () => {
    const { call, visitor } = under(prefixes)
    const login = { loginId: { email: "app@shop.test" }, password: "correct horse" }
    const { state, stateToken } = await call("login", login, await visitor())
    expect(state).toBe("STATUS_CHECK")

    const proof = { factorType: "TOTP", stateToken, totpData: { code: codeAt(1_700_000_000_000) } }

    expect((await call("verifyFactor", proof, await visitor())).state).toBe("SUCCESS")
  })

  it("signs a member on through the client's server and grants tokens of both generations", async () => {
    const { call } = under(prefixes)
    const { identity, sessionToken } = await call("signOn", { loginId: ada.loginId }, secret)
    const grant = { grant_type: "authorized_client", scope: "offline_access", member_id: identity.id }

    expect((await call("token", grant, `,${secret}`)).expires_in).toBe(14_400)
    const current = { grant_type: "authorized_client", member_id: identity.id, session_token: sessionToken }
    expect((await call("token", current, `,${secret}`)).expires_in).toBe(14_400)
  })

  it.each([
    ["logout", { logout: { clientId: "shop" }, callbacks: { postFlowUrl: `${origin}/bye` } }],
    ["login", { login: {} }],
    ["callbacks", { callbacks: { postFlowUrl: `${origin}/back` } }],
    ["preferences", { login: {}, preferences: { additionalQueryParameters: { lang: "en" } } }]
  ])("creates a redirect session for %s that opens a page", async (_, payload) => {
    const { call, shop, visitor } = under(prefixes)

    const { redirectSession } = await call("createRedirectSession", payload, await visitor())

    expect((await shop.send(redirectSession.fullUrl)).status).toBeOneOf([200, 303])
  })
})

it("auth.md §7: every row was called above", () => {
  expect(answered).toEqual(new Set(Object.keys(endpoints.auth)))
})
