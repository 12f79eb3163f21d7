"use client"
import { Passwords } from "@portico/client/auth/Passwords"
import type { Challenge } from "@portico/client/auth/LoginState"
import { Members } from "@portico/client/auth/Members"
import { useServices } from "../../runtime/useServices.ts"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import type { MfaOptions } from "../factors/useMfaChallenge.ts"
import {
  type Challenged,
  check,
  proveLater,
  type ChangePasswordState,
  type PasswordEntries,
  changePasswordMachine
} from "./ChangePassword.ts"

export interface ChangePasswordOptions {
  /**
   * The member's email address. Without it, the check of the current password reads it from the provider, which needs the
   * account extension.
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
  /**
   * The second factor that the member must prove before the password is changed, or `undefined` if none is required now.
   * The change continues after `finish`.
   */
  readonly secondFactor: SecondFactor | undefined
}

/** The second factor of a password change. */
export interface SecondFactor {
  /** The challenge to pass to `MfaChallenge` or `useMfaChallenge`. */
  readonly challenge: Challenge
  /** Continues the change with the session token of the completed login. Pass it to `MfaChallenge` too. */
  readonly finish: NonNullable<MfaOptions["finish"]>
  /** Returns to the form. The password is not changed. */
  readonly onCancel: () => void
}

/**
 * Changes the password of the signed-in member. If a current password is entered, a login that creates no session
 * verifies it first, with the second factor if the member has one. A provider can require that (`passwordChange:
 * "reverified"`); otherwise the new password is enough.
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
  const [pending, setPending] = React.useState<Challenged>()
  const [machine] = React.useState(() => changePasswordMachine(setPending))
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
  // The dialog replaces the message that the member must authenticate again.
  const isInterrupted = state._tag === "Failed" && pending !== undefined
  React.useEffect(() => {
    if (isInterrupted) send({ _tag: "Reset" })
  }, [isInterrupted, send])
  return React.useMemo(
    () => ({
      secondFactor: pending && {
        challenge: pending.challenge,
        finish: (sessionToken) =>
          Effect.flatMap(proveLater(sessionToken), (proof) =>
            Effect.sync(() => {
              setPending(undefined)
              const { newPassword } = pending
              send({ _tag: "Submit", entries: { current: undefined, newPassword, proof }, problem: undefined })
            })
          ),
        onCancel: () => setPending(undefined)
      },
      state,
      submit: (entries) => {
        const { captcha, currentPassword, newPassword } = entries
        send({
          _tag: "Submit",
          entries: {
            captcha,
            current: currentPassword === undefined ? undefined : { email, password: Redacted.make(currentPassword) },
            newPassword: Redacted.make(newPassword)
          },
          problem: check(entries)
        })
      },
      reset: () => {
        setPending(undefined)
        send({ _tag: "Reset" })
      }
    }),
    [email, pending, send, state]
  )
}
