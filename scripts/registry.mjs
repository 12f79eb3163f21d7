// @ts-check
// Builds the shadcn registry items of the kit from their sources in `packages/react/registry/source`:
// `node scripts/registry.mjs` writes one JSON file for each item. They refer to no other registry.
import { readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { root } from "./root.mjs"

export const registry = join(root, "packages/react/registry")

/** @type {{ version: string, peerDependencies: Record<string, string> }} */
const manifest = JSON.parse(readFileSync(join(root, "packages/react/package.json"), "utf8"))

// The kit has the colors of the application's shadcn theme, in light and in dark.
const theme = {
  "--portico-color-accent": "var(--primary)",
  "--portico-color-accent-soft": "var(--accent)",
  "--portico-color-accent-strong": "var(--primary)",
  "--portico-color-bg": "var(--background)",
  "--portico-color-border": "var(--border)",
  "--portico-color-border-strong": "var(--input)",
  "--portico-color-danger": "var(--destructive)",
  // On a tinted background, the color for errors of shadcn's themes has too little contrast.
  "--portico-color-danger-soft": "var(--background)",
  "--portico-color-focus": "var(--ring)",
  "--portico-color-on-accent": "var(--primary-foreground)",
  "--portico-color-raised": "var(--card)",
  "--portico-color-surface": "color-mix(in oklab, var(--muted) 50%, var(--background))",
  "--portico-color-text": "var(--foreground)",
  "--portico-color-text-soft": "var(--muted-foreground)"
}

// The other colors follow the class of the application's theme too, not the system. See `tokens.css` for the two
// properties: one of them is unset, the other one is empty.
const light = { "color-scheme": "light", "--portico-light": "initial", "--portico-dark": " " }
const dark = { "color-scheme": "dark", "--portico-light": " ", "--portico-dark": "initial" }

export const layerLine = "@layer theme, base, portico, components, utilities;"

const items = [
  {
    name: "auth-flow",
    title: "AuthFlow",
    description: "Sign-in, sign-up, verification and password recovery of Portico, with your own buttons and inputs."
  },
  {
    name: "collection-table",
    title: "CollectionTable",
    description: "A table of a data collection of Portico, with your own buttons and inputs."
  }
]

/** Returns the registry items by their file names. */
export const registryItems = () =>
  Object.fromEntries(
    items.map(({ description, name, title }) => {
      const item = {
        $schema: "https://ui.shadcn.com/schema/registry-item.json",
        name,
        type: "registry:component",
        title,
        description,
        dependencies: [
          `@portico/react@${manifest.version}`,
          `@portico/client@${manifest.version}`,
          `effect@${manifest.peerDependencies["effect"]}`
        ],
        // Empty, because names without an address refer to a remote registry. `docs` names what the item needs.
        registryDependencies: [],
        files: [name, "elements"].map((file) => ({
          path: `registry/source/${file}.tsx`,
          type: "registry:component",
          // The folder that the application's `components.json` names, in shadcn 4.7 and later.
          target: `@components/portico/${file}.tsx`,
          content: readFileSync(join(registry, "source", `${file}.tsx`), "utf8")
        })),
        // Colors that the user has forced take precedence.
        css: {
          "@media (forced-colors: none)": { ":root, [data-portico-theme]": theme },
          ":root:not(.dark)": light,
          ".dark": dark
        },
        docs: `This component uses your components/ui/button and components/ui/input. Start your main style sheet with "${layerLine}".`
      }
      return [`${name}.json`, `${JSON.stringify(item, undefined, 2)}\n`]
    })
  )

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for (const [file, text] of Object.entries(registryItems())) writeFileSync(join(registry, file), text)
}
