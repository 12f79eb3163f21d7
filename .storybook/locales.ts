import type { Messages } from "@portico/react"

/** A language that the toolbar offers. */
export interface Locale {
  readonly title: string
  /** BCP 47 tag of the page. */
  readonly lang: string
  readonly direction: Messages["direction"]
  /** Loads its messages when a story needs them. The components include English. */
  readonly load?: () => Promise<Messages>
}

const english: Locale = { title: "English", lang: "en", direction: "ltr" }

// Documentation pages show their text before the kit is loaded.
const pseudo = async (direction?: "rtl"): Promise<Messages> => {
  const { en, pseudo } = await import("@portico/react")
  return pseudo(en, direction)
}

/** The languages of the toolbar, by their global. Native speakers have not reviewed the drafts. */
export const locales: Readonly<Record<string, Locale>> = {
  en: english,
  de: {
    title: "Deutsch (draft)",
    lang: "de",
    direction: "ltr",
    load: () => import("@portico/react/locales/de").then(({ de }) => de)
  },
  fr: {
    title: "Français (draft)",
    lang: "fr",
    direction: "ltr",
    load: () => import("@portico/react/locales/fr").then(({ fr }) => fr)
  },
  es: {
    title: "Español (draft)",
    lang: "es",
    direction: "ltr",
    load: () => import("@portico/react/locales/es").then(({ es }) => es)
  },
  pt: {
    title: "Português (draft)",
    lang: "pt",
    direction: "ltr",
    load: () => import("@portico/react/locales/pt").then(({ pt }) => pt)
  },
  he: {
    title: "עברית (draft)",
    lang: "he",
    direction: "rtl",
    load: () => import("@portico/react/locales/he").then(({ he }) => he)
  },
  ar: {
    title: "العربية (draft)",
    lang: "ar",
    direction: "rtl",
    load: () => import("@portico/react/locales/ar").then(({ ar }) => ar)
  },
  ja: {
    title: "日本語 (draft)",
    lang: "ja",
    direction: "ltr",
    load: () => import("@portico/react/locales/ja").then(({ ja }) => ja)
  },
  pseudo: { title: "Pseudo (long)", lang: "en-XA", direction: "ltr", load: () => pseudo() },
  "pseudo-rtl": {
    title: "Pseudo (right to left)",
    lang: "ar-XB",
    direction: "rtl",
    load: () => pseudo("rtl")
  }
}

/** Returns the language of the toolbar or a story. */
export const localeOf = (globals: Readonly<Record<string, unknown>>): Locale =>
  locales[String(globals["locale"])] ?? english
