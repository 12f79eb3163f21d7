"use client"
import { OAuthButton } from "../oauth/OAuthButton.tsx"
import type { OAuthRedirectOptions } from "../oauth/useOAuthRedirect.ts"
import { type SilentLoginAppearance, SilentLoginView } from "./SilentLogin.view.tsx"
import { type SilentLoginOptions, useSilentLogin } from "./useSilentLogin.ts"

export interface SilentLoginProps extends SilentLoginAppearance, SilentLoginOptions {
  /**
   * The options of the redirect to the provider's own page, which is offered if the silent login cannot sign the user
   * in.
   */
  readonly page?: OAuthRedirectOptions | undefined
}

/**
 * Signs in a member who is already signed in at the provider, without showing a page. If no member is signed in there,
 * it renders its children, such as a sign-in form.
 *
 * **Example** (Before a form)
 *
 * ```tsx
 * import { SignInForm, SilentLogin } from "@portico/react"
 *
 * export const page = (
 *   <SilentLogin headingLevel={1} onSignedIn={() => location.assign("/")}>
 *     <SignInForm headingLevel={1} />
 *   </SilentLogin>
 * )
 * ```
 */
export function SilentLogin({ onSignedIn, page, when, ...viewProps }: SilentLoginProps) {
  const { run, skip, state } = useSilentLogin({ onSignedIn, when })
  return (
    <SilentLoginView
      {...viewProps}
      onRetry={run}
      onSkip={skip}
      page={<OAuthButton variant="accent" messages={viewProps.messages} {...page} />}
      state={state}
    />
  )
}
