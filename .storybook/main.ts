import { defineMain } from "@storybook/react-vite/node"
import { msw } from "msw/vite"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { root } from "../scripts/root.mjs"

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

export default defineMain({
  framework: "@storybook/react-vite",
  stories: ["../stories/**/*.mdx", "../stories/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest", "msw-storybook-addon"],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableUpdateChecks: true
  },
  features: { experimentalTestSyntax: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal(config) {
    // Serves (dev, vitest) and emits (build) mockServiceWorker.js, so that no copy is checked in.
    config.plugins = [...(config.plugins ?? []), msw({ mode: "worker-only" })]
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
