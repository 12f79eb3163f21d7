import { ClientProvider, returnTo, SignInForm } from "@portico/react"
import { createFileRoute } from "@tanstack/react-router"
import { client } from "../shop.ts"

export const Route = createFileRoute("/sign-in")({ component: SignIn })

/** The page on which members sign in. It loads the page that they came from, so that the server renders it for them. */
function SignIn() {
  return (
    <ClientProvider layer={client}>
      <main>
        <SignInForm onSignedIn={() => location.assign(returnTo())} />
      </main>
    </ClientProvider>
  )
}
