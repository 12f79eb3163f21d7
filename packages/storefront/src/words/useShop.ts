import * as React from "react"
import { en, type ShopWords } from "./en.ts"
import { type Format, formatOf } from "./Format.ts"
import type { Language } from "./language.ts"

/** The shop's messages and formats in the current language, and the function that changes the language. */
export interface Shop {
  readonly format: Format
  readonly language: Language
  readonly setLanguage: (language: Language) => void
  readonly words: ShopWords
}

/** The shop's messages and formats. English by default. */
export const ShopContext = React.createContext<Shop>({
  format: formatOf("en"),
  language: "en",
  setLanguage: () => {},
  words: en
})

/** Returns the shop's messages and formats in the current language. */
export const useShop = (): Shop => React.use(ShopContext)
