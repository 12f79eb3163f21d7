import { type MessageOverrides, overrideMessages } from "@portico/react"
import { de } from "@portico/react/locales/de"

/** Swiss German, as far as it differs. */
const words: MessageOverrides = {
  locale: "de-CH",
  signIn: { title: "Grüezi" }
}

export const swiss = overrideMessages(de, words)
