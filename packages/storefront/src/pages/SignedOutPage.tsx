import { OAuthCallback } from "@portico/react"
import { Link } from "wouter"
import { paths } from "../account/screens.ts"
import { useShop } from "../words/useShop.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"

/** Renders the page to which the provider redirects after a sign-out. */
export function SignedOutPage() {
  const { words } = useShop()
  usePageTitle(words.account.signedOut)
  return (
    <div className="account">
      <div className="account-card">
        <OAuthCallback callback="LOGOUT" headingLevel={1} />
      </div>
      <p className="account-note">
        {words.account.signedOutNote} <Link href={paths.signIn}>{words.account.signInAgain}</Link>
      </p>
    </div>
  )
}
