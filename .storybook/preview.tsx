import type { Services } from "@portico/client/Client"
import { ClientProvider, en, pseudo } from "@portico/react"
import "@portico/react/styles.css"
import addonA11y from "@storybook/addon-a11y"
import addonDocs from "@storybook/addon-docs"
import { definePreview, type StoryContext } from "@storybook/react-vite"
import type * as Layer from "effect/Layer"
import addonMsw from "msw-storybook-addon"
import type * as React from "react"
import { enter, startWorker, type World } from "./network.ts"

/** What the play function of a component's story has at hand. */
export type PlayOf<Component extends (props: never) => React.ReactNode> = Pick<
  StoryContext<Parameters<Component>[0]>,
  "args" | "canvas" | "step" | "userEvent"
>

/** Keeps the declared type of an argument, of which CSF would take the value's own for the only one. */
export const typed = <A,>(value: A): A => value

const choice = (title: string, icon: "mirror" | "transfer" | "globe", items: Array<string>) => ({
  description: title,
  toolbar: { title, icon, items, dynamicTitle: true }
})

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(async () => (await startWorker()).worker)],
  tags: ["autodocs"],
  parameters: {
    layout: "fullscreen",
    a11y: { test: "error" }
  },
  initialGlobals: { theme: "light", direction: "ltr", words: "English" },
  globalTypes: {
    theme: choice("Theme", "mirror", ["light", "dark"]),
    direction: choice("Direction", "transfer", ["ltr", "rtl"]),
    words: choice("Words", "globe", ["English", "pseudo"])
  },
  // Each story lives in a world of its own, made anew whenever it is shown.
  loaders: [async ({ parameters }) => ({ client: await enter((parameters["world"] as World | undefined) ?? {}) })],
  decorators: [
    (Story, { globals, loaded, viewMode }) => (
      <div
        data-portico-theme={globals["theme"]}
        dir={globals["direction"]}
        style={{
          background: "var(--portico-color-bg)",
          boxSizing: "border-box",
          color: "var(--portico-color-text)",
          minBlockSize: viewMode === "story" ? "100vh" : "auto",
          padding: "clamp(1rem, 4vw, 2rem)"
        }}
      >
        <ClientProvider
          layer={loaded["client"] as Layer.Layer<Services>}
          messages={globals["words"] === "pseudo" ? pseudo(en) : undefined}
        >
          <Story />
        </ClientProvider>
      </div>
    )
  ]
})
