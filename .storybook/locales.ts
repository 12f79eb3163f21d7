import { en, type Messages, pseudo } from "@portico/react"

/** A language that the toolbar offers. */
export interface Locale {
  readonly title: string
  /** BCP 47 tag of the page. */
  readonly lang: string
  /** Its words: those that the parts bring along where there are none. */
  readonly messages?: Messages
}

/** The languages of the toolbar, by their global. */
export const locales: Readonly<Record<string, Locale>> = {
  en: { title: "English", lang: "en" },
  pseudo: { title: "Pseudo (long)", lang: "en-XA", messages: pseudo(en) },
  "pseudo-rtl": { title: "Pseudo (right to left)", lang: "ar-XB", messages: pseudo(en, "rtl") }
}
