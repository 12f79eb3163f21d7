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

/** A sign-in or sign-up: where it stands, and what moves it on. */
export interface EntryController<Entered extends Credentials = Credentials> {
  readonly state: EntryState
  /** Sends what was entered, unless something in it cannot be right. While one is under way it does nothing. */
  readonly submit: (entered: Entered) => void
  /** Begins anew, and stops what is under way. */
  readonly reset: () => void
}

/**
 * Drives the machine of a sign-in or sign-up, and tells what it led to.
 */
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
