import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import type { Seed, SeedFactor } from "../../../packages/provider/src/engine/seed/Seed.ts"
import * as MemoryStore from "@portico/provider/MemoryStore"
import { IdentityStore } from "../../../packages/provider/src/store/IdentityStore.ts"
import type { Store } from "../../../packages/provider/src/store/Store.ts"
import { StoreUnavailable } from "../../../packages/provider/src/store/StoreUnavailable.ts"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { appSecret, codeAt } from "../../provider/Authenticator.ts"
import { attributeOf, messageOf, open, origin, redirectUri, seed } from "../../provider/Shop.ts"

type Shop = ReturnType<typeof open>

/** Calls of the public API of which the last one fails or does not result in a session. */
export type Provocation = () => Promise<unknown>

const now = 1_700_000_000_000
const secret = "s3cret of the shop"
const email = "ada@shop.test"
const ada = { loginId: { email }, password: "correct horse" }
const grace = { loginId: { email: "grace@shop.test" }, password: "debugging" }

const start = (more: Partial<Seed> = {}, options: Parameters<typeof open>[0] = {}) =>
  open({
    seed: { ...seed, clients: [{ clientId: "shop", origins: [origin], redirectUris: [redirectUri], secret }], ...more },
    ...options
  })

const post = async (shop: Shop, path: string, payload: unknown, token?: string) =>
  shop.post(path, payload, token ?? (await shop.visitor()))

const login = (payload: object, more: Partial<Seed> = {}) => post(start(more), "/v2/login", payload)

const register = (payload: object, more: Partial<Seed> = {}) => post(start(more), "/v2/register", payload)

const ask = (shop: Shop, query: string, authorization = secret, version = "alpha") =>
  shop.post(`/graphql/${version}`, { query }, authorization)

/** A store that fails to read members. */
const broken: Store = {
  layer: Layer.effect(
    IdentityStore,
    Effect.map(IdentityStore, (store) => ({
      ...store,
      members: () => Effect.fail(new StoreUnavailable({ cause: new Error("lost") }))
    }))
  ).pipe(Layer.provideMerge(MemoryStore.make().layer))
}

const captcha: Partial<Seed> = { captcha: { required: "always" } }
const unsolved = [{ Recaptcha: "no solution" }]
const used = [{ Recaptcha: TestCaptcha.solved("visible", "used") }]

const of = (member: object): Partial<Seed> => ({ members: [{ email, password: ada.password, ...member }] })

/** Starts two-step verification for Ada with these factors, with a right and a wrong response. */
const step = async (...factors: ReadonlyArray<SeedFactor>) => {
  const shop = start(of({ phone: "+41791234567", factors }))
  const { stateToken } = (await shop.login()).body
  const verify = (type: string, data: object = {}) => post(shop, `/v2/${type}/verify`, { stateToken, ...data })
  return { shop, verify, right: { totpData: { code: codeAt(now) } }, wrong: { totpData: { code: "000000" } } }
}

const app: SeedFactor = { type: "TOTP", secret: appSecret }

const times = async <A>(count: number, call: () => Promise<A>): Promise<A> => {
  for (let time = 1; time < count; time++) await call()
  return call()
}

/** Opens a page and presses one of its buttons. */
const press = async (shop: Shop, url: string, action: string) => {
  const page = await shop.send(url)
  const cookie = (page.headers.getSetCookie()[0] ?? "").split(";")[0] ?? ""
  const proof = attributeOf(page.text.slice(page.text.indexOf("proof")), "value")
  const body = new URLSearchParams({ proof, action }).toString()
  return shop.send(url, { method: "POST", headers: { cookie }, body })
}

/** Rejected logins (auth.md §8). */
export const logins: Readonly<Record<string, Provocation>> = {
  "-19971": () => login(ada, captcha),
  "-19970": () => login({ ...ada, captchaTokens: unsolved }, captcha),
  "-19976": () => login({ ...ada, password: "wrong" }),
  "-19973": () => login(ada, of({ resetRequired: true })),
  "-19999": () => login({ ...ada, loginId: { email: "nobody@shop.test" } }),
  "-19958": () => login({ loginId: { email: "bob@shop.test" }, password: "battery staple" })
}

/** Rejected registrations (auth.md §8). */
export const registrations: Readonly<Record<string, Provocation>> = {
  "-19971": () => register(grace, captcha),
  "-19970": async () => {
    const shop = start(captcha)
    await post(shop, "/v2/login", { ...ada, captchaTokens: used })
    return post(shop, "/v2/register", { ...grace, captchaTokens: used })
  },
  "-19995": () => register(ada)
}

/** Registrations with an invalid field, by the type of the violation's data. */
export const violations: Readonly<Record<string, Provocation>> = {
  EMAIL: () => register({ ...grace, password: "", loginId: { email: "grace" } })
}

