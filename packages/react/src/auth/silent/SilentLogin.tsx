"use client"
import { OAuthButton } from "../oauth/OAuthButton.tsx"
import type { OAuthRedirectOptions } from "../oauth/useOAuthRedirect.ts"
import { type SilentLoginLook, SilentLoginView } from "./SilentLogin.view.tsx"
import { type SilentLoginOptions, useSilentLogin } from "./useSilentLogin.ts"

export interface SilentLoginProps extends SilentLoginLook, SilentLoginOptions {
  /** How the provider's own page is gone to, where that is the way to sign in. */
  readonly page?: OAuthRedirectOptions | undefined
}

/**
 * Signs a member in who is signed in at the provider, without a page. Where nobody is, it makes room for what signs in.
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
export function SilentLogin({ onSignedIn, page, when, ...look }: SilentLoginProps) {
  const { run, skip, state } = useSilentLogin({ onSignedIn, when })
  return (
    <SilentLoginView
      {...look}
      onRetry={run}
      onSkip={skip}
      page={<OAuthButton look="accent" messages={look.messages} {...page} />}
      state={state}
    />
  )
}
