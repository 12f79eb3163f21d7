"use client"
import { useServices } from "../../runtime/useServices.ts"
import { Authorization, type BeginOptions } from "@portico/client/auth/Authorization"
import * as React from "react"
import { useReportOnce } from "../../form/useSubmission.ts"
import { useAtomSet, useAtomValue } from "../../runtime/useAtom.ts"
import { ofSubmission, type RedirectState, redirectMachine } from "./Redirect.ts"
import { goTo } from "../../runtime/PageAddress.ts"

/** The options of a redirect to the provider's page: the prompt, the response mode and the addresses to return to. */
export interface OAuthRedirectOptions extends BeginOptions {
  /** Called once with the address of the provider's page. By default the browser goes there. */
  readonly onRedirect?: ((authUrl: string) => void) | undefined
}

/** The state of a redirect to the provider's page, with functions to start and stop it. */
export interface OAuthRedirectController {
  readonly state: RedirectState
  /** Requests the provider's page and redirects to it. Does nothing while a redirect is running. */
  readonly begin: () => void
  /** Stops a running redirect. */
  readonly reset: () => void
}

/**
 * Signs a member in on the provider's own page. It requests the page's address, stores the state that the redirect back
 * needs, and redirects the browser. The page at `redirectUri` finishes the sign-in with `OAuthCallback`.
 *
 * **Example** (A custom button)
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
  useServices("OAuthButton and useOAuthRedirect", Authorization)
  const [machine] = React.useState(redirectMachine)
  const submission = useAtomValue(machine)
  const send = useAtomSet(machine)
  const latest = React.useRef(options)
  React.useEffect(() => {
    latest.current = options
  })
  const state = React.useMemo(() => ofSubmission(submission), [submission])
  useReportOnce(submission._tag === "Done" ? submission : undefined, ({ outcome }) => onRedirect(outcome))
  // The browser's back button can restore this page from the back/forward cache in the redirecting state.
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
