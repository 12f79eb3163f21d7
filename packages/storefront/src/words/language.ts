/** The languages of the shop. */
import type { MessageOverrides } from "@portico/react"
import { en, type ShopWords } from "./en.ts"

/** The languages, by their BCP 47 tag, each with its own name. */
export const languages = {
  ar: "العربية",
  de: "Deutsch",
  en: "English",
  es: "Español",
  fr: "Français",
  he: "עברית",
  ja: "日本語",
  pt: "Português"
} as const

/** A language of the shop. */
export type Language = keyof typeof languages

/** A language with the messages of the kit and of the shop. */
export interface LoadedLanguage {
  readonly language: Language
  /** The messages of the kit. */
  readonly messages: MessageOverrides | undefined
  readonly words: ShopWords
}

/** English, which needs no request. */
export const english: LoadedLanguage = { language: "en", messages: undefined, words: en }

const loaders = {
  ar: () =>
    Promise.all([import("@portico/react/locales/ar"), import("./ar.ts")]).then(([kit, own]) => [kit.ar, own.ar]),
  de: () =>
    Promise.all([import("@portico/react/locales/de"), import("./de.ts")]).then(([kit, own]) => [kit.de, own.de]),
  en: async () => [undefined, en],
  es: () =>
    Promise.all([import("@portico/react/locales/es"), import("./es.ts")]).then(([kit, own]) => [kit.es, own.es]),
  fr: () =>
    Promise.all([import("@portico/react/locales/fr"), import("./fr.ts")]).then(([kit, own]) => [kit.fr, own.fr]),
  he: () =>
    Promise.all([import("@portico/react/locales/he"), import("./he.ts")]).then(([kit, own]) => [kit.he, own.he]),
  ja: () =>
    Promise.all([import("@portico/react/locales/ja"), import("./ja.ts")]).then(([kit, own]) => [kit.ja, own.ja]),
  pt: () => Promise.all([import("@portico/react/locales/pt"), import("./pt.ts")]).then(([kit, own]) => [kit.pt, own.pt])
} as const satisfies Record<Language, () => Promise<ReadonlyArray<unknown>>>

/** Loads a language. */
export const load = async (language: Language): Promise<LoadedLanguage> => {
  const [messages, words] = (await loaders[language]()) as [MessageOverrides | undefined, ShopWords]
  return { language, messages, words }
}

/** Returns the writing direction of a language. */
export const directionOf = (language: Language): "ltr" | "rtl" =>
  language === "ar" || language === "he" ? "rtl" : "ltr"

const key = "colonnade-language"

/** Stores the choice of a language on this device. A failed write is ignored. */
export const remember = (language: Language): void => {
  try {
    localStorage.setItem(key, language)
  } catch {}
}

/** Returns the chosen language, otherwise the first one of the browser's that the shop has, otherwise English. */
export const preferred = (): Language => {
  const wanted = [stored(), ...navigator.languages].map((tag) => tag.slice(0, 2).toLowerCase())
  return wanted.find(isLanguage) ?? "en"
}

const stored = (): string => {
  try {
    return localStorage.getItem(key) ?? ""
  } catch {
    return ""
  }
}

/** Whether a tag is that of a language of the shop. */
export const isLanguage = (tag: string): tag is Language => Object.hasOwn(languages, tag)
