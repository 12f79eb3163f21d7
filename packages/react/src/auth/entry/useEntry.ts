import * as Redacted from "effect/Redacted"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import type { Event } from "../../form/Submission.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import * as Credentials from "./Credentials.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "./Entry.ts"
import type { Entries } from "./entryMachine.ts"

/** A sign-in or sign-up: where it stands, and what moves it on. */
export interface EntryController {
  readonly state: EntryState
  /** Sends credentials, unless something in them cannot be right. While one is under way it does nothing. */
  readonly submit: (credentials: Credentials.Credentials) => void
  /** Begins anew, and stops what is under way. */
  readonly reset: () => void
}

/**
 * Drives the machine of a sign-in or sign-up, and tells what it led to.
 */
export const useEntry = (
  make: () => Atom.Writable<EntryState, Event<Entries, EntryOutcome>>,
  handlers: EntryHandlers
): EntryController => {
  const [machine] = React.useState(make)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  useOutcome(state, handlers)
  return React.useMemo(
    () => ({
      state,
      submit: ({ email, password }) =>
        send({
          _tag: "Submit",
          entries: { email, password: Redacted.make(password) },
          problem: Credentials.check({ email, password })
        }),
      reset: () => send({ _tag: "Reset" })
    }),
    [send, state]
  )
}

// Handlers are new functions at every render; an outcome is told once all the same.
const useOutcome = (state: EntryState, handlers: EntryHandlers): void => {
  const latest = React.useRef(handlers)
  React.useEffect(() => {
    latest.current = handlers
  })
  const outcome = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    const { onEmailVerificationRequired, onFactorRequired, onOwnerApprovalRequired, onSignedIn } = latest.current
    switch (outcome?._tag) {
      case "SignedIn":
        onSignedIn?.()
        break
      case "EmailVerificationRequired":
        onEmailVerificationRequired?.({ email: outcome.email, stateToken: outcome.stateToken })
        break
      case "OwnerApprovalRequired":
        onOwnerApprovalRequired?.()
        break
      case "FactorRequired":
        onFactorRequired?.({ email: outcome.email, challenge: outcome.challenge })
        break
      case undefined:
    }
  }, [outcome])
}
