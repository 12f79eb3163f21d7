"use client"
/**
 * The unstyled parts of a flow. Compose them inside `AuthFlowParts.Root`, with your own layout around the screens.
 *
 * **Example** (A flow with a custom sign-in)
 *
 * ```tsx
 * import { SignInForm } from "@portico/react"
 * import { AuthFlowParts } from "@portico/react/auth"
 *
 * export const page = (
 *   <AuthFlowParts.Root className="door" onSignedIn={(to) => location.assign(to)}>
 *     <AuthFlowParts.Screens screens={{ signIn: (props) => <SignInForm {...props} headingLevel={1} /> }} />
 *     <AuthFlowParts.Links />
 *   </AuthFlowParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import { type AuthFlowRootProps, FlowRoot, Links } from "./AuthFlow.tsx"
import { Screens } from "./Screens.tsx"

export type { AuthFlowRootProps } from "./AuthFlow.tsx"

function Root(props: AuthFlowRootProps) {
  return <FlowRoot {...props} styled={false} />
}

export { Links, Root, Screens }
