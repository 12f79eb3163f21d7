import * as Client from "@portico/client/Client"
import { SignInForm } from "@portico/react/auth/SignInForm"
import { ClientProvider } from "@portico/react/ClientProvider"

const client = Client.layerAuth({ clientId: "portico-bookshop", host: "http://localhost:4000" })

export const page = (
  <ClientProvider layer={client} services="auth">
    <SignInForm />
  </ClientProvider>
)
