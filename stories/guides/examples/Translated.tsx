import type { Services } from "@portico/client/Client"
import { ClientProvider, type Messages, SignInForm } from "@portico/react"
import type * as Layer from "effect/Layer"
import * as React from "react"
import { shop } from "./shop.ts"

/** Each language is a module that is loaded on demand. The components include English. */
const catalogs: Readonly<Record<string, () => Promise<Messages | undefined>>> = {
  English: () => Promise.resolve(undefined),
  Deutsch: () => import("@portico/react/locales/de").then(({ de }) => de),
  العربية: () => import("@portico/react/locales/ar").then(({ ar }) => ar)
}

export function Translated({ client = shop }: { readonly client?: Layer.Layer<Services> }) {
  const [messages, setMessages] = React.useState<Messages>()
  const choose = (language: string) => void catalogs[language]?.().then(setMessages)
  return (
    <div dir={messages?.direction ?? "ltr"} lang={messages?.locale ?? "en"}>
      <label>
        Language{" "}
        <select onChange={(event) => choose(event.currentTarget.value)}>
          {Object.keys(catalogs).map((language) => (
            <option key={language}>{language}</option>
          ))}
        </select>
      </label>
      <ClientProvider layer={client} messages={messages}>
        <SignInForm />
      </ClientProvider>
    </div>
  )
}
