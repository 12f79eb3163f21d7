"use client"
import * as Account from "@portico/client/auth/Account"
import type { Submission } from "../../form/Submission.ts"
import { useReportOnce, useSubmission } from "../../form/useSubmission.ts"
import type { Problem } from "../../problem/Problem.ts"
import { ofSecurity } from "../../problem/SecurityProblem.ts"
import { useUser } from "../account/userAtom.ts"
import { checkCode } from "../factors/MfaState.ts"
import { userKey } from "../profile/nameAtom.ts"
import { checkEmail } from "../recovery/Recovery.ts"
import { type Reverification, useProtected } from "./useProtected.ts"
import * as Effect from "effect/Effect"
import * as Reactivity from "../../runtime/Reactivity.ts"
import * as Redacted from "effect/Redacted"
import * as React from "react"

/** The state of an email change. */
export interface ChangeEmailState {
  /** The current email address, if it is known. */
  readonly current?: string | undefined
  /** The problem of reading the account, such as a provider without the account extension. */
  readonly problem?: Problem | undefined
  readonly step:
    | { readonly _tag: "Email"; readonly change: Submission<unknown> }
    /** The code that was sent to the new address is entered. */
    | { readonly _tag: "Code"; readonly change: Submission<unknown>; readonly email: string }
    | { readonly _tag: "Done"; readonly email: string }
}

/** The user's actions on an email change. */
export interface ChangeEmailActions {
  readonly confirm: (code: string) => void
  /** Returns to the first step. */
  readonly restart: () => void
  readonly submit: (email: string) => void
}

export interface ChangeEmailOptions {
  /** Called with the new email address. */
  readonly onChanged?: ((email: string) => void) | undefined
}

/** The state of an email change, the actions, and the pending reverification. */
export interface ChangeEmailController {
  readonly actions: ChangeEmailActions
  readonly reverification: Reverification | undefined
  readonly state: ChangeEmailState
}

/**
 * Changes the email address of the signed-in member with a code that is sent to the new address. The provider needs the
 * account extension.
 *
 * **Example** (A button)
 *
 * ```tsx
 * import { useChangeEmail } from "@portico/react/auth"
 *
 * export function Move({ email }: { email: string }) {
 *   const { actions, state } = useChangeEmail()
 *   return (
 *     <button onClick={() => actions.submit(email)} type="button">
 *       {state.step._tag === "Code" ? "Check your inbox" : "Use this address"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useChangeEmail = ({ onChanged }: ChangeEmailOptions = {}): ChangeEmailController => {
  const user = useUser()
  const [sent, setSent] = React.useState<Sent>()
  const [done, setDone] = React.useState<string>()
  const start = useProtected(send, { check: checkEmail, fresh: true })
  const confirm = useSubmission({ check: ({ code }: Code) => checkCode("EMAIL", code), send: sendCode })
  useReportOnce(start.state._tag === "Done" ? start.state.outcome : undefined, (outcome) => {
    start.reset()
    setSent(outcome)
  })
  useReportOnce(confirm.state._tag === "Done" ? confirm.state.outcome : undefined, ({ email }) => {
    confirm.reset()
    setSent(undefined)
    setDone(email)
    onChanged?.(email)
  })
  const actions = React.useMemo<ChangeEmailActions>(
    () => ({
      confirm: (code) => {
        if (sent !== undefined) confirm.submit({ code: code.replace(/\s/g, ""), stateToken: sent.stateToken })
      },
      restart: () => {
        confirm.reset()
        setSent(undefined)
        setDone(undefined)
      },
      submit: (email) => start.submit(email.trim())
    }),
    [confirm, sent, start]
  )
  const step = React.useMemo((): ChangeEmailState["step"] => {
    if (done !== undefined) return { _tag: "Done", email: done }
    return sent === undefined
      ? { _tag: "Email", change: start.state }
      : { _tag: "Code", change: confirm.state, email: sent.email }
  }, [confirm.state, done, sent, start.state])
  const current = user._tag === "User" ? user.user.email : undefined
  const problem = React.useMemo(() => (user._tag === "Failed" ? ofSecurity(user.error) : undefined), [user])
  return React.useMemo(
    () => ({ actions, reverification: start.reverification, state: { current, problem, step } }),
    [actions, current, problem, start.reverification, step]
  )
}

interface Sent {
  readonly email: string
  readonly stateToken: Redacted.Redacted
}

const send = (email: string, proof: Redacted.Redacted) =>
  Account.Account.use(({ changeEmail }) => changeEmail(email, proof)).pipe(
    Effect.provide(Account.layer),
    Effect.mapError((error) => ofSecurity(error)),
    Effect.map(({ stateToken }): Sent => ({ email, stateToken }))
  )

interface Code {
  readonly code: string
  readonly stateToken: Redacted.Redacted
}

const sendCode = ({ code, stateToken }: Code) =>
  Account.Account.use(({ confirmEmail }) => confirmEmail(stateToken, Redacted.make(code))).pipe(
    Effect.provide(Account.layer),
    Effect.mapError((error) => ofSecurity(error)),
    Effect.tap(() => Reactivity.invalidate([userKey]))
  )
