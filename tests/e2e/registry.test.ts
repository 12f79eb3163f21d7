/** The shadcn registry items in an application whose color scheme differs from the user's system, or not. */
import { compile } from "@tailwindcss/node"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { type Browser, chromium as engine } from "playwright"
import { rolldown } from "rolldown"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { layerLine, registryItems } from "../../scripts/registry.mjs"
import { root } from "../../scripts/root.mjs"
import { violations } from "./accessibility.ts"

type Css = string | { readonly [name: string]: Css }

interface Item {
  readonly css: { readonly [name: string]: Css }
  readonly files: ReadonlyArray<{ readonly content: string; readonly target: string }>
}

const items = Object.values(registryItems()).map((text): Item => JSON.parse(text))

// The neutral theme of shadcn.
const theme = `
:root {
  --background: oklch(1 0 0); --foreground: oklch(0.145 0 0); --card: oklch(1 0 0);
  --primary: oklch(0.205 0 0); --primary-foreground: oklch(0.985 0 0);
  --muted: oklch(0.97 0 0); --muted-foreground: oklch(0.556 0 0); --accent: oklch(0.97 0 0);
  --destructive: oklch(0.577 0.245 27.325); --border: oklch(0.922 0 0); --input: oklch(0.922 0 0); --ring: oklch(0.708 0 0);
}
.dark {
  --background: oklch(0.145 0 0); --foreground: oklch(0.985 0 0); --card: oklch(0.205 0 0);
  --primary: oklch(0.922 0 0); --primary-foreground: oklch(0.205 0 0);
  --muted: oklch(0.269 0 0); --muted-foreground: oklch(0.708 0 0); --accent: oklch(0.269 0 0);
  --destructive: oklch(0.704 0.191 22.216); --border: oklch(1 0 0 / 10%); --input: oklch(1 0 0 / 15%); --ring: oklch(0.556 0 0);
}
@theme inline {
  --color-background: var(--background); --color-foreground: var(--foreground); --color-primary: var(--primary);
  --color-primary-foreground: var(--primary-foreground); --color-muted-foreground: var(--muted-foreground);
  --color-accent: var(--accent); --color-destructive: var(--destructive); --color-border: var(--border); --color-input: var(--input);
}
body { background: var(--background); color: var(--foreground); }`

const button = `
const variants = { default: "bg-primary text-primary-foreground", destructive: "bg-destructive text-white", ghost: "hover:bg-accent", outline: "border border-input bg-background" }
export function Button({ className = "", size = "default", variant = "default", ...props }) {
  return <button data-slot="button" {...props} className={["inline-flex items-center justify-center rounded-md text-sm font-medium", size === "sm" ? "h-8 px-3" : "h-9 px-4", variants[variant], className].join(" ")} />
}`

const input = `
export function Input({ className = "", ...props }) {
  return <input data-slot="input" {...props} className={["h-9 w-full rounded-md border border-input bg-transparent px-3 text-sm", className].join(" ")} />
}`

const page = `
import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import { ClientProvider } from "@portico/react"
import { createRoot } from "react-dom/client"
import { AuthFlow } from "@/components/portico/auth-flow"
import { CollectionTable } from "@/components/portico/collection-table"
const layer = Client.layerHandler(() => Promise.resolve(new Response("{}", { status: 403 })), { clientId: "shop", host: "https://provider.test" })
createRoot(document.querySelector("main")).render(
  <ClientProvider layer={layer}>
    <AuthFlow headingLevel={1} />
    <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={Query.from("books")} />
  </ClientProvider>
)`

// In the repository, so that the packages are found.
const project = mkdtempSync(join(tmpdir(), "portico-registry-page-"))

const write = (path: string, text: string): void => {
  mkdirSync(dirname(join(project, path)), { recursive: true })
  writeFileSync(join(project, path), text)
}

const cssOf = (css: Item["css"]): string =>
  Object.entries(css)
    .map(([name, value]) => (typeof value === "string" ? `${name}: ${value};` : `${name} { ${cssOf(value)} }`))
    .join("\n")

const inline = (path: string): string =>
  readFileSync(path, "utf8").replaceAll(/@import "([^"]+)";/g, (_, target: string) =>
    inline(join(dirname(path), target))
  )

const bundle = async (): Promise<string> => {
  const build = await rolldown({
    cwd: project,
    logLevel: "silent",
    input: "page.tsx",
    moduleTypes: { ".css": "empty" },
    resolve: { alias: { "@/components": join(project, "components") } },
    transform: { define: { "process.env.NODE_ENV": '"production"' } }
  })
  const { output } = await build.generate({ codeSplitting: false, format: "iife" })
  await build.close()
  return output[0].code
}

const sheet = async (): Promise<string> => {
  const sources = [button, input, ...items.flatMap(({ files }) => files.map(({ content }) => content))]
  const css = `${layerLine}\n@import "tailwindcss";\n${theme}\n${items.map(({ css }) => cssOf(css)).join("\n")}`
  const compiler = await compile(css, { base: root, onDependency: () => {} })
  return (
    compiler.build([...new Set(sources.join(" ").split(/[\s"'`]+/))]) +
    inline(join(root, "packages/react/src/styles.css"))
  )
}

let browser: Browser
let script: string
let style: string

beforeAll(async () => {
  for (const { content, target } of items.flatMap(({ files }) => files)) write(target.replace("@", ""), content)
  write("components/ui/button.tsx", button)
  write("components/ui/input.tsx", input)
  write("page.tsx", page)
  symlinkSync(join(root, "node_modules"), join(project, "node_modules"))
  ;[script, style] = await Promise.all([bundle(), sheet()])
  browser = await engine.launch(chromium())
})

afterAll(async () => {
  await browser?.close()
  rmSync(project, { recursive: true, force: true })
})

describe("the shadcn registry items in Chromium", () => {
  const schemes = ["light", "dark"] as const
  const combinations = schemes.flatMap((system) => schemes.map((application) => [system, application] as const))

  it.each(combinations)("on a %s system, a %s application is accessible", async (system, application) => {
    const tab = await browser.newPage({ colorScheme: system })
    await tab.setContent(
      `<!doctype html><html class="${application}" lang="en"><title>Shop</title><main></main></html>`
    )
    await tab.addStyleTag({ content: style })
    await tab.addScriptTag({ content: script })
    await tab.getByRole("heading", { level: 1 }).waitFor()
    await tab.getByRole("alert").first().waitFor()

    const buttons = await tab.locator("button:not([data-slot])").count()
    const inputs = await tab.locator("input:not([data-slot], [type=checkbox], [type=hidden])").count()
    const scheme = await tab.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    const found = await violations(tab)
    await tab.close()

    expect({ buttons, inputs, scheme }).toEqual({ buttons: 0, inputs: 0, scheme: application })
    expect(found).toEqual([])
  })
})
