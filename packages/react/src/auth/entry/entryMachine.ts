/**
 * The machine that sign-in and sign-up share. It attaches a captcha token, sends the request, and creates the session with
 * a silent login.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import type { Login, Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import type { Problem } from "../../problem/Problem.ts"
import { withCaptcha } from "../captcha/withCaptcha.ts"
import type { EntryOutcome } from "./Entry.ts"
import { followLogin } from "./followLogin.ts"
import type { Registration } from "./Registration.ts"

/** The data to send. The password is redacted from here on. */
export interface Entries extends Pick<Registration, "captcha" | "email" | "inputOf" | "profile"> {
  readonly password: Redacted.Redacted
  /** Whether the outcome can be `PageNeeded` if only the provider's own page can create the session. */
  readonly mayLeave?: boolean
}

/** Creates the machine that sends a request for a login and follows its response. */
export const entryMachine = (
  request: (login: Login, entries: Entries) => Effect.Effect<LoginState, Problem, Members>
) =>
  submissionMachine<Entries, EntryOutcome>((entries, opening) => {
    const { captcha, email, mayLeave, password } = entries
    return withCaptcha(captcha, (attempt) =>
      Effect.flatMap(request({ email, password, ...attempt }, entries), (state) =>
        followLogin(state, email, opening, mayLeave)
      )
    )
  })
