"use client"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { idle } from "../../form/Submission.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useOutcome.ts"
import { checkPassword, isEntry, noTokenOf, type ResetHandlers, type ResetState } from "./Recovery.ts"
import { resetMachine } from "./resetMachine.ts"
import { type TokenState, usePageToken } from "./usePageToken.ts"
import { useTold } from "../../form/useTold.ts"

export interface ResetPasswordOptions extends ResetHandlers {
  /** Whose password it is, where the page knows it. */
  readonly email?: string | undefined
  /** The token of the mail. By default it is taken out of the page's address, where the mail's link puts it. */
  readonly recoveryToken?: Redacted.Redacted | undefined
}

/** A new password: whether there is a token for it, where the setting stands, and what moves it on. */
export interface ResetPasswordController {
  readonly state: ResetState
  /** `Unread` on a server and until the page is read: show the form then. */
  readonly token: TokenState["_tag"]
  /** Sets the password, unless it is empty. While one is under way, or without a token that is still good, it does nothing. */
  readonly submit: (password: string) => void
}

/**
 * Sets a new password with the token of a recovery mail, session included.
 *
 * **Example** (A form of one's own)
 *
 * ```tsx
 * import { useResetPassword } from "@portico/react"
 *
 * export function NewPassword() {
 *   const { submit, token } = useResetPassword({ onSignedIn: () => location.assign("/") })
 *   return token === "Missing" ? (
 *     <p>Open the link in your mail.</p>
 *   ) : (
 *     <form
 *       onSubmit={(event) => {
 *         event.preventDefault()
 *         submit(String(new FormData(event.currentTarget).get("password")))
 *       }}
 *     >
 *       <input aria-label="New password" autoComplete="new-password" name="password" type="password" />
 *     </form>
 *   )
 * }
 * ```
 */
export const useResetPassword = (options: ResetPasswordOptions = {}): ResetPasswordController => {
  const { email, recoveryToken } = options
  const [machine] = React.useState(resetMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const held = usePageToken(recoveryToken)
  const token = held._tag === "Held" ? held.token : undefined
  const first = React.useRef(token)
  React.useEffect(() => {
    // Another link: what the one before came to no longer counts.
    if (first.current !== undefined && first.current !== token) send({ _tag: "Reset" })
    first.current = token
  }, [send, token])
  useOutcome(machine, asEntry, options)
  useTold(isEntry(state) ? undefined : state, () => options.onPasswordChanged?.())
  const mayLeave = options.onPageNeeded !== undefined
  return React.useMemo(
    () => ({
      state,
      token: held._tag,
      submit: (password) => {
        // A token is good once: what the provider said of it stands.
        if (token === undefined || noTokenOf(state) === "over") return
        send({
          _tag: "Submit",
          entries: { email, mayLeave, password: Redacted.make(password), recoveryToken: token },
          problem: checkPassword(password)
        })
      }
    }),
    [email, held, mayLeave, send, state, token]
  )
}

const asEntry = (state: ResetState): EntryState => (isEntry(state) ? state : idle)
