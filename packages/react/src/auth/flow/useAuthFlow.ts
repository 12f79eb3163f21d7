"use client"
import { isAllowed } from "@portico/client/auth/Authorization"
import type * as Redacted from "effect/Redacted"
import * as React from "react"
import { usePageToken } from "../recovery/usePageToken.ts"
import { begin, next } from "./Flow.ts"
import type { FlowEvent, FlowState, ScreenName, StartName } from "./FlowTransitions.ts"
import { propsOf, type ScreenProps } from "./ScreenProps.ts"

export interface AuthFlowOptions {
  /** The initial email address. */
  readonly email?: string | undefined
  /** Called with the name of the new screen when the screen changes. Use it to update the page's address. */
  readonly onScreenChange?: ((screen: ScreenName, how: ScreenChange) => void) | undefined
  /**
   * Called with the address to continue to when a member is signed in. By default the browser goes to `returnTo`, if it
   * is set.
   */
  readonly onSignedIn?: ((to: string) => void) | undefined
  /**
   * The token of a password recovery email. By default it is read and removed from the page's address, because the
   * email's link contains it.
   */
  readonly recoveryToken?: Redacted.Redacted | undefined
  /** Whether the verification form stores a pending verification over a reload (`remember`). */
  readonly remembers?: boolean | undefined
  /**
   * The address to continue to after the sign-in. An address of another site counts as `/`, because anyone can create
   * such a link.
   */
  readonly returnTo?: string | undefined
  /**
   * The screen that the page's address names. A new value changes the screen, for example after the browser's back
   * button. A screen whose secrets are unknown is replaced by the sign-in.
   */
  readonly screen?: ScreenName | undefined
  /** The first screen. Default: `signIn`. Only the value of the first render is used. */
  readonly start?: StartName | undefined
}

/** The details of a screen change, for updating the page's address. */
export interface ScreenChange {
  /** Whether the new screen replaces the last entry in the browser's history. */
  readonly replace: boolean
}

/** The state of a sign-in flow, with functions to change it. */
export interface AuthFlowController {
  /** The screen to show. */
  readonly screen: ScreenName
  /** The email address that is passed from screen to screen. */
  readonly email: string
  /** Returns to the form that the flow started with. Undefined on the sign-in and after a sign-in. */
  readonly back: (() => void) | undefined
  /**
   * Shows another screen with the typed email address. A screen whose secrets are unknown is replaced by the sign-in.
   */
  readonly goTo: (screen: ScreenName, email?: string) => void
  /** The props of each screen's component: the email address, the secrets, and the handlers of its outcome. */
  readonly props: ScreenProps
  /** The address to continue to after the sign-in. */
  readonly to: string
  readonly state: FlowState
  readonly send: (event: FlowEvent) => void
}

/**
 * Runs a sign-in and sign-up flow with all its intermediate steps, screen by screen. It renders nothing.
 *
 * **Example** (A flow with two custom screens)
 *
 * ```tsx
 * import { EmailVerificationForm, SignInForm, useAuthFlow } from "@portico/react"
 *
 * export function Entrance() {
 *   const { back, props, screen } = useAuthFlow({ onSignedIn: (to) => location.assign(to) })
 *   return (
 *     <main>
 *       {screen === "verifyEmail" ? <EmailVerificationForm {...props.verifyEmail} /> : <SignInForm {...props.signIn} />}
 *       {back && <button onClick={back}>Back</button>}
 *     </main>
 *   )
 * }
 * ```
 */
export const useAuthFlow = (options: AuthFlowOptions = {}): AuthFlowController => {
  const { recoveryToken, screen } = options
  const [state, dispatch] = React.useReducer(next, options, begin)
  const [requested, setRequested] = React.useState(screen)
  if (screen !== requested) {
    setRequested(screen)
    if (screen !== undefined) dispatch({ _tag: "Requested", screen })
  }
  const latest = React.useRef(options)
  React.useLayoutEffect(() => {
    latest.current = options
  })
  const found = usePageToken(recoveryToken)
  const token = found._tag === "Present" ? found.token : undefined
  React.useLayoutEffect(() => {
    if (token !== undefined) dispatch({ _tag: "TokenFound", recoveryToken: token })
  }, [token])
  const { at, replaces = false } = state
  const reported = React.useRef(at)
  React.useEffect(() => {
    const isNew = screen === undefined ? reported.current !== at : screen !== at
    reported.current = at
    if (isNew) latest.current.onScreenChange?.(at, { replace: replaces })
  }, [at, replaces, screen])
  const to = allowed(options.returnTo)
  const hasReported = React.useRef(false)
  // The handler is called immediately instead of in an effect, because a flow for visitors unmounts as soon as a member
  // is signed in.
  const send = React.useCallback((event: FlowEvent) => {
    dispatch(event)
    if (event._tag !== "SignedIn" || hasReported.current) return
    hasReported.current = true
    const { onSignedIn, returnTo } = latest.current
    if (onSignedIn !== undefined) onSignedIn(allowed(returnTo))
    else if (returnTo !== undefined) globalThis.location.assign(allowed(returnTo))
  }, [])
  return React.useMemo(
    () => ({
      screen: at,
      email: state.email,
      back: at === "signIn" || at === "signedIn" ? undefined : () => send({ _tag: "Left" }),
      goTo: (requested, email) => send({ _tag: "Requested", screen: requested, email }),
      // oxlint-disable-next-line react/refs -- read when a member signs in, not during render
      props: propsOf(state, send),
      to,
      state,
      send
    }),
    [at, send, state, to]
  )
}

// A server does not know the site's origin.
const allowed = (returnTo = "/"): string =>
  globalThis.location !== undefined && isAllowed(returnTo, []) ? returnTo : "/"
