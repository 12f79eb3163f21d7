import type { Profile } from "@portico/contract/auth/Identity"
import { challengeOf, makeVerifier } from "../../packages/client/src/session/internal/Pkce.ts"
import type { LoginInput, LoginResult, SiteAuth, SiteOAuthData, SiteTokens } from "@portico/client/site/AuthSite"
import type { SiteError } from "@portico/client/site/SiteError"
import type { Run } from "../../packages/client/src/site/internal/Run.ts"
import { Transport } from "@portico/client/transport/Transport"
import type { Call } from "@portico/contract/Call"
import * as Codec from "@portico/contract/Codec"
import { logout } from "@portico/contract/codecs/auth/Calls"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import type { Input } from "./authCases.ts"
import type { Sent } from "./network.ts"

/** Makes a recorded call of the facade. */
export type Operation = (auth: SiteAuth, input: Input, sent: ReadonlyArray<Sent>, run: Run) => Promise<unknown>

const credentials: LoginInput = { email: "a@b.co", password: "pw" }

const state = async (auth: SiteAuth) => ({ tokens: await auth.getTokens(), loggedIn: await auth.loggedIn() })

const generate: Operation = async (auth, { args, call }) => {
  const tokens = await auth.generateVisitorTokens(args?.[0])
  return call.endsWith("getTokens") ? auth.getTokens() : tokens
}

const signing =
  (name: "login" | "register"): Operation =>
  async (auth, { args, call }) => {
    const result = await auth[name](args?.[0] ?? credentials)
    return call.endsWith("getTokens") ? state(auth) : result
  }

const done = (answer: Promise<unknown>) => answer.then(() => "<undefined>")

const change = (auth: SiteAuth) => done(auth.changePassword("x"))

/** Verifications are recorded in words: the calls before the last one, by those words. */
const verifications: Readonly<Record<string, Operation>> = {
  "register -> EMAIL_VERIFICATION_REQUIRED -> processVerification": async (auth, { args }) => ({
    register: await auth.register(credentials),
    verification: await auth.processVerification(args?.[0] ?? {})
  }),
  "login -> EMAIL_VERIFICATION_REQUIRED -> processVerification": async (auth, { args }) => {
    await auth.login(credentials)
    return auth.processVerification(args?.[0] ?? {})
  },
  processVerification: (auth, { args }) => auth.processVerification(args?.[0] ?? {}, args?.[1]),
  "verify twice after one login": async (auth) => {
    await auth.login(credentials)
    return [await auth.processVerification({ code: "1" }), await auth.processVerification({ code: "2" })]
  },
  "verify answers REQUIRE_EMAIL_VERIFICATION again with a new token, then verify": async (auth) => {
    await auth.login(credentials)
    await auth.processVerification({ code: "1" })
    return auth.processVerification({ code: "2" })
  },
  "login -> verification required; login again -> failure; verify": async (auth) => {
    await auth.login(credentials)
    await auth.login(credentials)
    return auth.processVerification({ code: "2" })
  }
}

const pending = { loginState: "EMAIL_VERIFICATION_REQUIRED", data: { stateToken: "X" } }

const verifying: Operation = (auth, input, sent, run) =>
  verifications[input.call]?.(auth, input, sent, run) ?? auth.processVerification({ code: "1" }, pending)

/** Returns a profile of the reference client with the names of the specification. */
const profileOf = ({ addresses, customFields, ...profile }: ReferenceProfile): Profile => ({
  ...profile,
  addresses: addresses.map(({ address: { addressLine1, formatted, location, ...address }, tag }) => ({
    tag,
    address: { ...address, addressLine: addressLine1, formattedAddress: formatted, geocode: location }
  })),
  customFields: customFields.map(({ name, value: { dateValue, numValue, ...value } }) => ({
    name,
    value: {
      ...value,
      ...(numValue === undefined ? {} : { numValue: Number(numValue.slice(1, -1)) }),
      ...(dateValue === undefined ? {} : { dateValue: new Date(dateValue["<Date>"]) })
    }
  }))
})

interface ReferenceProfile {
  readonly firstName: string
  readonly addresses: ReadonlyArray<{
    readonly tag: string
    readonly address: {
      readonly formatted: string
      readonly addressLine1: string
      readonly location: { readonly latitude: number; readonly longitude: number }
    }
  }>
  readonly customFields: ReadonlyArray<{
    readonly name: string
    readonly value: {
      readonly numValue?: string
      readonly dateValue?: { readonly "<Date>": string }
      readonly strValue?: string
    }
  }>
}

interface FactorArgs {
  readonly stateToken: string
  readonly rememberThisDevice?: boolean
  readonly [data: string]: unknown
}

const factor: Operation = async (auth, { args }) => {
  const [factorType, { rememberThisDevice, stateToken, ...data }] = args as unknown as readonly [string, FactorArgs]
  const [{ code }] = Object.values(data) as [{ readonly code: string }]
  const result: LoginResult = await auth.verifyFactor(factorType, {
    stateToken,
    code,
    ...(rememberThisDevice === undefined ? {} : { rememberThisDevice })
  })
  const cause = "cause" in result ? (result.cause as { readonly code: string }) : undefined
  return cause === undefined ? result.loginState : `${result.loginState} ${cause.code}`
}

/** Calls of a service that this library does not have, sent by the transport of all its calls. */
const jobs = (path: string, payload: Readonly<Record<string, unknown>>): Operation => {
  const row: Call<Readonly<Record<string, unknown>>> = {
    // The one call of auth.md that is a GET with a fallback.
    ...logout,
    path,
    service: "data",
    fallback: path,
    request: Codec.record(Codec.unknown),
    response: Codec.unknown
  }
  return (_auth, _input, _sent, run) => run(Transport.use(({ call }) => call(row, payload)))
}

