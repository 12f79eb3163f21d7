"use client"
import { SignInForm } from "@portico/react"

/** The page on which members sign in. */
export function SignInPage() {
  return (
    <main>
      <SignInForm onSignedIn={() => location.assign("/")} />
    </main>
  )
}
