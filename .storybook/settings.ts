import type { StoryContext } from "@storybook/react-vite"
import { localeOf } from "./locales.ts"

export type Globals = StoryContext["globals"]

/** The settings of a story's page, from the toolbar or from a test project. */
interface Settings {
  readonly density: string
  readonly dir: "ltr" | "rtl"
  readonly lang: string
  readonly preset: string
  readonly text: string
  readonly theme: string
}

/** Returns the settings of the toolbar or a test project. */
export const settingsOf = (globals: Globals): Settings => {
  const locale = localeOf(globals)
  const dir = globals["direction"]
  return {
    density: String(globals["density"]),
    dir: dir === "ltr" || dir === "rtl" ? dir : locale.direction,
    lang: locale.lang,
    preset: String(globals["preset"]),
    text: String(globals["text"]),
    theme: String(globals["theme"])
  }
}

/** Returns the attributes of an element with these settings. */
export const attributesOf = ({ density, dir, lang, preset, theme }: Settings) => ({
  lang,
  dir,
  "data-portico-preset": preset,
  "data-portico-theme": theme,
  "data-portico-density": density
})

/**
 * Applies the settings to the whole document before the story renders, because some elements render outside of the
 * story's box.
 */
export const applySettings = (globals: Globals): void => {
  const settings = settingsOf(globals)
  const page = document.documentElement
  for (const [name, value] of Object.entries(attributesOf(settings))) page.setAttribute(name, value)
  page.style.fontSize = `${settings.text}%`
}
