import * as Redacted from "effect/Redacted"
import type * as Atom from "effect/reactivity/Atom"
import * as React from "react"
import type { Event } from "../../form/Submission.ts"
import type { Problem } from "../../problem/Problem.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { Credentials } from "./Credentials.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "./Entry.ts"
import type { Entries } from "./entryMachine.ts"
import { useOutcome } from "./useOutcome.ts"

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
