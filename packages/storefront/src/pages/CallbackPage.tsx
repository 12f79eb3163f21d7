import { OAuthCallback } from "@portico/react"
import { useLocation } from "wouter"
import { callbackPath } from "../account/screens.ts"
import { pathOf } from "../parts/ownLink.ts"
import { useShop } from "../words/useShop.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"

/**
 * Renders the page to which the provider's sign-in page redirects. It finishes the sign-in, then returns the user to
 * their previous page.
 */
export function CallbackPage() {
  const { words } = useShop()
  usePageTitle(words.account.signingIn)
  const [, navigate] = useLocation()
  return (
    <div className="account">
      <div className="account-card">
        <OAuthCallback
          again={{ redirectUri: location.origin + callbackPath }}
          headingLevel={1}
          onSignedIn={(originalUri) => navigate(pathOf(originalUri) ?? "/", { replace: true })}
        />
      </div>
    </div>
  )
}
