"use client"
import { returnTo, SignInForm } from "@portico/react"

/** The page on which members sign in. It then loads the page that they came from. */
export function SignInPage() {
  return (
    <main>
      <SignInForm onSignedIn={() => location.assign(returnTo())} />
    </main>
  )
}