/** Rejected second factors. */
export const factors: Readonly<Record<string, Provocation>> = {
  INVALID_OTP: async () => {
    const { verify, wrong } = await step(app)
    return verify("TOTP", wrong)
  },
  FACTOR_CHALLENGE_EXPIRED: async () => {
    const { right, shop, verify } = await step(app)
    shop.pass(10 * 60_000)
    return verify("TOTP", right)
  },
  FACTOR_TRIES_EXHAUSTED: async () => {
    const { verify, wrong } = await step(app)
    return times(5, () => verify("TOTP", wrong))
  },
  FACTOR_SENDS_EXHAUSTED: async () => {
    const { verify } = await step({ type: "SMS" })
    return times(6, () => verify("SMS"))
  },
  FACTOR_UNAVAILABLE: async () => (await step(app)).verify("PUSH"),
  FACTOR_MISMATCH: async () => {
    const { right, verify } = await step(app, { type: "SMS" })
    return verify("SMS", right)
  },
  FACTOR_DENIED: async () => {
    const { shop, verify } = await step({ type: "PUSH" })
    const asked = (await verify("PUSH")).body as unknown as { readonly mfaChallengeData: MfaChallenge }
    await press(shop, (await shop.outbox()).at(-1)?.link ?? "", "deny")
    return verify("PUSH", { pushData: asked.mfaChallengeData.verificationChallengeData?.pushData })
  },
  FACTOR_UNSUPPORTED: async () => (await step(app)).verify("PASSWORD")
}

/** States of the identity service (auth.md §4). */
export const states: Readonly<Record<string, Provocation>> = {
  SUCCESS: () => login(ada),
  REQUIRE_OWNER_APPROVAL: () => login({ loginId: { email: "eve@shop.test" }, password: "waiting room" }),
  REQUIRE_EMAIL_VERIFICATION: () => register(grace, { registration: "emailVerification" }),
  STATUS_CHECK: () => login(ada, of({ factors: [app] }))
}

/** Results of a silent authorization, from the message to the parent window. */
export const outcomes: Readonly<Record<string, Provocation>> = {
  login_required: async () => {
    const shop = start()
    return messageOf((await shop.send((await shop.session({}, "none")).body.redirectSession.fullUrl)).text)
  },
  interaction_required: async () => {
    const shop = start()
    const { sessionToken } = (await post(shop, "/v2/sign-on", { loginId: { email: "eve@shop.test" } }, secret)).body
    const opened = await shop.session({ sessionToken }, "none")
    return messageOf((await shop.send(opened.body.redirectSession.fullUrl)).text)
  }
}

/** All other codes of the provider. */
export const others: Readonly<Record<string, Provocation>> = {
  INVALID_ARGUMENT: () => register({ ...grace, password: "abc" }),
  UNAUTHENTICATED: () => post(start(), "/v2/login", ada, "nonsense"),
  PERMISSION_DENIED: () => post(start(), "/v2/sign-on", { loginId: { email } }),
  TOO_MANY_REQUESTS: async () => {
    const shop = start({ lockout: { perEmail: 1 } })
    return times(2, () => shop.login(email, "wrong"))
  },
  VERIFICATION_EXPIRED: () => post(start(), "/v1/auth/verify", { code: "123456", stateToken: "unknown" }),
  INVALID_VERIFICATION_CODE: async () => {
    const shop = start({ registration: "emailVerification" })
    const { stateToken } = (await post(shop, "/v2/register", grace)).body
    return post(shop, "/v1/auth/verify", { code: "x", stateToken })
  },
  INVALID_RECOVERY_TOKEN: () => post(start(), "/v1/recover", { recoveryToken: "unknown", password: "debugging" }),
  ORIGIN_NOT_ALLOWED: () => start().session({}, "none", "http://evil.test"),
  UNKNOWN_API_VERSION: () => ask(start(), "{ me { id } }", secret, "beta"),
  REVISION_CONFLICT: async () => {
    const shop = start()
    const { access_token } = await shop.member()
    return ask(shop, `mutation { updateMyProfile(profile: { nickname: "A" }, revision: "0") { id } }`, access_token)
  },
  MEMBER_NOT_FOUND: () => ask(start(), `mutation { blockIdentity(id: "nobody") { id } }`),
  CONTENT_TOO_LARGE: () => register({ ...grace, profile: { nickname: "x".repeat(16 * 1024 * 1024) } }),
  NOT_FOUND: () => post(start(), "/v9/login", ada),
  METHOD_NOT_ALLOWED: () => start().send("/v2/login"),
  invalid_client: () => start().post("/oauth2/token", { clientId: "nobody", grantType: "anonymous" }),
  invalid_grant: () => start().refresh("unknown"),
  INTERNAL: () => ask(start({}, { store: broken }), "{ identities { id } }"),
  "System error": () => post(start({}, { faults: [{ match: { row: "login" }, status: 500 }] }), "/v2/login", ada)
}
