/**
 * Sign-in for plain site code: promises, plain texts for secrets, and login results that never reject (auth.md §3, §8).
 *
 * @since 0.1.0
 */
import type { Profile } from "@portico/contract/auth/Identity"
import { OAuthData } from "@portico/contract/auth/OAuthData"
import { TokenSet } from "@portico/contract/auth/TokenSet"
import type { LoginErrorCode, RegistrationErrorCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Schema from "effect/Schema"
import { Authorization, type OpenOptions, parse } from "../auth/Authorization.ts"
import type { LoginState } from "../auth/LoginState.ts"
import { type CaptchaTokens, type LoginError, Members, type RegisterError } from "../auth/Members.ts"
import { SilentLogin } from "../auth/SilentLogin.ts"
import { Tokens } from "../session/Tokens.ts"
import type { Run } from "./Run.ts"

/** The tokens of a session as plain data. */
export type SiteTokens = typeof TokenSet.Encoded

/** What an authorization remembers until it comes back, as plain data. */
export type SiteOAuthData = typeof OAuthData.Encoded

/** Where a login or a registration stands. */
export type LoginResult =
  | { readonly loginState: "SUCCESS"; readonly data: { readonly sessionToken?: string } }
  | { readonly loginState: "OWNER_APPROVAL_REQUIRED" }
  | { readonly loginState: "EMAIL_VERIFICATION_REQUIRED"; readonly data: { readonly stateToken: string } }
  | {
      readonly loginState: "FAILURE"
      readonly error: string
      readonly errorCode?: LoginErrorCode | RegistrationErrorCode
    }

/** Who logs in. */
export interface LoginInput {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: { readonly [Name in keyof CaptchaTokens]: string }
}

/** Who registers. */
export interface RegisterInput extends LoginInput {
  readonly profile?: Profile
}

/** What an address came back with. */
export interface ReturnedCode {
  readonly code: string | null
  readonly state: string | null
  readonly error?: string
  readonly errorDescription?: string | null
}

/** The sign-in half of a site. */
export interface SiteAuth {
  /** Registers a member. A failure is a result. */
  readonly register: (input: RegisterInput) => Promise<LoginResult>
  /** Checks a member's password. A failure is a result. */
  readonly login: (input: LoginInput) => Promise<LoginResult>
  /** The tokens that are held: empty texts and the role `none` where there are none. */
  readonly getTokens: () => Promise<SiteTokens>
  /** Replaces the session. */
  readonly setTokens: (tokens: SiteTokens) => Promise<void>
  /** Makes tokens valid: as they are, by their refresh token, or new visitor tokens. Stores nothing. */
  readonly generateVisitorTokens: (tokens?: Partial<SiteTokens>) => Promise<SiteTokens>
  /** Gets new tokens for a refresh token. Stores nothing. */
  readonly renewToken: (refreshToken: SiteTokens["refreshToken"]) => Promise<SiteTokens>
  /** Whether calls are made for a member. */
  readonly loggedIn: () => Promise<boolean>
  /** Ends the session here, and gives the address that ends it at the provider and leads back to `postFlowUrl`. */
  readonly logout: (postFlowUrl?: string) => Promise<{ readonly logoutUrl: string }>
  /** Makes the session that a finished login's token stands for, stores its tokens and gives them. */
  readonly getMemberTokensForDirectLogin: (sessionToken?: string) => Promise<SiteTokens>
  /** Makes what one authorization remembers. Keep it until the flow has come back. */
  readonly generateOAuthData: (redirectUri?: string, originalUri?: string) => Promise<SiteOAuthData>
  /** Gets the address of the provider's sign-in page. */
  readonly getAuthUrl: (
    data?: SiteOAuthData,
    options?: Omit<OpenOptions, "sessionToken"> & { readonly sessionToken?: string }
  ) => Promise<{ readonly authUrl: string; readonly authorizationEndpoint: string; readonly sessionToken?: string }>
  /** Reads what came back from the fragment of an address, or from its query. The current page's by default. */
  readonly parseFromUrl: (address?: string, mode?: "fragment" | "query") => ReturnedCode
  /** Exchanges a code for a member's tokens. Stores nothing. */
  readonly getMemberTokens: (
    code: string | null | undefined,
    state: string | null | undefined,
    data: SiteOAuthData
  ) => Promise<SiteTokens>
}

/** The sign-in half of a site over a running client. */
export const make = (run: Run): SiteAuth => ({
  register: (input) =>
    run(
      asResult(() => {
        const profile = input.profile === undefined ? {} : { profile: input.profile }
        return Members.use((members) => members.register({ ...loginOf(input), ...profile }))
      })
    ),
  login: (input) => run(asResult(() => Members.use((members) => members.login(loginOf(input))))),
  getTokens: () =>
    run(
      Effect.map(
        Tokens.use(({ current }) => current),
        plain
      )
    ),
  setTokens: (tokens) => run(Effect.flatMap(secretTokens(tokens), (tokens) => Tokens.use(({ set }) => set(tokens)))),
  generateVisitorTokens: (tokens = {}) =>
    run(
      Effect.flatMap(secretTokens({ ...noTokens, ...tokens }), (tokens) =>
        Effect.map(
          Tokens.use(({ generate }) => generate(tokens)),
          plain
        )
      )
    ),
  renewToken: (refreshToken) =>
    run(
      Effect.flatMap(secretTokens({ ...noTokens, refreshToken }), (tokens) =>
        Effect.map(
          Tokens.use(({ refresh }) => refresh(tokens.refreshToken)),
          plain
        )
      )
    ),
  loggedIn: () =>
    run(
      Effect.map(
        Tokens.use(({ role }) => role),
        (role) => role === "member"
      )
    ),
  logout: (postFlowUrl) =>
    run(Members.use((members) => members.logout(postFlowUrl === undefined ? {} : { postFlowUrl }))),
  getMemberTokensForDirectLogin: (sessionToken) =>
    run(
      SilentLogin.use((silent) =>
        silent.run(sessionToken === undefined ? undefined : Redacted.make(sessionToken))
      ).pipe(Effect.andThen(Tokens.use(({ current }) => current)), Effect.map(plain))
    ),
  generateOAuthData: (redirectUri = "", originalUri = "") =>
    run(
      Effect.flatMap(
        Authorization.use((authorization) => authorization.prepare({ redirectUri, originalUri })),
        Schema.encodeEffect(OAuthData)
      )
    ),
  getAuthUrl: (data, { sessionToken, ...options } = {}) =>
    run(
      Effect.gen(function* () {
        const authorization = yield* Authorization
        const prepared =
          data === undefined ? yield* authorization.prepare({ redirectUri: unused }) : yield* secretOAuthData(data)
        const opened = yield* authorization.open(prepared, {
          ...options,
          ...(sessionToken === undefined ? {} : { sessionToken: Redacted.make(sessionToken) })
        })
        const { authUrl, authorizationEndpoint } = opened
        return {
          authUrl,
          authorizationEndpoint,
          ...(opened.sessionToken === undefined ? {} : { sessionToken: Redacted.value(opened.sessionToken) })
        }
      })
    ),
  parseFromUrl: (address = globalThis.location?.href ?? "", mode) => {
    const { code, refusal, state } = parse(address, mode)
    return {
      code: textOf(code),
      state: textOf(state),
      ...(refusal === undefined ? {} : { error: refusal.error, errorDescription: refusal.description ?? null })
    }
  },
  getMemberTokens: (code, state, data) =>
    run(
      Effect.gen(function* () {
        const authorization = yield* Authorization
        const returned = { code: secretOf(code), state: secretOf(state), refusal: undefined }
        return plain(yield* authorization.redeem(returned, yield* secretOAuthData({ ...data })))
      })
    )
})

/** Where an authorization leads back to whose data nobody keeps. */
const unused = "unused://"

const noTokens: SiteTokens = { accessToken: { value: "", expiresAt: 0 }, refreshToken: { value: "", role: "none" } }

const plain = /*#__PURE__*/ Schema.encodeSync(TokenSet)

const secretTokens = /*#__PURE__*/ Schema.decodeUnknownEffect(TokenSet)

const secretOAuthData = (data: Partial<SiteOAuthData>) =>
  Schema.decodeUnknownEffect(OAuthData)({ redirectUri: "", originalUri: "", ...data })

const textOf = (secret: Redacted.Redacted | undefined): string | null =>
  secret === undefined ? null : Redacted.value(secret)

const secretOf = (text: string | null | undefined): Redacted.Redacted | undefined =>
  text == null ? undefined : Redacted.make(text)

const loginOf = ({ captchaTokens, email, password }: LoginInput) => ({
  email,
  password: Redacted.make(password),
  ...(captchaTokens === undefined
    ? {}
    : {
        captchaTokens: Object.fromEntries(
          Object.entries(captchaTokens).map(([name, token]) => [name, Redacted.make(token)])
        ) as CaptchaTokens
      })
})

const asResult = <R>(
  login: () => Effect.Effect<LoginState, LoginError | RegisterError, R>
): Effect.Effect<LoginResult, never, R> =>
  Effect.match(Effect.suspend(login), { onFailure: failureOf, onSuccess: resultOf })

const failureOf = (error: LoginError | RegisterError): LoginResult => ({
  loginState: "FAILURE",
  error: error.message,
  ...("errorCode" in error && error.errorCode !== undefined
    ? { errorCode: error.errorCode as LoginErrorCode | RegistrationErrorCode }
    : {})
})

const resultOf = (state: LoginState): LoginResult => {
  switch (state._tag) {
    case "SUCCESS":
      return {
        loginState: state._tag,
        data: state.sessionToken === undefined ? {} : { sessionToken: Redacted.value(state.sessionToken) }
      }
    case "EMAIL_VERIFICATION_REQUIRED":
      return { loginState: state._tag, data: { stateToken: Redacted.value(state.stateToken) } }
    case "OWNER_APPROVAL_REQUIRED":
      return { loginState: state._tag }
    case "FAILURE":
      return { loginState: state._tag, error: state.error }
  }
}
