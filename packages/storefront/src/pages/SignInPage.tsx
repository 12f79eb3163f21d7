import { SignInForm } from "@portico/react"
import { Link } from "wouter"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useReturn } from "../parts/useReturn.ts"

/** Signs a member in, and leads back to where he was. */
export function SignInPage() {
  const { goBack, search } = useReturn()
  usePageTitle("Sign in")
  return (
    <div className="account">
      <div className="account-card">
        <SignInForm headingLevel={1} onSignedIn={goBack} />
        <p>
          New here? <Link href={`/sign-up${search}`}>Create an account</Link>
        </p>
      </div>
    </div>
  )
}
