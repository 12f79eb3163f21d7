"use client"
import { opening } from "@portico/client/session/SiteStorage"
import type * as Redacted from "effect/Redacted"
import * as React from "react"
import * as Kept from "./kept.ts"
import { type Due, withToken } from "./Verification.ts"

export interface DueOptions {
  readonly email: string
  readonly identityId?: string | undefined
  readonly remember: boolean
  readonly stateToken: Redacted.Redacted | undefined
}

/** The verification that is due: `undefined` where nothing is known of one any more, `Unread` until the page is read. */
export interface DueController {
  readonly due: Due | "Unread" | undefined
  /** Adds the state token of a mail that was sent just now. */
  readonly add: (token: Redacted.Redacted) => void
  /** Nothing is left to verify. */
  readonly forget: () => void
}

const open = opening("sessionStorage")

/** Knows the verification that is due: the given one, or that which was kept before the page was reloaded. */
export const useDue = ({ email, identityId, remember, stateToken }: DueOptions): DueController => {
  const kept = useKept(remember && stateToken === undefined)
  // Another sign-in asks for another code: what was mailed since the one before no longer counts.
  const [later, addLater] = React.useState<Later>({ since: stateToken, tokens: [] })
  const due = React.useMemo(() => {
    const begun = stateToken === undefined ? kept : { email, identityId, stateTokens: [stateToken] }
    if (begun === undefined || begun === "Unread" || later.since !== stateToken) return begun
    return later.tokens.reduce(withToken, begun)
  }, [email, identityId, kept, later, stateToken])
  React.useEffect(() => {
    if (remember && due !== undefined && due !== "Unread") Kept.keep(open, due)
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
        if (remember) Kept.forget(open)
      }
    }),
    [due, remember, stateToken]
  )
}

interface Later {
  /** The state token that was given then. */
  readonly since: Redacted.Redacted | undefined
  /** Oldest first. */
  readonly tokens: ReadonlyArray<Redacted.Redacted>
}

// Read once, and neither on a server nor while the page hydrates.
const useKept = (wanted: boolean): Due | "Unread" | undefined => {
  const [read] = React.useState(() => {
    let found: Due | "Unread" | undefined = "Unread"
    return () => (found === "Unread" ? (found = Kept.find(open)) : found)
  })
  return React.useSyncExternalStore<Due | "Unread" | undefined>(
    never,
    () => (wanted ? read() : undefined),
    () => (wanted ? "Unread" : undefined)
  )
}

const never = () => () => {}
