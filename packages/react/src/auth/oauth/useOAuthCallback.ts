"use client"
import { isReturn } from "@portico/client/auth/Authorization"
import { withoutAnswer } from "@portico/client/auth/Authorization"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { type Arrival, useArrival } from "../session/useArrival.ts"
import type { CallbackState } from "./Callback.ts"
import { callbackMachine } from "./callbackMachine.ts"

export interface OAuthCallbackOptions {
  /** The address that the provider led back to: the page's own by default. It is read once. */
  readonly address?: string | undefined
  /** Called once with the page that the person was on, an address of this site or an empty text. */
  readonly onSignedIn?: ((originalUri: string) => void) | undefined
  /**
   * Called at once with the address without its answer, so that no code is kept or sent on. By default it takes the
   * place of the one in the address bar.
   */
  readonly onStrip?: ((address: string) => void) | undefined
}

/**
 * Finishes a sign-in that comes back from the provider's page: takes the code out of the address, checks that the answer
 * is to a question of this browser, and makes the member's session.
 *
 * **Example** (A page of one's own)
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
  const [machine] = React.useState(callbackMachine)
  const state = useAtomValue(machine)
  const send = useAtomSet(machine)
  const read = React.useRef<string>(undefined)
  // Before the first paint, and before the effects of whoever else reads the address.
  React.useLayoutEffect(() => {
    if (read.current !== undefined) return
    read.current = address ?? globalThis.location.href
    if (isReturn(read.current)) onStrip(withoutAnswer(read.current))
  }, [address, onStrip])
  // React's Activity stops what is under way when it hides it. An answer counts once: begun anew, this comes to an end.
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
