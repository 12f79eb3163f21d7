import { ClientProvider, SignInForm } from "@portico/react"
import { client } from "../shop.ts"

/** The page on which members sign in. It loads the start page again, so that the server renders it for them. */
export default function SignIn() {
  return (
    <ClientProvider layer={client}>
      <main>
        <SignInForm onSignedIn={() => location.assign("/")} />
      </main>
    </ClientProvider>
  )
}
