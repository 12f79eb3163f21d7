import { Members } from "@portico/client/auth/Members"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { useServices } from "../../runtime/useServices.ts"
import type { Event } from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { useArrival } from "../session/useArrival.ts"
import type { Credentials } from "./Credentials.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "./Entry.ts"
import type { Entries } from "./entryMachine.ts"
import * as Redacted from "effect/Redacted"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"

/**
 * Calls the handler of a sign-in's or sign-up's outcome once. The handlers can be new functions on each render. The
 * machine can have states of its own, which `entryOf` converts to those of a sign-in.
 */
export const useOutcome = <State>(
  machine: Atom.Atom<State>,
  entryOf: (state: State) => EntryState,
  handlers: EntryHandlers
): void =>
  useArrival<State, EntryOutcome>(
    machine,
    {
      isOpening: (state) => {
        const entry = entryOf(state)
        return entry._tag === "Submitting" && entry.step === "opening"
      },
      outcomeOf: (state) => {
        const entry = entryOf(state)
        return entry._tag === "Done" ? entry.outcome : undefined
      }
    },
    (outcome) => callHandler(outcome, handlers)
  )

const callHandler = (outcome: EntryOutcome, handlers: EntryHandlers): void => {
  switch (outcome._tag) {
    case "SignedIn":
      return handlers.onSignedIn?.()
    case "EmailVerificationRequired": {
      const { email, identityId, stateToken } = outcome
      return handlers.onEmailVerificationRequired?.({ email, identityId, stateToken })
    }
    case "OwnerApprovalRequired":
      return handlers.onOwnerApprovalRequired?.()
    case "FactorRequired":
      return handlers.onFactorRequired?.({ email: outcome.email, challenge: outcome.challenge })
    case "PageNeeded":
      return handlers.onPageNeeded?.({ sessionToken: outcome.sessionToken })
  }
}

/** The state of a sign-in or sign-up, with functions to submit and reset it. */
export interface EntryController<Entered extends Credentials = Credentials> {
  readonly state: EntryState
  /**
   * Submits the entered data. Invalid data becomes a problem without a request. Does nothing while a submission is
   * running.
   */
  readonly submit: (entered: Entered) => void
  /** Stops a running submission and returns to the initial state. */
  readonly reset: () => void
}

/** Runs the machine of a sign-in or sign-up, and calls the handler of its outcome. */
export const useEntry = <Entered extends Credentials>(
  make: () => Atom.Writable<EntryState, Event<Entries, EntryOutcome>>,
  check: (entered: Entered) => Problem | undefined,
  handlers: EntryHandlers
): EntryController<Entered> => {
  useServices("SignInForm, SignUpForm, useLogin and useRegister", Members, SilentLogin)
  const [machine] = React.useState(make)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const mayLeave = handlers.onPageNeeded !== undefined
  useOutcome(machine, asEntry, handlers)
  return React.useMemo(
    () => ({
      state,
      submit: (entered) =>
        send({
          _tag: "Submit",
          entries: { ...entered, mayLeave, password: Redacted.make(entered.password) },
          problem: check(entered)
        }),
      reset: () => send({ _tag: "Reset" })
    }),
    [check, mayLeave, send, state]
  )
}

const asEntry = (state: EntryState): EntryState => state
