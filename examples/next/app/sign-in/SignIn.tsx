"use client"
import { returnTo, SignInForm } from "@portico/react"
import { Providers } from "../Providers.tsx"

/** The page on which members sign in. It loads the page that they came from, so that the server renders it for them. */
export function SignIn() {
  return (
    <Providers>
      <main>
        <SignInForm onSignedIn={() => location.assign(returnTo())} />
      </main>
    </Providers>
  )
}
