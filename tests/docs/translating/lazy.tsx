import * as Client from "@portico/client/Client"
import { ClientProvider, type Messages, SignInForm } from "@portico/react"

const client = Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" })

// Each language is a separate file. English is included in the components.
const catalogs: Readonly<Record<string, () => Promise<Messages>>> = {
  de: () => import("@portico/react/locales/de").then(({ de }) => de),
  he: () => import("@portico/react/locales/he").then(({ he }) => he)
}

/** Returns the messages of a language, if the shop has them: `de-AT` uses German. */
export const wordsOf = async (language: string): Promise<Messages | undefined> =>
  catalogs[language.split("-", 1)[0] ?? ""]?.()

export function Page({ messages }: { readonly messages?: Messages | undefined }) {
  return (
    <div dir={messages?.direction ?? "ltr"} lang={messages?.locale ?? "en"}>
      <ClientProvider layer={client} messages={messages}>
        <SignInForm />
      </ClientProvider>
    </div>
  )
}
