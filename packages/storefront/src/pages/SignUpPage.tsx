import { SignUpForm } from "@portico/react"
import { Link } from "wouter"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { useReturn } from "../parts/useReturn.ts"

/** Makes a visitor a member, and leads back to where he was. */
export function SignUpPage() {
  const { goBack, search } = useReturn()
  usePageTitle("Create an account")
  return (
    <div className="account">
      <div className="account-card">
        <SignUpForm headingLevel={1} onSignedIn={goBack} />
        <p>
          Been here before? <Link href={`/sign-in${search}`}>Sign in</Link>
        </p>
      </div>
    </div>
  )
}
