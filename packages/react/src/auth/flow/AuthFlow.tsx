"use client"
import { type AuthFlowRootProps, FlowRoot, Links } from "./AuthFlowParts.tsx"
import { type OwnScreens, Screens } from "./Screens.tsx"

export interface AuthFlowProps extends Omit<AuthFlowRootProps, "children"> {
  /** Custom screens that replace the kit's. */
  readonly screens?: OwnScreens | undefined
}

/**
 * Renders a complete sign-in and sign-up flow. It covers email verification, the wait for approval, password recovery,
 * a second factor, and the provider's own page if only that can create the session. The email address is typed once and
 * passed from screen to screen. Each screen has a way back. Secrets are stored in memory only.
 *
 * **Example** (A sign-in page)
 *
 * ```tsx
 * import { AuthFlow, returnTo } from "@portico/react"
 *
 * export const page = (
 *   <AuthFlow headingLevel={1} onSignedIn={(to) => location.replace(to)} returnTo={returnTo()} />
 * )
 * ```
 *
 * **Example** (The browser's back button)
 *
 * ```tsx
 * import { AuthFlow } from "@portico/react"
 * import type { ScreenName } from "@portico/react/auth"
 * import * as React from "react"
 *
 * const named = () => (location.hash.slice(1) || "signIn") as ScreenName
 *
 * export function Door() {
 *   const [screen, setScreen] = React.useState(named)
 *   React.useEffect(() => {
 *     const follow = () => setScreen(named())
 *     addEventListener("popstate", follow)
 *     return () => removeEventListener("popstate", follow)
 *   }, [])
 *   return (
 *     <AuthFlow
 *       onScreenChange={(screen, { replace }) => {
 *         setScreen(screen)
 *         history[replace ? "replaceState" : "pushState"](null, "", `#${screen}`)
 *       }}
 *       screen={screen}
 *     />
 *   )
 * }
 * ```
 */
export function AuthFlow({ screens, ...root }: AuthFlowProps) {
  return (
    <FlowRoot {...root}>
      <Screens screens={screens} />
      <Links />
    </FlowRoot>
  )
}
