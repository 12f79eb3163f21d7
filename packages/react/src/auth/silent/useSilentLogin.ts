"use client"
import { SilentLogin } from "@portico/client/auth/SilentLogin"
import { useServices } from "../../runtime/useServices.ts"
import * as React from "react"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { type SilentLoginState, silentMachine } from "./Silent.ts"
import { type Arrival, useArrival } from "../session/useArrival.ts"
import { useLeft } from "../session/useLogout.ts"
import { useMember } from "../../session/memberAtom.ts"

export interface SilentLoginOptions {
  /** Called when the member's session is created. */
  readonly onSignedIn?: (() => void) | undefined
  /**
   * The start of the login. Default: `"mount"`. It starts the login as soon as no member is known to be signed in on
   * this page. `"manual"` waits for `run`.
   */
  readonly when?: "mount" | "manual" | undefined
}

/** The state of a silent login, with functions to start and skip it. */
export interface SilentLoginController {
  readonly state: SilentLoginState
  /** Starts or retries the login. Does nothing while a login is running. */
  readonly run: () => void
  /** Stops waiting. The user continues as a visitor. */
  readonly skip: () => void
}

/**
 * Creates a session for a member who is already signed in at the provider, without showing a page. Members are signed
 * in there after using another site of the same provider, or after an earlier visit. It is not an error if no member is
 * signed in.
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
  useServices("SilentLogin and useSilentLogin", SilentLogin)
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
  when: "mount" | "manual"
): SilentLoginState => {
  if (login._tag !== "Idle") return login
  if (member === "Member") return { _tag: "Member" }
  // The login starts in an effect, once the sign-in state is known. Until then it counts as pending.
  return when === "mount" ? { _tag: "Pending", slow: false } : login
}
