"use client"
import { Passwords } from "@portico/client/auth/Passwords"
import { Members } from "@portico/client/auth/Members"
import { useServices } from "../../runtime/useServices.ts"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { check, type ChangePasswordState, type PasswordEntries, changePasswordMachine } from "./ChangePassword.ts"

export interface ChangePasswordOptions {
  /**
   * The member's email address. Without it, the current password cannot be verified, so entries that include it are
   * rejected.
   */
  readonly email?: string | undefined
  /** Called when the password is changed. */
  readonly onChanged?: (() => void) | undefined
}

/** The state of a password change, with functions to submit and reset it. */
export interface ChangePasswordController {
  readonly state: ChangePasswordState
  /**
   * Submits the passwords. A missing password becomes a problem without a request. Does nothing while a change is
   * running.
   */
  readonly submit: (entries: PasswordEntries) => void
  /** Returns to the initial state. */
  readonly reset: () => void
}

/**
 * Changes the password of the signed-in member. The endpoint takes only the new password. If a current password is
 * entered, a login that creates no session verifies it first.
 *
 * **Example** (Without the current password)
 *
 * ```tsx
 * import { useChangePassword } from "@portico/react"
 *
 * export function Renew({ password }: { password: string }) {
 *   const { state, submit } = useChangePassword()
 *   return (
 *     <button onClick={() => submit({ newPassword: password })} type="button">
 *       {state._tag === "Done" ? "Done" : "Use this one"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useChangePassword = ({ email, onChanged }: ChangePasswordOptions = {}): ChangePasswordController => {
  useServices("ChangePasswordForm and useChangePassword", Passwords, Members)
  const [machine] = React.useState(changePasswordMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const latest = React.useRef(onChanged)
  React.useEffect(() => {
    latest.current = onChanged
  })
  const done = state._tag === "Done"
  React.useEffect(() => {
    if (done) latest.current?.()
  }, [done])
  return React.useMemo(
    () => ({
      state,
      submit: (entries) => {
        const { captcha, currentPassword, newPassword } = entries
        // Without an email address the current password cannot be verified. Ignoring it would look like a successful
        // check.
        const isBlind = currentPassword !== undefined && email === undefined
        send({
          _tag: "Submit",
          entries: {
            captcha,
            current:
              currentPassword === undefined || email === undefined
                ? undefined
                : { email, password: Redacted.make(currentPassword) },
            newPassword: Redacted.make(newPassword)
          },
          problem: check(entries) ?? (isBlind ? Problem.make("misconfigured", { retryable: false }) : undefined)
        })
      },
      reset: () => send({ _tag: "Reset" })
    }),
    [email, send, state]
  )
}
