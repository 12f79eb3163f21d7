"use client"
import type { BeginOptions } from "@portico/client/auth/Authorization"
import * as React from "react"
import { useTold } from "../../form/useTold.ts"
import { useAtomSet } from "../../runtime/useAtomSet.ts"
import { useAtomValue } from "../../runtime/useAtomValue.ts"
import { ofSubmission, type RedirectState } from "./Redirect.ts"
import { redirectMachine } from "./redirectMachine.ts"
import { goTo } from "../../runtime/Page.ts"

/** How a way to the provider's page is begun: prompt, response mode, where it leads back to. */
export interface OAuthRedirectOptions extends BeginOptions {
  /** Called once with the provider's page. By default the browser goes there. */
  readonly onRedirect?: ((authUrl: string) => void) | undefined
}

/** A way to the provider's page: where it stands, and what moves it on. */
export interface OAuthRedirectController {
  readonly state: RedirectState
  /** Asks for the page and goes there. While that is under way it does nothing. */
  readonly begin: () => void
  /** Stops what is under way. */
  readonly reset: () => void
}

/**
 * Signs a member in on the provider's own page: asks for it, remembers what the way back needs, and sends the browser
 * there. The page at `redirectUri` ends it by `OAuthCallback`.
 *
 * **Example** (A link of one's own)
 *
 * ```tsx
 * import { useOAuthRedirect } from "@portico/react"
 *
 * export function SignInElsewhere() {
 *   const { begin, state } = useOAuthRedirect({ redirectUri: "https://shop.example/signed-in" })
 *   return (
 *     <button onClick={begin} type="button">
 *       {state._tag === "Idle" ? "Sign in" : "One moment…"}
 *     </button>
 *   )
 * }
 * ```
 */
export const useOAuthRedirect = ({
  onRedirect = goTo,
  ...options
}: OAuthRedirectOptions = {}): OAuthRedirectController => {
  const [machine] = React.useState(redirectMachine)
  const submission = useAtomValue(machine)
  const send = useAtomSet(machine)
  const latest = React.useRef(options)
  React.useEffect(() => {
    latest.current = options
  })
  const state = React.useMemo(() => ofSubmission(submission), [submission])
  useTold(submission._tag === "Done" ? submission : undefined, ({ outcome }) => onRedirect(outcome))
  // A step back in the browser may show this page again as it was left: on its way.
  React.useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) send({ _tag: "Reset" })
    }
    globalThis.addEventListener("pageshow", shown)
    return () => globalThis.removeEventListener("pageshow", shown)
  }, [send])
  return React.useMemo(
    () => ({
      state,
      begin: () => send({ _tag: "Submit", entries: latest.current, problem: undefined }),
      reset: () => send({ _tag: "Reset" })
    }),
    [send, state]
  )
}
