"use client"
import { opening } from "@portico/client/session/WebStorage"
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

const open = /*#__PURE__*/ opening("sessionStorage")

/** Knows the verification that is due: the given one, or that which was kept before the page was reloaded. */
export const useDue = ({ email, identityId, remember, stateToken }: DueOptions): DueController => {
  const [due, setDue] = React.useState<Due | "Unread" | undefined>(() =>
    stateToken === undefined ? (remember ? "Unread" : undefined) : { email, identityId, stateTokens: [stateToken] }
  )
  const given = React.useRef(stateToken)
  React.useLayoutEffect(() => {
    if (stateToken === given.current) return
    // Another sign-in asks for another code.
    given.current = stateToken
    if (stateToken !== undefined) setDue({ email, identityId, stateTokens: [stateToken] })
  }, [email, identityId, stateToken])
  React.useLayoutEffect(() => {
    if (!remember) return
    if (due === "Unread") setDue(Kept.find(open))
    else if (due !== undefined) Kept.keep(open, due)
  }, [due, remember])
  return React.useMemo(
    () => ({
      due,
      add: (token) =>
        setDue((before) => (before === undefined || before === "Unread" ? before : withToken(before, token))),
      forget: () => {
        if (remember) Kept.forget(open)
      }
    }),
    [due, remember]
  )
}
