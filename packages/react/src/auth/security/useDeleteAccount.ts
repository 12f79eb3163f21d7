"use client"
import * as Account from "@portico/client/auth/Account"
import type { Problem } from "../../problem/Problem.ts"
import type { Submission } from "../../form/Submission.ts"
import { ofSecurity } from "../../problem/SecurityProblem.ts"
import { useUser } from "../account/userAtom.ts"
import { type Reverification, useProtected } from "./useProtected.ts"
import * as Effect from "effect/Effect"
import type * as Redacted from "effect/Redacted"
import * as React from "react"

/** The state of a deletion. */
export interface DeleteAccountState {
  readonly change: Submission<unknown>
  /** Whether the dialog is open in which the user confirms the deletion. */
  readonly isOpen: boolean
  /** The problem of reading the account, such as a provider without the account extension. */
  readonly problem?: Problem | undefined
}

/** The user's actions on a deletion. */
export interface DeleteAccountActions {
  readonly cancel: () => void
  /** Deletes the account. */
  readonly confirm: () => void
  /** Opens the dialog in which the user confirms the deletion. */
  readonly open: () => void
}

export interface DeleteAccountOptions {
  /** Called when the account is deleted and the session has ended. */
  readonly onDeleted?: (() => void) | undefined
}

/** The state of a deletion, the actions, and the pending reverification. */
export interface DeleteAccountController {
  readonly actions: DeleteAccountActions
  readonly reverification: Reverification | undefined
  readonly state: DeleteAccountState
}

/**
 * Deletes the account of the signed-in member. The provider needs the account extension.
 *
 * **Example** (After a custom confirmation)
 *
 * ```tsx
 * import { useDeleteAccount } from "@portico/react/auth"
 *
 * export function Leave() {
 *   const { actions } = useDeleteAccount({ onDeleted: () => location.assign("/") })
 *   return (
 *     <button onClick={actions.confirm} type="button">
 *       Delete my account
 *     </button>
 *   )
 * }
 * ```
 */
export const useDeleteAccount = ({ onDeleted }: DeleteAccountOptions = {}): DeleteAccountController => {
  const user = useUser()
  const [isOpen, setOpen] = React.useState(false)
  const latest = React.useRef(onDeleted)
  React.useEffect(() => {
    latest.current = onDeleted
  })
  const {
    reset,
    reverification,
    state: change,
    submit
  } = useProtected((_: undefined, proof: Redacted.Redacted) => deleteThen(proof, () => latest.current?.()), {
    fresh: true
  })
  const actions = React.useMemo<DeleteAccountActions>(
    () => ({
      cancel: () => setOpen(false),
      confirm: () => {
        setOpen(false)
        submit(undefined)
      },
      open: () => {
        reset()
        setOpen(true)
      }
    }),
    [reset, submit]
  )
  const problem = React.useMemo(() => (user._tag === "Failed" ? ofSecurity(user.error) : undefined), [user])
  return React.useMemo(
    () => ({ actions, reverification, state: { change, isOpen, problem } }),
    [actions, change, isOpen, problem, reverification]
  )
}

// The end of the session usually unmounts the form, because its page is for members. That must not interrupt the call
// of `onDeleted`.
const deleteThen = (proof: Redacted.Redacted, onDeleted: () => void) =>
  Account.Account.use((account) => account.delete(proof)).pipe(
    Effect.provide(Account.layer),
    Effect.mapError((error) => ofSecurity(error)),
    Effect.tap(() => Effect.sync(onDeleted)),
    Effect.as("Deleted" as const),
    Effect.uninterruptible
  )
