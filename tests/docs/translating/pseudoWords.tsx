import * as Client from "@portico/client/Client"
import { ClientProvider, en, pseudo, SignInForm } from "@portico/react"

const client = Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" })

const words = pseudo(en, "rtl")

export function Page() {
  return (
    <div dir={words.direction}>
      <ClientProvider layer={client} messages={words}>
        <SignInForm />
      </ClientProvider>
    </div>
  )
}
