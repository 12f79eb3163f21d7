"use client"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import * as Problem from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { check, type ChangePasswordState, type PasswordEntries } from "./ChangePassword.ts"
import { changePasswordMachine } from "./changePasswordMachine.ts"

export interface ChangePasswordOptions {
  /** The member's address. Without it, a current password cannot be checked, and entries with one are refused. */
  readonly email?: string | undefined
  /** Called once the password is changed. */
  readonly onChanged?: (() => void) | undefined
}

/** A change of password: where it stands, and what moves it on. */
export interface ChangePasswordController {
  readonly state: ChangePasswordState
  /** Sends the passwords, unless one is missing. While a change is under way it does nothing. */
  readonly submit: (entries: PasswordEntries) => void
  /** Begins anew. */
  readonly reset: () => void
}

/**
 * Changes the password of the member who is signed in. The call takes the new one only: a current password that is given
 * is checked by a login first, which makes no session.
 *
 * **Example** (Without asking for the current one)
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
        // What was asked for and cannot be checked must not look as if it were.
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
