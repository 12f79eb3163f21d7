"use client"
import * as React from "react"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import type { SilentLoginState } from "./Silent.ts"
import { silentMachine } from "./silentMachine.ts"
import { type Arrival, useArrival } from "../session/useArrival.ts"
import { useLeft } from "../session/useLeft.ts"
import { useMember } from "../../session/useMember.ts"

export interface SilentLoginOptions {
  /** Called once the session of a member is made. */
  readonly onSignedIn?: (() => void) | undefined
  /** `"mount"`, the default, tries at once where nobody is signed in here. `"asked"` waits for `run`. */
  readonly when?: "mount" | "asked" | undefined
}

/** A silent login: where it stands, and what moves it on. */
export interface SilentLoginController {
  readonly state: SilentLoginState
  /** Tries, or tries again. While that is under way it does nothing. */
  readonly run: () => void
  /** Stops waiting: nobody is signed in. */
  readonly skip: () => void
}

/**
 * Makes a session of the member who is signed in at the provider, without a page: after another site of the same
 * provider, or a visit long ago. That nobody is, is no error.
 *
 * **Example** (A greeting)
 *
 * ```tsx
 * import { useSilentLogin } from "@portico/react"
 *
 * export function Greeting() {
 *   const { state } = useSilentLogin()
 *   return <p>{state._tag === "Member" ? "Welcome back" : "Hello"}</p>
 * }
 * ```
 */
export const useSilentLogin = ({ onSignedIn, when = "mount" }: SilentLoginOptions = {}): SilentLoginController => {
  const member = useMember()
  const [machine] = React.useState(silentMachine)
  const login = useAtomValue(machine)
  const send = useAtomSet(machine)
  const left = useLeft(member._tag) && (when === "mount" || login._tag === "Member")
  const begins = when === "mount" && member._tag === "Visitor" && login._tag === "Idle"
  React.useEffect(() => {
    if (left) send({ _tag: "Left" })
    else if (begins) send({ _tag: "Start" })
  }, [begins, left, send])
  useArrival(machine, arrival, () => onSignedIn?.())
  return React.useMemo(
    () => ({
      state: stateOf(login, member._tag, when),
      run: () => send({ _tag: "Start" }),
      skip: () => send({ _tag: "Skip" })
    }),
    [login, member._tag, send, when]
  )
}

const arrival: Arrival<SilentLoginState, SilentLoginState> = {
  isOpening: (state) => state._tag === "Pending",
  outcomeOf: (state) => (state._tag === "Member" ? state : undefined)
}

const stateOf = (
  login: SilentLoginState,
  member: "Unknown" | "Visitor" | "Member",
  when: "mount" | "asked"
): SilentLoginState => {
  if (login._tag !== "Idle") return login
  if (member === "Member") return { _tag: "Member" }
  // It begins as soon as it is known that nobody is signed in here.
  return when === "mount" ? { _tag: "Pending", slow: false } : login
}
