/**
 * The machine that changes a password. It verifies the current password, if the form includes it, and then sets the new
 * one.
 *
 * @since 0.1.0
 */
import { Members } from "@portico/client/auth/Members"
import { Passwords } from "@portico/client/auth/Passwords"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofChange, ofCurrent } from "../../problem/PasswordProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import type { CaptchaEntry } from "../captcha/Captcha.ts"
import { withCaptcha } from "../captcha/withCaptcha.ts"

/** The data to send. Both passwords are redacted from here on. */
export interface NewPassword {
  /** The result of the visible captcha in the form. The login that verifies the current password sends it. */
  readonly captcha?: CaptchaEntry | undefined
  /** The current password to verify first, with its email address. */
  readonly current: { readonly email: string; readonly password: Redacted.Redacted } | undefined
  readonly newPassword: Redacted.Redacted
}

/** Creates the machine of a form that changes the signed-in member's password. */
export const changePasswordMachine = () =>
  submissionMachine<NewPassword, "Changed">(({ captcha, current, newPassword }) =>
    Effect.gen(function* () {
      // The endpoint does not require the current password, so a login verifies it. The login creates no session unless
      // its response is followed up.
      if (current !== undefined) {
        const told = yield* withCaptcha(captcha, (brought) =>
          Effect.mapError(
            Members.use((members) => members.login({ ...current, ...brought })),
            ofCurrent
          )
        )
        // An unknown response does not confirm the password.
        if (told._tag === "FAILURE" && told.challenge === undefined)
          return yield* Effect.fail(Problem.make("unknownState"))
      }
      yield* Effect.mapError(
        Passwords.use((passwords) => passwords.change(newPassword)),
        ofChange
      )
      return "Changed" as const
    })
  )
