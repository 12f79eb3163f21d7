import type { Services } from "@portico/client/Client"
import type { Messages } from "@portico/react"
import "@portico/react/styles.css"
import "@portico/react/presets/brand.css"
import "@portico/react/presets/contrast.css"
import addonA11y from "@storybook/addon-a11y"
import addonDocs from "@storybook/addon-docs"
import { definePreview, type StoryContext } from "@storybook/react-vite"
import type * as Layer from "effect/Layer"
import addonMsw from "msw-storybook-addon"
import * as React from "react"
import { configure } from "storybook/test"
import scenarios from "virtual:portico/scenarios"
import { expectShown, type Shown } from "./docs/shown.ts"
import { preventFocusOfDialogs } from "./framed.ts"
import { expectNoHorizontalScroll } from "./overflow.ts"
import { type Speed, speeds, startAt } from "./connection.ts"
import type { Page } from "./page.tsx"
import { localeOf, locales } from "./locales.ts"
import { applySettings, type Globals } from "./settings.ts"
import type { World } from "./world.ts"

/** The context of a component story's play function. */
export type PlayOf<Component extends (props: never) => React.ReactNode> = Pick<
  StoryContext<Parameters<Component>[0]>,
  "args" | "canvas" | "step" | "userEvent"
>

/** Returns the value with its declared type. CSF would narrow the argument to the type of its value. */
export const typed = <A,>(value: A): A => value

preventFocusOfDialogs()

// Requests take longer when all stories run at the same time.
configure({ asyncUtilTimeout: 15_000 })

type Icon = "mirror" | "paintbrush" | "transfer" | "globe" | "lightning" | "grid" | "zoom" | "beaker"

const choice = (title: string, icon: Icon, items: ReadonlyArray<string | { value: string; title: string }>) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true }
})

const unchangedScenario = "the story's own"

// A documentation page shows its text before this code is loaded.
const loadWorld = () => import("./world.ts")

/** The result of the loader, for the decorator. */
interface Loaded {
  readonly client: Layer.Layer<Services>
  readonly messages: Messages | undefined
  readonly page: typeof Page
}

const worldOf = (parameters: Record<string, unknown>, globals: Globals): World => {
  const world = (parameters["world"] as World | undefined) ?? {}
  const scenario = globals["scenario"] as World["scenario"] | typeof unchangedScenario | undefined
  return scenario === undefined || scenario === unchangedScenario ? world : { ...world, scenario }
}

// Components read these arguments only once, so a control that changes one of them renders the story again.
const onceKey = (args: Record<string, unknown>): string =>
  Object.entries(args)
    .flatMap(([name, value]) => (/^(default\w*|start|remember)$/.test(name) ? [`${name}=${String(value)}`] : []))
    .join()

export default definePreview({
  addons: [addonDocs(), addonA11y(), addonMsw(async () => (await (await loadWorld()).startWorker()).worker)],
  parameters: {
    layout: "fullscreen",
    // The pages show code from the sources. Printing the arguments of each story takes time, and an invalid date throws.
    docs: { source: { type: "code" } },
    options: {
      storySort: {
        order: [
          "guides",
          [
            "Introduction",
            "Install and first form",
            "Three ways",
            "Compositions",
            "Styling",
            "Translating",
            "Testing",
            "Server rendering",
            "Accessibility",
            "Scenarios"
          ],
          "Sign-in",
          ["AuthFlow", "SignInForm", "SignUpForm"],
          "Account",
          "Tables",
          "Filters",
          "Forms",
          "Bulk",
          "Charts",
          "Foundations",
          "auth",
          "data",
          "journeys"
        ]
      }
    },
    // WCAG 2.5.8, which axe does not check by default: a target is 24 px wide and high, or has as much space around it.
    // One element per passed check is enough: complete reports had 150 MB.
    a11y: {
      test: "error",
      options: { resultTypes: ["violations", "incomplete"] },
      config: { rules: [{ id: "target-size", enabled: true }] }
    }
  },
  initialGlobals: {
    theme: "light",
    preset: "none",
    direction: "auto",
    locale: "en",
    density: "comfortable",
    text: "100",
    network: "fast",
    scenario: unchangedScenario
  },
  globalTypes: {
    theme: choice("Theme", "mirror", ["light", "dark"]),
    preset: choice("Preset", "paintbrush", ["none", "brand", "contrast"]),
    locale: choice(
      "Language",
      "globe",
      Object.entries(locales).map(([value, { title }]) => ({ value, title }))
    ),
    direction: choice("Direction", "transfer", ["auto", "ltr", "rtl"]),
    density: choice("Density", "grid", ["comfortable", "compact"]),
    text: choice(
      "Text size",
      "zoom",
      ["100", "200", "400"].map((value) => ({ value, title: `${value} %` }))
    ),
    network: choice("Network", "lightning", speeds),
    scenario: choice("Scenario", "beaker", [unchangedScenario, ...scenarios])
  },
  // Each story has its own world, created each time it is shown.
  loaders: [
    async ({ globals, parameters, viewMode }) => {
      if (viewMode === "story") applySettings(globals)
      startAt("fast")
      const [client, messages, { Page }] = await Promise.all([
        loadWorld().then(({ createWorld }) => createWorld(worldOf(parameters, globals))),
        localeOf(globals).load?.(),
        import("./page.tsx")
      ])
      startAt(globals["network"] as Speed)
      return { client, messages, page: Page }
    }
  ],
  decorators: [
    (Story, { args, globals, loaded, viewMode }) => {
      const { client, messages, page: Page } = loaded as unknown as Loaded
      return (
        <Page client={client} globals={globals} isAlone={viewMode === "story"} messages={messages}>
          <React.Fragment key={onceKey(args)}>
            <Story />
          </React.Fragment>
        </Page>
      )
    }
  ],
  afterEach: async ({ canvas, globals, parameters, viewMode }) => {
    const shown = parameters["shown"] as Shown | undefined
    if (viewMode === "story" && shown !== undefined) await expectShown(canvas, shown)
    if (viewMode === "story" && (globals["text"] === "400" || innerWidth <= 320)) expectNoHorizontalScroll()
  }
})
