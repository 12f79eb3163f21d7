import type * as Atom from "effect/reactivity/Atom"
import { useArrival } from "../session/useArrival.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "./Entry.ts"

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
    (outcome) => tell(outcome, handlers)
  )

const tell = (outcome: EntryOutcome, handlers: EntryHandlers): void => {
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
