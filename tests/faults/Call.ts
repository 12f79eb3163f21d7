import { Members } from "@portico/client/auth/Members"
import type { LoginState } from "@portico/client/auth/LoginState"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import type { Parts, Services } from "@portico/client/Client"
import { Tokens } from "@portico/client/session/Tokens"
import type * as Tabs from "@portico/testing/Tabs"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { type Account, expire, signIn } from "../suites/Browser.ts"
import type { Family } from "./families.ts"

/** A call that is ready to run. */
export type Attempt = Effect.Effect<unknown, unknown, Services | Parts>

/** Prepares a call without a fault. */
export type Prepare = (browser: Tabs.BrowserShape) => Effect.Effect<Attempt, unknown, Services | Parts>

/** A call, its request that meets the fault, and the errors that it fails with. */
export interface Call {
  /** `Service.method`. */
  readonly name: string
  /** The difference to other rows of the same method: how it is called, or which of its requests meets the fault. */
  readonly case?: string
  /** The start of the path of the request that meets the fault. */
  readonly path: string
  readonly prepare: Prepare
  readonly family: Family
  /**
   * The faults after which the next call is prepared again, because the failed one used up its input or ended the
   * session. After all others the same call runs again.
   */
  readonly anew?: ReadonlyArray<string>
}

/** The faults that occur after the provider has handled the call. */
export const carriedOut = ["reset", "caller left"] as const

/** Returns the name of a row. */
export const titleOf = ({ name, case: which }: Call): string => (which === undefined ? name : `${name}, ${which}`)

export const password = Redacted.make(accounts.ada.password)

/** Logs an account in, and returns the login state. */
export const loggedIn = ({ email, password }: Account = accounts.ada) =>
  Members.use((members) => members.login({ email, password: Redacted.make(password) }))

/** Creates a member's session from a login. */
export const silently = (state: LoginState) =>
  SilentLogin.use((silent) => silent.run("sessionToken" in state ? state.sessionToken : undefined))

/** Prepares nothing: the client has no tokens. */
export const asNobody =
  (attempt: Attempt): Prepare =>
  () =>
    Effect.succeed(attempt)

export const asVisitor =
  (attempt: Attempt): Prepare =>
  () =>
    Effect.as(
      Tokens.use((tokens) => tokens.access),
      attempt
    )

export const asMember =
  (attempt: Attempt): Prepare =>
  () =>
    Effect.as(signIn(accounts.ada), attempt)

/** Prepares a member whose access token has expired. */
export const asExpiredMember =
  (attempt: Attempt): Prepare =>
  () =>
    Effect.as(Effect.andThen(signIn(accounts.ada), expire), attempt)

/** Returns the last message that the provider would have sent. */
export const lastMail = ({ outbox }: Tabs.BrowserShape) =>
  Effect.flatMap(outbox, (mails) => {
    const mail = mails.at(-1)
    return mail === undefined ? Effect.die(new Error("There is no mail.")) : Effect.succeed(mail)
  })
