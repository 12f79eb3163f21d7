"use client"
import { opening } from "@portico/client/session/SiteStorage"
import type * as Redacted from "effect/Redacted"
import * as React from "react"
import * as StoredVerification from "./StoredVerification.ts"
import { type Due, withToken } from "./Verification.ts"

export interface DueOptions {
  readonly email: string
  readonly identityId?: string | undefined
  readonly remember: boolean
  readonly stateToken: Redacted.Redacted | undefined
}

/** The pending verification. It is `undefined` if there is none, and `Unread` until the storage is read. */
export interface DueController {
  readonly due: Due | "Unread" | undefined
  /** Adds the state token of a new email. */
  readonly add: (token: Redacted.Redacted) => void
  /** Removes the stored verification. Call it if no code needs to be verified anymore. */
  readonly forget: () => void
}

const open = opening("sessionStorage")

/** Returns the pending verification: the given one, otherwise the one that was stored before the page was reloaded. */
export const useDue = ({ email, identityId, remember, stateToken }: DueOptions): DueController => {
  const stored = useStored(remember && stateToken === undefined)
  // Another sign-in has its own code, so the tokens that were added since the previous one no longer apply.
  const [later, addLater] = React.useState<Later>({ since: stateToken, tokens: [] })
  const due = React.useMemo(() => {
    const begun = stateToken === undefined ? stored : { email, identityId, stateTokens: [stateToken] }
    if (begun === undefined || begun === "Unread" || later.since !== stateToken) return begun
    return later.tokens.reduce(withToken, begun)
  }, [email, identityId, stored, later, stateToken])
  React.useEffect(() => {
    if (remember && due !== undefined && due !== "Unread") StoredVerification.save(open, due)
  }, [due, remember])
  return React.useMemo(
    () => ({
      due,
      add: (token) =>
        addLater(({ since, tokens }) => ({
          since: stateToken,
          tokens: since === stateToken ? [...tokens, token] : [token]
        })),
      forget: () => {
        if (remember) StoredVerification.remove(open)
      }
    }),
    [due, remember, stateToken]
  )
}

interface Later {
  /** The state token that was given when the tokens were added. */
  readonly since: Redacted.Redacted | undefined
  /** The added state tokens, oldest first. */
  readonly tokens: ReadonlyArray<Redacted.Redacted>
}

// Reads the storage once, and not before hydration ends: the server has no storage, so the markup would not match.
const useStored = (wanted: boolean): Due | "Unread" | undefined => {
  const [read] = React.useState(() => {
    let found: Due | "Unread" | undefined = "Unread"
    return () => (found === "Unread" ? (found = StoredVerification.load(open)) : found)
  })
  return React.useSyncExternalStore<Due | "Unread" | undefined>(
    never,
    () => (wanted ? read() : undefined),
    () => (wanted ? "Unread" : undefined)
  )
}

const never = () => () => {}
