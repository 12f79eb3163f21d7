import { useTold } from "../../form/useTold.ts"
import type { EntryHandlers, EntryOutcome, EntryState } from "./Entry.ts"

/** Tells who wants to know what a sign-in or sign-up led to, once. Handlers may be new functions at every render. */
export const useOutcome = (state: EntryState, handlers: EntryHandlers): void =>
  useTold(state._tag === "Done" ? state.outcome : undefined, (outcome) => tell(outcome, handlers))

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
