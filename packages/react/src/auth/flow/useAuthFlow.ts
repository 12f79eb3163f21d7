"use client"
import { isAllowed } from "@portico/client/auth/Authorization"
import type * as Redacted from "effect/Redacted"
import * as React from "react"
import { usePageToken } from "../recovery/usePageToken.ts"
import { begin, next } from "./Flow.ts"
import type { FlowEvent, FlowState, ScreenName, StartName } from "./FlowTransitions.ts"
import { propsOf, type ScreenProps } from "./ScreenProps.ts"

export interface AuthFlowOptions {
  /** The address to begin with. */
  readonly email?: string | undefined
  /** Called once another screen is shown, with its name: a page's address can follow it. */
  readonly onScreenChange?: ((screen: ScreenName, how: ScreenChange) => void) | undefined
  /** Called once somebody is signed in, with where to go on to. By default the browser goes to `returnTo`, if that is given. */
  readonly onSignedIn?: ((to: string) => void) | undefined
  /** The token of a recovery mail. By default it is taken out of the page's address, where the mail's link puts it. */
  readonly recoveryToken?: Redacted.Redacted | undefined
  /** Whether the verification form keeps what is due over a reload (`remember`). */
  readonly remembers?: boolean | undefined
  /** Where to go on to. An address that is not of this site counts as `/`: anybody can write a link. */
  readonly returnTo?: string | undefined
  /**
   * The screen that the page's address names. Another one moves the flow, such as by the browser's back button; one
   * whose secrets are not known gives way to the sign-in.
   */
  readonly screen?: ScreenName | undefined
  /** The first screen: the sign-in by default. The first render decides. */
  readonly start?: StartName | undefined
}

/** How the page's address follows a screen. */
export interface ScreenChange {
  /** The new screen takes the place of the last entry in the browser's history. */
  readonly replace: boolean
}

/** The whole way in: which screen is shown, and what moves it on. */
export interface AuthFlowController {
  /** The screen to show. */
  readonly screen: ScreenName
  /** The address that goes along from screen to screen. */
  readonly email: string
  /** Goes back to the form that everything began with. Undefined where there is no way back. */
  readonly back: (() => void) | undefined
  /** Shows another screen, with the address that was typed. One whose secrets are not known gives way to the sign-in. */
  readonly goTo: (screen: ScreenName, email?: string) => void
  /** What the component of each screen takes: the address, the secrets, and who is told what it came to. */
  readonly props: ScreenProps
  /** Where to go on to once somebody is signed in. */
  readonly to: string
  readonly state: FlowState
  readonly send: (event: FlowEvent) => void
}

/**
 * Goes through signing in, signing up and all that can come between, screen by screen. It draws nothing.
 *
 * **Example** (Two screens of one's own)
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
  const [asked, ask] = React.useState(screen)
  if (screen !== asked) {
    ask(screen)
    if (screen !== undefined) dispatch({ _tag: "Asked", screen })
  }
  const latest = React.useRef(options)
  React.useLayoutEffect(() => {
    latest.current = options
  })
  const found = usePageToken(recoveryToken)
  const token = found._tag === "Held" ? found.token : undefined
  React.useLayoutEffect(() => {
    if (token !== undefined) dispatch({ _tag: "TokenFound", recoveryToken: token })
  }, [token])
  const { at, replaces = false } = state
  const told = React.useRef(at)
  React.useEffect(() => {
    const isNew = screen === undefined ? told.current !== at : screen !== at
    told.current = at
    if (isNew) latest.current.onScreenChange?.(at, { replace: replaces })
  }, [at, replaces, screen])
  const to = allowed(options.returnTo)
  const hasTold = React.useRef(false)
  // At once: a flow for visitors is gone as soon as there is a member, and what it would show is not shown any more.
  const send = React.useCallback((event: FlowEvent) => {
    dispatch(event)
    if (event._tag !== "SignedIn" || hasTold.current) return
    hasTold.current = true
    const { onSignedIn, returnTo } = latest.current
    if (onSignedIn !== undefined) onSignedIn(allowed(returnTo))
    else if (returnTo !== undefined) globalThis.location.assign(allowed(returnTo))
  }, [])
  return React.useMemo(
    () => ({
      screen: at,
      email: state.email,
      back: at === "signIn" || at === "signedIn" ? undefined : () => send({ _tag: "Left" }),
      goTo: (asked, email) => send({ _tag: "Asked", screen: asked, email }),
      // oxlint-disable-next-line react/refs -- read when somebody is signed in, not when it renders
      props: propsOf(state, send),
      to,
      state,
      send
    }),
    [at, send, state, to]
  )
}

// On a server nobody knows which site it is.
const allowed = (returnTo = "/"): string =>
  globalThis.location !== undefined && isAllowed(returnTo, []) ? returnTo : "/"
