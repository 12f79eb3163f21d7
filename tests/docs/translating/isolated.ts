import { isolate, overrideMessages } from "@portico/react"
import { he } from "@portico/react/locales/he"

export const messages = overrideMessages(he, {
  verification: { explanation: (email) => `הקוד מחכה לכם בתיבה ${isolate(email)}.` }
})
