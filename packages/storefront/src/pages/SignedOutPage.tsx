import { OAuthCallback } from "@portico/react"
import { Link } from "wouter"
import { paths } from "../account/screens.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** Renders the page to which the provider redirects after a sign-out. */
export function SignedOutPage() {
  usePageTitle("Signed out")
  return (
    <div className="account">
      <div className="account-card">
        <OAuthCallback callback="LOGOUT" headingLevel={1} />
      </div>
      <p className="account-note">
        Your basket is saved in your account. <Link href={paths.signIn}>Sign in again</Link> to see it.
      </p>
    </div>
  )
}
