/**
 * The machines of a sign-in and a sign-up. They attach a captcha token, send the request, and create the session with a
 * silent login.
 *
 * @since 0.1.0
 */
import type { LoginState } from "@portico/client/auth/LoginState"
import { type Login, Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import { submissionMachine } from "../../form/submissionMachine.ts"
import { ofLogin, ofRegistration } from "../../problem/EntryProblem.ts"
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

/** Creates the machine of a sign-in. */
export const signIn = () =>
  entryMachine((login) =>
    Effect.mapError(
      Members.use((members) => members.login(login)),
      ofLogin
    )
  )

/** Creates the machine of a sign-up. */
export const signUp = () =>
  entryMachine((login, { inputOf, profile }) =>
    Effect.mapError(
      Members.use((members) => members.register(profile === undefined ? login : { ...login, profile })),
      (error) => ofRegistration(error, inputOf)
    )
  )

const entryMachine = (request: (login: Login, entries: Entries) => Effect.Effect<LoginState, Problem, Members>) =>
  submissionMachine<Entries, EntryOutcome>((entries, opening) => {
    const { captcha, email, mayLeave, password } = entries
    return withCaptcha(captcha, (attempt) =>
      Effect.flatMap(request({ email, password, ...attempt }, entries), (state) =>
        followLogin(state, email, opening, mayLeave)
      )
    )
  })
