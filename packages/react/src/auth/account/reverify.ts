/**
 * The reverification of the signed-in member: a login of the same member, whose session token is exchanged for a proof.
 *
 * @since 0.1.0
 */
import * as Account from "@portico/client/auth/Account"
import { isChallenged } from "@portico/client/auth/LoginFlow"
import type { Challenge, LoginState } from "@portico/client/auth/LoginState"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import * as Problem from "../../problem/Problem.ts"
import { ofCurrent, ofSecurity } from "../../problem/SecurityProblem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"
import { withCaptcha } from "../captcha/withCaptcha.ts"

/** The outcome of the password check: a proof, or the challenge of a second factor. */
export type Checked<Proof = Redacted.Redacted> =
  | { readonly _tag: "Proved"; readonly proof: Proof }
  | { readonly _tag: "Challenged"; readonly challenge: Challenge }

/** The entries of the password check. */
export interface PasswordCheck {
  readonly captcha?: CaptchaEntry | undefined
  /** The member's email address, if it is loaded. Otherwise the check reads it first. */
  readonly email: string | undefined
  readonly password: Redacted.Redacted
}

type Proving<A> = Effect.Effect<A, Problem.Problem, Environment>

const exchange = (sessionToken: Redacted.Redacted) =>
  Account.Account.use(({ reverify }) => reverify(sessionToken)).pipe(
    Effect.provide(Account.layer),
    Effect.map(({ proof }) => proof)
  )

/** Exchanges the session token of a login for a proof. */
export const prove = (sessionToken: Redacted.Redacted): Proving<Redacted.Redacted> =>
  Effect.mapError(exchange(sessionToken), (error) => ofSecurity(error))

/** Same as `prove`, but returns `undefined` if the provider does not have the account extension. */
export const proveIfSupported = (sessionToken: Redacted.Redacted): Proving<Redacted.Redacted | undefined> =>
  exchange(sessionToken).pipe(
    Effect.catchTag("NotSupported", () => Effect.undefined),
    Effect.mapError((error) => ofSecurity(error))
  )

/**
 * Creates the machine of the password check. The login creates no session, and does not skip the second factor on a
 * remembered device.
 */
export const reverifyMachine = () =>
  submissionMachine<PasswordCheck, Checked>((entries) => Effect.flatMap(loginAgain(entries, ownEmail), checkedOf))

const loginAgain = ({ captcha, email: known, password }: PasswordCheck, readEmail: Proving<string>) =>
  Effect.flatMap(known === undefined ? readEmail : Effect.succeed(known), (email) =>
    withCaptcha(captcha, (attempt) =>
      Effect.mapError(
        Members.use((members) => members.login({ email, password, ...attempt }, { ignoreRememberedDevice: true })),
        ofCurrent
      )
    )
  )

/**
 * Verifies the current password before a password change. Without the account extension, a correct password is enough,
 * and only the application has the email address.
 */
export const verifyCurrent = (entries: PasswordCheck): Proving<Checked<Redacted.Redacted | undefined>> =>
  Effect.flatMap(
    loginAgain(entries, ownEmailOrConfigured),
    (state): Proving<Checked<Redacted.Redacted | undefined>> => {
      if (state._tag !== "FAILURE") {
        const token = state._tag === "SUCCESS" ? state.sessionToken : undefined
        return Effect.map(token === undefined ? Effect.undefined : proveIfSupported(token), proved)
      }
      // An unknown response does not confirm the password.
      return isChallenged(state)
        ? Effect.succeed({ _tag: "Challenged", challenge: state.challenge })
        : Effect.fail(Problem.make("unknownState"))
    }
  )

const proved = <Proof>(proof: Proof) => ({ _tag: "Proved", proof }) as const

/** The email address of the signed-in member, for the check of their password. */
const ownEmail: Proving<string> = Account.Account.use(({ user }) => user).pipe(
  Effect.provide(Account.layer),
  Effect.mapError((error) => ofSecurity(error)),
  Effect.flatMap(
    Option.match({
      onNone: () => Effect.fail(Problem.make("notSignedIn")),
      onSome: ({ email }) => Effect.succeed(email)
    })
  )
)

const ownEmailOrConfigured = Effect.mapError(ownEmail, (problem) =>
  problem.key === "notSupported" ? Problem.make("misconfigured", { retryable: false }) : problem
)

/**
 * Creates the machine of a sign-in by the application, for members without a password. It returns the session token of
 * a new login of the member.
 */
export const signOnMachine = () =>
  submissionMachine<() => Promise<string>, Checked>((signOn) =>
    Effect.tryPromise(signOn).pipe(
      Effect.tapError((error) => Effect.logWarning("The function `reverify` of a security panel rejected.", error)),
      Effect.mapError(() => Problem.make("unexpected")),
      Effect.flatMap((sessionToken) => prove(Redacted.make(sessionToken))),
      Effect.map(proved)
    )
  )

const checkedOf = (state: LoginState): Effect.Effect<Checked, Problem.Problem, Environment> => {
  if (state._tag === "SUCCESS" && state.sessionToken !== undefined) {
    return Effect.map(prove(state.sessionToken), proved)
  }
  return state._tag === "FAILURE" && isChallenged(state)
    ? Effect.succeed<Checked>({ _tag: "Challenged", challenge: state.challenge })
    : Effect.fail(Problem.make("unknownState"))
}
