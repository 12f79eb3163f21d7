import * as Client from "@portico/client/Client"
import { ClientProvider, type MessageOverrides, SignInForm } from "@portico/react"

const client = Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" })

export const messages: MessageOverrides = {
  problems: {
    identityBlocked: () => "This account is closed. Ring us on 020 7946 0123.",
    serverError: ({ requestId }) => `The till is jammed. Quote ${requestId ?? "nothing"} and ring us.`
  }
}

export function Page() {
  return (
    <ClientProvider layer={client} messages={messages}>
      <SignInForm />
    </ClientProvider>
  )
}
