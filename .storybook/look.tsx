import type { Services } from "@portico/client/Client"
import { ClientProvider, type Messages } from "@portico/react"
import type { StoryContext } from "@storybook/react-vite"
import type * as Layer from "effect/Layer"
import * as React from "react"
import { localeOf } from "./locales.ts"

export type Globals = StoryContext["globals"]

/** What the toolbar, or a project of tests, says about the page of a story. */
interface Look {
  readonly density: string
  readonly dir: "ltr" | "rtl"
  readonly lang: string
  readonly preset: string
  readonly text: string
  readonly theme: string
}

const lookOf = (globals: Globals): Look => {
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

const attributesOf = ({ density, dir, lang, preset, theme }: Look) => ({
  lang,
  dir,
  "data-portico-preset": preset,
  "data-portico-theme": theme,
  "data-portico-density": density
})

/** Dresses the whole document as a page would, before the story is drawn: what leaves the story's box has it too. */
export const dressDocument = (globals: Globals): void => {
  const look = lookOf(globals)
  const page = document.documentElement
  for (const [name, value] of Object.entries(attributesOf(look))) page.setAttribute(name, value)
  page.style.fontSize = `${look.text}%`
}

interface PageProps {
  readonly children: React.ReactNode
  readonly client: Layer.Layer<Services>
  readonly globals: Globals
  /** Whether it is the only one in its document. */
  readonly isAlone: boolean
  /** The words of its language. */
  readonly messages: Messages | undefined
}

/** The page that a story stands on, with the client of its world. */
export function Page({ children, client, globals, isAlone, messages }: PageProps) {
  return (
    <div
      {...attributesOf(lookOf(globals))}
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
