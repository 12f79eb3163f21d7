import type { MessageOverrides } from "@portico/react"
import * as React from "react"
import { formatOf } from "./Format.ts"
import { directionOf, type Language, load, type LoadedLanguage, remember } from "./language.ts"
import { ShopContext } from "./useShop.ts"

export interface ShopLanguageProps {
  /** Renders the shop with the messages of the kit. */
  readonly children: (messages: MessageOverrides | undefined) => React.ReactNode
  /** The writing direction that replaces that of the language, for development. */
  readonly dir: string | null
  readonly initial: LoadedLanguage
}

/** Provides the shop's language, and the function that changes it. */
export function ShopLanguage({ children, dir, initial }: ShopLanguageProps) {
  const [loaded, setLoaded] = React.useState(initial)
  const wanted = React.useRef<Language>(initial.language)
  const { language, messages, words } = loaded
  React.useLayoutEffect(() => {
    document.documentElement.lang = language
    document.documentElement.dir = dir ?? directionOf(language)
  }, [dir, language])
  const shop = React.useMemo(
    () => ({
      format: formatOf(language),
      language,
      // If the language cannot be loaded, the shop stays in the current one.
      setLanguage: (next: Language) => {
        wanted.current = next
        void load(next).then(
          (found) => {
            if (wanted.current !== next) return
            remember(next)
            setLoaded(found)
          },
          () => {}
        )
      },
      words
    }),
    [language, words]
  )
  return <ShopContext value={shop}>{children(messages)}</ShopContext>
}
