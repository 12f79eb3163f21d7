"use client"
import * as Client from "@portico/client/Client"
import * as TokenCookies from "@portico/client/session/TokenCookies"
import { ClientProvider, SignInForm } from "@portico/react"
import { settings } from "../shop.ts"

const client = Client.layer({ ...settings, storage: TokenCookies.storage(settings.clientId) })

/** The page on which members sign in. The form loads the start page again, so that the server renders it for them. */
export function SignIn() {
  return (
    <ClientProvider layer={client}>
      <main>
        <SignInForm onSignedIn={() => location.assign("/")} />
      </main>
    </ClientProvider>
  )
}
