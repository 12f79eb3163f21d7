"use client"
import { useServices } from "../../runtime/useServices.ts"
import { Authorization, isReturn, withoutResponse } from "@portico/client/auth/Authorization"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { type Arrival, useArrival } from "../session/useArrival.ts"
import { type CallbackState, callbackMachine } from "./Callback.ts"

export interface OAuthCallbackOptions {
  /** The address that the provider redirected to. It is read once. Default: the current address. */
  readonly address?: string | undefined
  /** Called once with the page that the user came from: an address of this site, or an empty string. */
  readonly onSignedIn?: ((originalUri: string) => void) | undefined
  /**
   * Called before the first paint with the address without the redirect's parameters, so that the authorization code is
   * not stored or sent elsewhere. By default this address replaces the one in the address bar.
   */
  readonly onStrip?: ((address: string) => void) | undefined
}

/**
 * Finishes a sign-in after the redirect back from the provider's page. It removes the code from the address, checks
 * that this browser started the authorization, and creates the member's session.
 *
 * **Example** (A custom page)
 *
 * ```tsx
 * import { useOAuthCallback, useProblemText } from "@portico/react"
 *
 * export function SignedIn() {
 *   const state = useOAuthCallback({ onSignedIn: (originalUri) => location.replace(originalUri || "/") })
 *   const textOf = useProblemText()
 *   return state._tag === "Failed" ? <p role="alert">{textOf(state.problem)}</p> : <p>One moment…</p>
 * }
 * ```
 */
export const useOAuthCallback = ({
  address,
  onSignedIn,
  onStrip = replace
}: OAuthCallbackOptions = {}): CallbackState => {
  useServices("OAuthCallback and useOAuthCallback", Authorization)
  const [machine] = React.useState(callbackMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const read = React.useRef<string>(undefined)
  // The code must leave the address before the first paint, and before effects of other components read the address.
  React.useLayoutEffect(() => {
    if (read.current !== undefined) return
    read.current = address ?? globalThis.location.href
    if (isReturn(read.current)) onStrip(withoutResponse(read.current))
  }, [address, onStrip])
  // React's Activity interrupts the exchange when it hides the component. Starting again then fails, because a code can
  // be exchanged only once. Without it, the page would stay pending.
  React.useEffect(() => {
    if (read.current !== undefined) send({ _tag: "Start", address: read.current })
  }, [send])
  useArrival(machine, arrival, ({ originalUri }) => onSignedIn?.(originalUri))
  return state
}

const arrival: Arrival<CallbackState, Extract<CallbackState, { readonly _tag: "SignedIn" }>> = {
  isOpening: (state) => state._tag === "Exchanging",
  outcomeOf: (state) => (state._tag === "SignedIn" ? state : undefined)
}

const replace = (address: string): void => globalThis.history.replaceState(globalThis.history.state, "", address)
