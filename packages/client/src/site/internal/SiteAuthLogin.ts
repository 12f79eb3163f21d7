/**
 * Sign-in with a password and sign-out for plain site code (auth.md §4, §5). Each login resolves with a result.
 *
 * @since 0.1.0
 */
import type { ProfileInput } from "@portico/contract/auth/Identity"
import type { AuthErrorCode, LoginErrorCode, RegistrationErrorCode } from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { MemberLogins } from "../../auth/internal/MemberLogins.ts"
import type { CaptchaTokens, LoginOptions } from "../../auth/Members.ts"
import { SilentLogin } from "../../auth/SilentLogin.ts"
import { fromText, toText } from "../../auth/internal/PendingVerification.ts"
import { type LoginResult, resultOf, type SignInResult, signInResultOf } from "./LoginResult.ts"
import type { Pending } from "./Pending.ts"
import { parseFromUrl, type ReturnedCode } from "./ReturnedCode.ts"
import type { Run } from "./Run.ts"
import { currentTokens, type SiteTokens } from "./SiteAuthTokens.ts"

/** The credentials of a login. */
export interface LoginInput {
  readonly email: string
  readonly password: string
  readonly captchaTokens?: { readonly [Name in keyof CaptchaTokens]: string }
}

/** The credentials and the profile of a registration. */
export interface RegisterInput extends LoginInput {
  /** Addresses are flat (auth.md §3) or nested. Properties that this version does not know are sent unchanged. */
  readonly profile?: ProfileInput
}

/** The logins of a site. */
export interface SiteAuthLogin {
  /**
   * Signs a member in: checks the password and creates the session. If the sign-in needs another step, the result is its
   * state: complete the step (`verify`, `verifyFactor`), and pass its result to `createSession`. A failure is a result,
   * not a rejection; if the session could not be created, its `cause` says why.
   *
   * **Example** (Signing in)
   *
   * ```ts
   * import * as Site from "@portico/client/site/Site"
   *
   * const site = Site.make({ clientId: "shop", host: "https://api.example" })
   *
   * export const signIn = async (email: string, password: string) => {
   *   const result = await site.auth.signIn({ email, password })
   *   return result.loginState === "SIGNED_IN" ? "Welcome." : "One more step."
   * }
   * ```
   */
  readonly signIn: (input: LoginInput, options?: LoginOptions) => Promise<SignInResult<LoginErrorCode>>
  /** Creates the session of a result with the state SUCCESS. Resolves with any other result unchanged. */
  readonly createSession: <ErrorCode extends AuthErrorCode>(
    result: LoginResult<ErrorCode>
  ) => Promise<SignInResult<ErrorCode>>
  /** Registers a member. A failure is a result, not a rejection. */
  readonly register: (input: RegisterInput) => Promise<LoginResult<RegistrationErrorCode>>
  /** Checks a member's password. A failure is a result, not a rejection. */
  readonly login: (input: LoginInput, options?: LoginOptions) => Promise<LoginResult<LoginErrorCode>>
  /** Returns the pending verification as a string, for another page to resume. Returns `null` if none is pending. */
  readonly exportVerification: () => string | null
  /** Resumes a verification that another page exported. Returns `false` if the string is not such an export. */
  readonly importVerification: (text: string) => boolean
  /**
   * Parses the authorization response in the fragment or the query of an address, by default the current page's. Never
   * throws.
   */
  readonly parseFromUrl: (address?: string, mode?: "fragment" | "query") => ReturnedCode
  /**
   * Creates the session from the session token of a finished login, stores its tokens and returns them. Rejects with
   * `FlowTimedOut`, `FrameRefused`, `FrameUnavailable`, `ThirdPartyBlocked`, `MissingCode` (its cause is the provider's
   * refusal), `SessionEnded`, `TokenUnavailable`, or with the refusal of the redirect session.
   */
  readonly getMemberTokensForDirectLogin: (sessionToken?: string) => Promise<SiteTokens>
  /**
   * Ends the session in this client, even if the rest fails. Returns the address that ends it at the provider and
   * redirects back to `postFlowUrl`. Rejects if there is no such address; after a transient failure the request is sent
   * again automatically.
   */
  readonly logout: (postFlowUrl?: string) => Promise<{ readonly logoutUrl: string }>
}

/** Creates the logins over a running client. */
export const make = (run: Run, pending: Pending): SiteAuthLogin => ({
  register: (input) =>
    run(
      resultOf(() =>
        MemberLogins.use((members) => {
          const { profile }: RegisterInput = Object(input)
          return members.register({ ...loginOf(input), ...(profile === undefined ? {} : { profile }) })
        })
      )
    ).then(pending.remember),
  signIn: (input, options) =>
    run(signInResultOf(() => MemberLogins.use((members) => members.signIn(loginOf(input), options)))).then(
      pending.remember
    ),
  createSession: async (result) => {
    if (result.loginState !== "SUCCESS") return result
    const { sessionToken } = result.data
    const state = {
      _tag: result.loginState,
      sessionToken: sessionToken === undefined ? undefined : Redacted.make(sessionToken)
    }
    return run(signInResultOf(() => MemberLogins.use((members) => members.createSession(state))))
  },
  login: (input, options) =>
    run(resultOf(() => MemberLogins.use((members) => members.login(loginOf(input), options)))).then(pending.remember),
  exportVerification: () => (pending.verification === undefined ? null : toText(pending.verification)),
  importVerification: (text) => {
    const read = Option.getOrUndefined(fromText(text))
    pending.verification = read ?? pending.verification
    return read !== undefined
  },
  parseFromUrl,
  getMemberTokensForDirectLogin: (sessionToken) =>
    run(
      Effect.andThen(
        SilentLogin.use((silent) => silent.run(sessionToken == null ? undefined : Redacted.make(sessionToken))),
        currentTokens
      )
    ),
  logout: (postFlowUrl) =>
    run(MemberLogins.use((members) => members.logout(postFlowUrl === undefined ? {} : { postFlowUrl })))
})

// Plain JavaScript may pass nothing at all. That is a failed login too, with the violations of its fields.
const loginOf = (input: LoginInput) => {
  const { captchaTokens, email, password }: LoginInput = Object(input)
  return {
    email,
    password: Redacted.make(password),
    ...(captchaTokens == null ? {} : { captchaTokens: solvedOf(captchaTokens) })
  }
}

const solvedOf = ({
  invisibleRecaptchaToken,
  recaptchaToken
}: NonNullable<LoginInput["captchaTokens"]>): CaptchaTokens => ({
  ...(recaptchaToken == null ? {} : { recaptchaToken: Redacted.make(recaptchaToken) }),
  ...(invisibleRecaptchaToken == null ? {} : { invisibleRecaptchaToken: Redacted.make(invisibleRecaptchaToken) })
})
