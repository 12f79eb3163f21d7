/**
 * The entries of a password change, and their checks before a request is sent.
 *
 * @since 0.1.0
 */
import type { Submission } from "../../form/Submission.ts"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofChange } from "../../problem/AccountProblem.ts"
import * as Problems from "../../problem/Problem.ts"
import type { FieldProblem } from "../../problem/Problem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"
import { captchaOf } from "../entry/Credentials.ts"
import type { Challenge } from "@portico/client/auth/LoginState"
import { Passwords } from "@portico/client/auth/Passwords"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"

/** The entries of a password change. */
export interface PasswordEntries {
  /** The result of the visible captcha in the form. Undefined if there is none. */
  readonly captcha?: CaptchaEntry | undefined
  /** The current password. Undefined if the form does not include it. */
  readonly currentPassword?: string | undefined
  readonly newPassword: string
}

/** The state of a password change. */
export type ChangePasswordState = Submission<"Changed">

/** Returns the entries of a form. */
export const ofForm = (entries: FormData): PasswordEntries => ({
  ...(entries.has("currentPassword") ? { currentPassword: textOf(entries, "currentPassword") } : {}),
  newPassword: textOf(entries, "newPassword"),
  ...captchaOf(entries.get("captcha"))
})

/** Checks for missing passwords and an unsolved captcha. Only the provider knows its password rules. */
export const check = ({ captcha, currentPassword, newPassword }: PasswordEntries): Problems.Problem | undefined => {
  const fields: Record<string, FieldProblem> = {}
  if (currentPassword === "") fields["currentPassword"] = "passwordMissing"
  if (newPassword === "") fields["newPassword"] = "passwordMissing"
  if (Object.keys(fields).length > 0) return Problems.ofFields(fields)
  return captcha === "unsolved" ? Problems.make("missingCaptchaToken") : undefined
}

const textOf = (entries: FormData, name: string): string => {
  const value = entries.get(name)
  return typeof value === "string" ? value : ""
}

/** The data to send. Both passwords are redacted from here on. */
export interface NewPassword {
  /** The result of the visible captcha in the form. The login that verifies the current password sends it. */
  readonly captcha?: CaptchaEntry | undefined
  /** The current password to verify first, with its email address if it is known. Otherwise the check reads it first. */
  readonly current: { readonly email: string | undefined; readonly password: Redacted.Redacted } | undefined
  readonly newPassword: Redacted.Redacted
  /** The proof that the member has just authenticated again. The current password is not verified again then. */
  readonly proof?: Redacted.Redacted | undefined
}

/** A password change that continues after the member has proved a second factor. */
export interface Challenged {
  readonly challenge: Challenge
  readonly newPassword: Redacted.Redacted
}

/**
 * Creates the machine of a form that changes the signed-in member's password. If the check of the current password
 * requires a second factor, the submission fails with `reverificationRequired`, and `onChallenge` receives the challenge.
 */
export const changePasswordMachine = (onChallenge: (challenged: Challenged) => void = () => {}) =>
  submissionMachine<NewPassword, "Changed">(({ captcha, current, newPassword, proof }) =>
    Effect.gen(function* () {
      const proved =
        proof ??
        (current === undefined
          ? undefined
          : yield* verify(current, captcha, (challenge) => onChallenge({ challenge, newPassword })))
      yield* Effect.mapError(
        Passwords.use((passwords) => passwords.change(newPassword, proved)),
        ofChange
      )
      return "Changed" as const
    })
  )

// The endpoint does not require the current password, so a login verifies it. The login creates no session unless its
// response is followed up. Its session token becomes a proof, which the provider may require.
const verify = Effect.fnUntraced(function* (
  current: NonNullable<NewPassword["current"]>,
  captcha: CaptchaEntry | undefined,
  onChallenge: (challenge: Challenge) => void
) {
  const { verifyCurrent } = yield* verification
  const checked = yield* verifyCurrent({ captcha, ...current })
  if (checked._tag === "Proved") return checked.proof
  onChallenge(checked.challenge)
  return yield* Effect.fail(Problems.make("reverificationRequired"))
})

/**
 * Exchanges the session token of a login for a proof. Returns `undefined` if the provider does not have the account
 * extension.
 */
export const proveLater = (
  sessionToken: Redacted.Redacted
): Effect.Effect<Redacted.Redacted | undefined, Problems.Problem, Environment> =>
  Effect.flatMap(verification, ({ proveIfSupported }) => proveIfSupported(sessionToken))

/**
 * Loads the code that verifies the member, including the dialog of the second factor. The form does not need it before
 * it is submitted. It is a single import: with a second one, bundlers move the code that both share out of the first
 * load's own chunk, which makes the first load 3 kB larger.
 */
export const loadVerification = () => import("./SecondFactorDialog.tsx")

const verification = Effect.tryPromise({ try: loadVerification, catch: () => Problems.make("unreachable") })
