import { changePassword, logout } from "@portico/contract/auth/Endpoints"
import { Authorization, parse, type OpenOptions } from "@portico/client/auth/Authorization"
import { type LoginError, Members } from "@portico/client/auth/Members"
import type { LoginState } from "@portico/client/auth/LoginState"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { challengeOf, makeVerifier } from "@portico/client/session/Pkce"
import { Tokens } from "@portico/client/session/Tokens"
import { Credential } from "@portico/client/transport/Credential"
import { Transport } from "@portico/client/transport/Transport"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Plain, seal, unseal } from "../client/session/session.ts"

/** A request as it was recorded. */
export interface Recorded {
  readonly method: string
  readonly host: "api" | "edge"
  readonly path: string
  readonly query?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** An answer as it was recorded. */
export interface Answer {
  readonly status?: number
  readonly statusText?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly rawBody?: string
  readonly networkError?: string
}

/** One recorded case. */
export interface Case {
  readonly id: string
  readonly operation: keyof typeof operations
  readonly input: {
    readonly call: string
    readonly args?: ReadonlyArray<never>
    readonly tokens?: Plain
    readonly window?: string
    readonly frameMessage?: unknown
    readonly frameMessages?: ReadonlyArray<unknown>
  }
  readonly request: Recorded | null
  readonly response?: Answer
  readonly then?: ReadonlyArray<{ readonly request: Recorded; readonly response: Answer }>
  readonly outcome: { readonly value?: unknown; readonly error?: { readonly code?: string | number } }
}

type Services = Authorization | Credential | Members | SilentLogin | Tokens | Transport
/** How a recorded call is made of the services. */
export type Run = (input: Case["input"]) => Effect.Effect<unknown, unknown, Services>

const secret = (text: string | null | undefined) =>
  text === null || text === undefined ? undefined : Redacted.make(text)

interface PlainData {
  readonly redirectUri?: string
  readonly codeVerifier: string
  readonly codeChallenge: string
  readonly state: string
}

const dataOf = ({ codeVerifier, state, ...data }: PlainData) => ({
  ...data,
  codeVerifier: Redacted.make(codeVerifier),
  state: Redacted.make(state)
})

/** A login state as the site façade words it. */
const worded = (state: LoginState) => {
  switch (state._tag) {
    case "SUCCESS":
      return {
        loginState: state._tag,
        data: state.sessionToken === undefined ? {} : { sessionToken: Redacted.value(state.sessionToken) }
      }
    case "EMAIL_VERIFICATION_REQUIRED":
      return { loginState: state._tag, data: { stateToken: Redacted.value(state.stateToken) } }
    case "FAILURE":
      return { loginState: state._tag, error: state.error }
    default:
      return { loginState: state._tag }
  }
}

/** A refused login as the site façade words it: the message, and the error code where there is one. */
const failed = (error: LoginError) => ({
  loginState: "FAILURE",
  error: error.message,
  ...("errorCode" in error ? { errorCode: error.errorCode } : {})
})

const signing =
  (name: "login" | "register"): Run =>
  ({ args, call }) =>
    Effect.gen(function* () {
      const members = yield* Members
      const { captchaTokens, email, password, profile } = (args?.[0] ?? { email: "a@b.co", password: "pw" }) as {
        readonly email: string
        readonly password: string
        readonly profile?: object
        readonly captchaTokens?: Readonly<Record<string, string>>
      }
      const outcome = yield* members[name]({
        email,
        password: Redacted.make(password),
        ...(profile === undefined ? {} : { profile }),
        ...(captchaTokens === undefined
          ? {}
          : {
              captchaTokens: Object.fromEntries(
                Object.entries(captchaTokens).map(([key, token]) => [key, Redacted.make(token)])
              )
            })
      }).pipe(Effect.match({ onFailure: failed, onSuccess: worded }))
      return call.endsWith("getTokens") ? yield* heldTokens : outcome
    })

const heldTokens = Tokens.use((tokens) =>
  Effect.map(Effect.all([tokens.current, tokens.role]), ([held, role]) => ({
    tokens: unseal(held),
    loggedIn: role === "member"
  }))
)

const headers = Credential.use((credential) =>
  Effect.map(credential.authorize("read"), ({ token }) => ({ headers: { Authorization: Redacted.value(token) } }))
)

const asTokens = (given: Partial<Plain> | undefined) =>
  given === undefined
    ? undefined
    : seal({
        accessToken: given.accessToken ?? { value: "", expiresAt: 0 },
        refreshToken: given.refreshToken ?? { value: "", role: "none" }
      })

const generate: Run = ({ args, call }) =>
  Effect.gen(function* () {
    const tokens = yield* Tokens
    const made = unseal(yield* tokens.generate(asTokens(args?.[0])))
    return call.endsWith("getTokens") ? unseal(yield* tokens.current) : made
  })

const changing = Transport.use((transport) =>
  Effect.as(transport.call(changePassword, { newPassword: Redacted.make("x") }), "<undefined>")
)

const leaving: Run = ({ args }) => Transport.use((transport) => transport.call(logout, args?.[0] ?? {}))

/** The operations that this file covers, as the services offer them. */
export const operations = {
  generateVisitorTokens: generate,
  "oauth2/token": generate,
  renewToken: ({ args }) =>
    Tokens.use(({ refresh }) => {
      const { role, value } = (args?.[0] ?? {}) as unknown as Plain["refreshToken"]
      return Effect.map(refresh({ role, value: Redacted.make(value) }), unseal)
    }),
  getAuthHeaders: ({ call, tokens }) =>
    call.includes("parallel")
      ? Effect.all([headers, headers], { concurrency: "unbounded" })
      : Effect.map(Effect.all([headers, heldTokens]), ([given, held]) =>
          tokens?.refreshToken.role === "member" ? { ...given, ...held } : given
        ),
  getTokens: () => Effect.map(heldTokens, ({ tokens }) => tokens),
  setTokens: ({ args }) =>
    Tokens.use((tokens) => Effect.andThen(tokens.set(seal(args?.[0] as unknown as Plain)), heldTokens)),
  pkce: ({ args }) =>
    Effect.gen(function* () {
      const verifier = yield* makeVerifier(args?.[0])
      const challenge = yield* challengeOf(verifier)
      return {
        verifierLength: Redacted.value(verifier).length,
        challengeLength: challenge.length,
        challengeIsSha256Base64Url: /^[\w-]{43}$/.test(challenge)
      }
    }),
  generateOAuthData: ({ args }) =>
    Authorization.use(({ prepare }) =>
      Effect.map(
        prepare({
          ...(args?.[0] === undefined ? {} : { redirectUri: args[0] }),
          ...(args?.[1] === undefined ? {} : { originalUri: args[1] })
        }),
        ({ originalUri, redirectUri }) => ({
          redirectUri,
          originalUri,
          codeChallenge: "<challenge>",
          codeVerifier: "<verifier>",
          state: "<state>"
        })
      )
    ),
  getAuthUrl: ({ args }) =>
    Authorization.use(({ open, prepare }) =>
      Effect.gen(function* () {
        const data = args?.[0] === undefined ? yield* prepare({ redirectUri: "unused://" }) : dataOf(args[0])
        const { idp: _, ...options } = (args?.[1] ?? {}) as OpenOptions & { readonly idp?: unknown }
        const { sessionToken, ...opened } = yield* open(data, options)
        return { ...opened, sessionToken: sessionToken && Redacted.value(sessionToken) }
      })
    ),
  parseFromUrl: ({ args, window }) =>
    Effect.sync(() => {
      const { code, refusal, state } = parse(args?.[0] ?? window ?? "", args?.[1])
      return {
        code: code === undefined ? null : Redacted.value(code),
        state: state === undefined ? null : Redacted.value(state),
        ...(refusal === undefined ? {} : { error: refusal.error, errorDescription: refusal.description ?? null })
      }
    }),
  getMemberTokens: ({ args }) =>
    Authorization.use(({ redeem }) =>
      Effect.map(
        redeem(
          { code: secret(args?.[0]), state: secret(args?.[1]), refusal: undefined },
          dataOf(args?.[2] as unknown as PlainData)
        ),
        unseal
      )
    ),
  getMemberTokensForDirectLogin: ({ args }) =>
    SilentLogin.use(({ run }) => Effect.andThen(run(secret(args?.[0])), heldTokens)).pipe(
      Effect.map(({ tokens }) => tokens)
    ),
  logout: ({ args, tokens }) =>
    Members.use((members) =>
      Effect.gen(function* () {
        const left = yield* Effect.result(members.logout(args?.[0] === undefined ? {} : { postFlowUrl: args[0] }))
        if (tokens === undefined) return yield* Effect.fromResult(left)
        return { ...(yield* heldTokens), failed: left._tag === "Failure" }
      })
    ),
  register: signing("register"),
  login: signing("login"),
  "generic error mapping": () => changing,
  "logout (GET)": leaving,
  headers: (input) => {
    if (input.call.endsWith("logout")) return leaving(input)
    return input.call.startsWith("two") ? Effect.andThen(changing, changing) : changing
  }
} satisfies Record<string, Run>
