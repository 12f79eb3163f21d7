"use client"
import { type EntranceRootProps, FlowRoot, Ways } from "./Entrance.tsx"
import { type OwnScreens, Screens } from "./Screens.tsx"

export interface AuthFlowProps extends Omit<EntranceRootProps, "children"> {
  /** Screens that the page draws itself, in place of the kit's. */
  readonly screens?: OwnScreens | undefined
}

/**
 * The whole front door in one place: signing in and up, the code of a mail, the wait for approval, a forgotten password,
 * a further factor, and the provider's own page where nothing else does. The address goes along and is typed once, there
 * is always a way back, and secrets are kept in memory only.
 *
 * **Example** (On a page of its own)
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
      <Ways />
    </FlowRoot>
  )
}
