import { ClientProvider, returnTo, SignInForm } from "@portico/react"
import { client } from "../shop.ts"

/** The page on which members sign in. It loads the page that they came from, so that the server renders it for them. */
export default function SignIn() {
  return (
    <ClientProvider layer={client}>
      <main>
        <SignInForm onSignedIn={() => location.assign(returnTo())} />
      </main>
    </ClientProvider>
  )
}
