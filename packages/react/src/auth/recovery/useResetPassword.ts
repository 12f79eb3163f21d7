"use client"
import { Recovery } from "@portico/client/auth/Recovery"
import { useServices } from "../../runtime/useServices.ts"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { idle } from "../../form/Submission.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { EntryState } from "../entry/Entry.ts"
import { useOutcome } from "../entry/useEntry.ts"
import { checkPassword, isEntry, tokenProblemOf, type ResetHandlers, type ResetState } from "./Recovery.ts"
import { resetMachine } from "./recoveryMachine.ts"
import { type TokenState, usePageToken } from "./usePageToken.ts"
import { useReportOnce } from "../../form/useSubmission.ts"

export interface ResetPasswordOptions extends ResetHandlers {
  /** The member's email address, if the page knows it. */
  readonly email?: string | undefined
  /** The token of the recovery email. By default, it is taken from the page's address, which the email's link opens. */
  readonly recoveryToken?: Redacted.Redacted | undefined
}

/** The state of setting a new password, with the function that sets it. */
export interface ResetPasswordController {
  readonly state: ResetState
  /**
   * The state of the token. It is `Unread` on the server and until the page's address is read. Show the form in that
   * state.
   */
  readonly token: TokenState["_tag"]
  /**
   * Sets the password. An empty password becomes a problem without a request. Does nothing while a request is running
   * or without a valid token.
   */
  readonly submit: (password: string) => void
}

/**
 * Sets a new password with the token of a recovery email, and signs the member in.
 *
 * **Example** (A custom form)
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
 *       method="dialog"
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
  useServices("ResetPasswordForm and useResetPassword", Recovery)
  const { email, recoveryToken } = options
  const [machine] = React.useState(resetMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const pageToken = usePageToken(recoveryToken)
  const token = pageToken._tag === "Present" ? pageToken.token : undefined
  const first = React.useRef(token)
  React.useEffect(() => {
    // Another link has another token, so the result of the previous one no longer applies.
    if (first.current !== undefined && first.current !== token) send({ _tag: "Reset" })
    first.current = token
  }, [send, token])
  useOutcome(machine, asEntry, options)
  useReportOnce(isEntry(state) ? undefined : state, () => options.onPasswordChanged?.())
  const mayLeave = options.onPageNeeded !== undefined
  return React.useMemo(
    () => ({
      state,
      token: pageToken._tag,
      submit: (password) => {
        // A token works only once. If the provider rejected it, another request fails too.
        if (token === undefined || tokenProblemOf(state) === "expired") return
        send({
          _tag: "Submit",
          entries: { email, mayLeave, password: Redacted.make(password), recoveryToken: token },
          problem: checkPassword(password)
        })
      }
    }),
    [email, pageToken, mayLeave, send, state, token]
  )
}

const asEntry = (state: ResetState): EntryState => (isEntry(state) ? state : idle)
