"use client"
import { OAuthButtonView, type OAuthButtonViewProps } from "./OAuthButton.view.tsx"
import { type OAuthRedirectOptions, useOAuthRedirect } from "./useOAuthRedirect.ts"

export interface OAuthButtonProps extends OAuthRedirectOptions, Omit<OAuthButtonViewProps, "onPress" | "state"> {}

/**
 * Renders a button that redirects to the provider's sign-in page.
 *
 * **Example** (Return to a custom page)
 *
 * ```tsx
 * import { OAuthButton } from "@portico/react"
 *
 * export const button = (
 *   <OAuthButton variant="accent" redirectUri="https://shop.example/signed-in">
 *     Sign in with your shop account
 *   </OAuthButton>
 * )
 * ```
 */
export function OAuthButton({ children, classNames, variant, messages, ...options }: OAuthButtonProps) {
  const { begin, state } = useOAuthRedirect(options)
  return (
    <OAuthButtonView classNames={classNames} variant={variant} messages={messages} onPress={begin} state={state}>
      {children}
    </OAuthButtonView>
  )
}
