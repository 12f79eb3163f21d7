import { defineMain } from "@storybook/react-vite/node"
import { msw } from "msw/vite"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../scripts/root.mjs"
import { pageHeadings } from "./docs/headings.ts"
import { componentDocs } from "./docs/plugin.ts"
import { hiddenTags, shown, withTags } from "./tags.ts"

// Vite reloads the page when it discovers a dependency late, which aborts the running story. So Effect's modules are
// listed in advance.
const effectModules = (): ReadonlyArray<string> => {
  const sources = globSync(["packages/*/src/**/*.{ts,tsx}", "stories/**/*.{ts,tsx}", ".storybook/*.{ts,tsx}"], {
    cwd: root
  })
  const imports = sources.flatMap((source) =>
    Array.from(readFileSync(join(root, source), "utf8").matchAll(/^import (?!type).*? from "(effect\/[^"]+)"$/gms))
  )
  return [...new Set(imports.map(([, name = ""]) => name))].toSorted()
}

// Loaded when the user first types a password.
const strengthEstimator = ["@portico/react > @zxcvbn-ts/core", "@portico/react > @zxcvbn-ts/language-common"]

// Dependencies of the charts, which few stories import.
const charts = ["axis", "group", "scale", "shape"].map((name) => `@portico/react > @visx/${name}`)

// Dependencies of some requests to the provider in the page, and of stories that call react-dom themselves.
const rareDependencies = [
  "react-dom",
  "react-dom/client",
  "react-dom/server",
  "@portico/provider > @simplewebauthn/server",
  "@portico/provider > graphql"
]

// `storybook build` sets it, and the development server and Vitest do not.
const isPublished = process.env["NODE_ENV"] === "production"

export default defineMain({
  framework: "@storybook/react-vite",
  // The published Storybook does not contain the tests.
  stories: [
    "../stories/**/*.mdx",
    ...(isPublished
      ? [`../stories/**/*${shown}`, "../stories/guides/**/*.stories.tsx"]
      : ["../stories/**/*.stories.tsx"])
  ],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    ...(isPublished ? [] : ["@storybook/addon-vitest"]),
    "msw-storybook-addon"
  ],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableUpdateChecks: true
  },
  features: {
    experimentalTestSyntax: true,
    // The search finds a component by other names for it, which its page has in a heading.
    experimentalSearchDocsHeadings: true,
    // Tools for authors. Readers would load their code before the first page.
    ...(isPublished
      ? { backgrounds: false, changeDetection: false, interactions: false, measure: false, outline: false }
      : {})
  },
  tags: hiddenTags,
  experimental_indexers: (indexers = []) => indexers.map(withTags),
  // The argument types come from the same source as the tables of props.
  typescript: { reactDocgen: false },
  viteFinal(config) {
    // Serves (dev, vitest) and emits (build) mockServiceWorker.js, so that no copy is checked in.
    config.plugins = [...(config.plugins ?? []), msw({ mode: "worker-only" }), componentDocs(), pageHeadings()]
    config.optimizeDeps = {
      ...config.optimizeDeps,
      include: [
        ...(config.optimizeDeps?.include ?? []),
        ...effectModules(),
        ...strengthEstimator,
        ...charts,
        ...rareDependencies
      ]
    }
    return config
  }
})
