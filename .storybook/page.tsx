import type { Services } from "@portico/client/Client"
import { ClientProvider, type Messages } from "@portico/react"
import type { StoryContext } from "@storybook/react-vite"
import type * as Layer from "effect/Layer"
import * as React from "react"
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

const settingsOf = (globals: Globals): Settings => {
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

const attributesOf = ({ density, dir, lang, preset, theme }: Settings) => ({
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

interface PageProps {
  readonly children: React.ReactNode
  readonly client: Layer.Layer<Services>
  readonly globals: Globals
  /** Whether it is the only story in its document. */
  readonly isAlone: boolean
  /** The messages of its language. */
  readonly messages: Messages | undefined
}

/** The page around a story, with the client of its world. */
export function Page({ children, client, globals, isAlone, messages }: PageProps) {
  return (
    <div
      {...attributesOf(settingsOf(globals))}
      style={{
        background: "var(--portico-color-bg)",
        color: "var(--portico-color-text)",
        boxSizing: "border-box",
        minBlockSize: isAlone ? "100vh" : "auto",
        padding: "clamp(1rem, 4vw, 2rem)"
      }}
    >
      <ClientProvider layer={client} messages={messages}>
        {children}
      </ClientProvider>
    </div>
  )
}
