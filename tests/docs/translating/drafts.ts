import { type Messages, overrideMessages } from "@portico/react"
import { de } from "@portico/react/locales/de"

/** Read by somebody who speaks it, with what had to change. */
export const german = overrideMessages(de, {
  draft: false,
  form: { capsLock: "Die Feststelltaste ist gedrückt." }
})

/** What a test of the shop asks of every language that it offers. */
export const isRead = (messages: Messages): boolean => messages.draft !== true
