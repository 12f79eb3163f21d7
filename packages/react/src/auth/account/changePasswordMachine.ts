/**
 * Another password at work: the current one is checked where it was asked for, then the new one is set.
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

/** What is sent: both are secret from here on. */
export interface NewPassword {
  /** What became of the visible captcha in the form: the login that checks the current password takes one along. */
  readonly captcha?: CaptchaEntry | undefined
  /** The current password of an address, to be checked first. */
  readonly current: { readonly email: string; readonly password: Redacted.Redacted } | undefined
  readonly newPassword: Redacted.Redacted
}

/** Makes the machine of a form that changes the password of whoever is signed in. */
export const changePasswordMachine = () =>
  submissionMachine<NewPassword, "Changed">(({ captcha, current, newPassword }) =>
    Effect.gen(function* () {
      // The call itself asks for no current password. A login that is not followed makes no session of its answer.
      if (current !== undefined) {
        const told = yield* withCaptcha(captcha, (brought) =>
          Effect.mapError(
            Members.use((members) => members.login({ ...current, ...brought })),
            ofCurrent
          )
        )
        // An answer that nobody understands is no yes.
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
