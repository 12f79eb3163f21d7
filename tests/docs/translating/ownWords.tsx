import * as Client from "@portico/client/Client"
import { ClientProvider, SignInForm } from "@portico/react"

const client = Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" })

export function Page() {
  return (
    <ClientProvider layer={client} messages={{ signIn: { submit: "Come in" } }}>
      <SignInForm messages={{ signIn: { title: "Good to see you" } }} />
    </ClientProvider>
  )
}
