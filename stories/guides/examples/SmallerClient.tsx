import * as Client from "@portico/client/Client"
import { ClientProvider, SignInForm } from "@portico/react"

const client = Client.layerAuth({ clientId: "portico-bookshop", host: "http://localhost:4000" })

export const page = (
  <ClientProvider layer={client} services="auth">
    <SignInForm />
  </ClientProvider>
)
