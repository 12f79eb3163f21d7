import { type Messages, overrideMessages } from "@portico/react"
import { de } from "@portico/react/locales/de"

/** Reviewed by a native speaker, with corrections. */
export const german = overrideMessages(de, {
  draft: false,
  form: { capsLock: "Die Feststelltaste ist gedrückt." }
})

/** Whether a native speaker has reviewed the messages. A test of the shop checks each of its languages. */
export const isRead = (messages: Messages): boolean => messages.draft !== true