/** The filter of a query with 500 values, which are recorded in words. */
const manyNames = {
  name: { $in: Array.from({ length: 500 }, (_, index) => `abcdefgh${String(index).padStart(4, "0")}`) }
}

const measured = (verifier: Redacted.Redacted) =>
  Effect.map(challengeOf(verifier), (challenge) => ({
    verifierLength: Redacted.value(verifier).length,
    challengeLength: challenge.length,
    challengeIsSha256Base64Url: /^[\w-]{43}$/.test(challenge)
  }))

/** Every recorded operation, as a call of the facade. */
export const operations: Readonly<Record<string, Operation>> = {
  generateVisitorTokens: generate,
  "oauth2/token": generate,
  renewToken: (auth, { args }) => auth.renewToken(args?.[0] as unknown as SiteTokens["refreshToken"]),
  getAuthHeaders: async (auth, { call, tokens }) => {
    if (call.includes("parallel")) return Promise.all([auth.getAuthHeaders(), auth.getAuthHeaders()])
    if (tokens?.refreshToken.role !== "member") return auth.getAuthHeaders()
    const headers = await auth.getAuthHeaders().catch((error: SiteError) => ({ code: error.code }))
    return { ...headers, ...(await state(auth)) }
  },
  getTokens: (auth) => auth.getTokens(),
  setTokens: async (auth, { args }) => {
    await auth.setTokens(args?.[0] as unknown as SiteTokens)
    return state(auth)
  },
  // The facade makes verifiers of the default length only: the session makes the others.
  pkce: async (_, { args = [] }) => {
    const [length] = args
    const made = (length?: number) => Effect.runPromise(Effect.flatMap(makeVerifier(length), measured))
    if (length !== undefined) return made(length)
    const zero = await made(0).catch((error: unknown) => error)
    return { none: (await made()).verifierLength, zero: zero instanceof Error ? zero.message : zero }
  },
  generateOAuthData: async (auth, { args }) => {
    const { originalUri, redirectUri } = await auth.generateOAuthData(args?.[0], args?.[1])
    return {
      redirectUri,
      originalUri,
      codeChallenge: "<challenge>",
      codeVerifier: "<verifier>",
      state: "<state>"
    }
  },
  getAuthUrl: (auth, { args }) => auth.getAuthUrl(args?.[0], args?.[1]),
  parseFromUrl: async (auth, { args, window }) => auth.parseFromUrl(args?.[0] ?? window, args?.[1]),
  getMemberTokens: (auth, { args }) =>
    auth.getMemberTokens(args?.[0], args?.[1], args?.[2] as unknown as SiteOAuthData),
  getMemberTokensForDirectLogin: (auth, { args }) => auth.getMemberTokensForDirectLogin(args?.[0]),
  getMemberTokensForExternalLogin: (auth, { args }) =>
    auth.getMemberTokensForExternalLogin(String(args?.[0]), String(args?.[1])),
  logout: async (auth, { args, tokens }) => {
    const left = auth.logout(args?.[0])
    if (tokens === undefined) return left
    const failed = await left.then(
      () => false,
      () => true
    )
    return { ...(await state(auth)), failed }
  },
  register: signing("register"),
  login: signing("login"),
  processVerification: verifying,
  sendPasswordResetEmail: (auth, { args }) => done(auth.sendPasswordResetEmail(String(args?.[0]), args?.[1])),
  "sessions.isSessionSynced": async (auth, _, sent) => {
    await auth.preWarm()
    return sent.length === 0
  },
  "sessions.syncToWixPages": (auth, { args }) => done(auth.preWarm(args?.[0])),
  registerV2: (auth, { args }) => {
    const [{ email }, { password, profile }] = args as unknown as readonly [
      LoginInput,
      LoginInput & { readonly profile: ReferenceProfile }
    ]
    return auth.register({ email, password, profile: profileOf(profile), captchaTokens: { recaptchaToken: "r" } })
  },
  changePassword: change,
  "logout (GET)": (auth, { args }) => {
    const { postLogoutRedirectUri } = (args?.[0] ?? {}) as { readonly postLogoutRedirectUri?: string }
    return auth.endSession(postLogoutRedirectUri)
  },
  "verify (MFA)": factor,
  sendRecoveryEmail: (auth, { args }) => {
    const { language, redirect } = (args?.[1] ?? {}) as {
      readonly language?: string
      readonly redirect?: { readonly url: string }
    }
    return done(
      auth.sendPasswordResetEmail(String(args?.[0]), redirect?.url, language === undefined ? {} : { language })
    )
  },
  sendActivationEmail: (auth, { args }) => {
    const { emailOptions } = (args?.[1] ?? {}) as {
      readonly emailOptions: { readonly language: string; readonly redirect: { readonly url: string } }
    }
    const { language, redirect } = emailOptions
    return done(auth.sendActivationEmail(String(args?.[0]), { language, redirectUrl: redirect.url }))
  },
  "verification start": (auth, { args }) => auth.startVerification(args?.[0]),
  createRedirectSession: async (auth, { args }) => ({ redirectSession: await auth.createRedirectSession(args?.[0]) }),
  "generic error mapping": change,
  // Its page size was not sent.
  "GET with flat query": jobs("/data-mover/v1/jobs", {}),
  "GET falls back to POST": jobs("/data-mover/v1/jobs/query", { query: { filter: manyNames } }),
  graphql: (auth, { args }) => auth.graphql(String(args?.[0]), args?.[1], args?.[2]),
  headers: async (auth, { call }) => {
    if (call.endsWith("logout")) return auth.endSession()
    if (call.startsWith("two")) await change(auth)
    return change(auth)
  }
}
