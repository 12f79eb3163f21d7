import { type MessageOverrides, overrideMessages } from "@portico/react"
import { de } from "@portico/react/locales/de"

/** The messages of Swiss German that differ from German. */
const words: MessageOverrides = {
  locale: "de-CH",
  signIn: { title: "Grüezi" }
}

export const swiss = overrideMessages(de, words)
