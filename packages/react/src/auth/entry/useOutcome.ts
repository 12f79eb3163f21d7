import * as React from "react"
import type { EntryHandlers, EntryState } from "./Entry.ts"

/** Tells who wants to know what a sign-in or sign-up led to, once. Handlers may be new functions at every render. */
export const useOutcome = (state: EntryState, handlers: EntryHandlers): void => {
  const latest = React.useRef(handlers)
  React.useEffect(() => {
    latest.current = handlers
  })
  const outcome = state._tag === "Done" ? state.outcome : undefined
  React.useEffect(() => {
    const { onEmailVerificationRequired, onFactorRequired, onOwnerApprovalRequired, onPageNeeded, onSignedIn } =
      latest.current
    switch (outcome?._tag) {
      case "SignedIn":
        onSignedIn?.()
        break
      case "EmailVerificationRequired":
        onEmailVerificationRequired?.({
          email: outcome.email,
          identityId: outcome.identityId,
          stateToken: outcome.stateToken
        })
        break
      case "OwnerApprovalRequired":
        onOwnerApprovalRequired?.()
        break
      case "FactorRequired":
        onFactorRequired?.({ email: outcome.email, challenge: outcome.challenge })
        break
      case "PageNeeded":
        onPageNeeded?.({ sessionToken: outcome.sessionToken })
        break
      case undefined:
    }
  }, [outcome])
}
