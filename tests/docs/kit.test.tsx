/** The pages of the guides on the kit, rendered on a server. Their stories run in Chromium. */
import { ClientProvider } from "@portico/react"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type * as React from "react"
import { renderToString } from "react-dom/server"
import { assert, describe, it } from "vitest"
import { root } from "../../scripts/root.mjs"
import { BooksPage } from "../../stories/guides/examples/BooksPage.tsx"
import { ByHook } from "../../stories/guides/examples/ByHook.tsx"
import { ByParts } from "../../stories/guides/examples/ByParts.tsx"
import { ByStyledForm } from "../../stories/guides/examples/ByStyledForm.tsx"
import { FirstForm } from "../../stories/guides/examples/FirstForm.tsx"
import { Island } from "../../stories/guides/examples/Island.tsx"
import { page } from "../../stories/guides/examples/server.tsx"
import { shop } from "../../stories/guides/examples/shop.ts"
import { Themed } from "../../stories/guides/examples/Themed.tsx"
import { Translated } from "../../stories/guides/examples/Translated.tsx"
import { docstringOf, propsOf, type Sources } from "../../stories/guides/pages/Declarations.ts"
import { components, dataComponents } from "../stories/components.ts"

const read = (path: string): string => readFileSync(join(root, path), "utf8")

const draw = (drawn: React.ReactNode): string => renderToString(<ClientProvider layer={shop}>{drawn}</ClientProvider>)

const stay = () => {}

describe("the guides on the kit", () => {
  it.each([
    ["the styled form", <ByStyledForm key="" onSignedIn={stay} />, "Come in"],
    ["the parts", <ByParts key="" onSignedIn={stay} />, "Your address"],
    ["the hook", <ByHook key="" onSignedIn={stay} />, "Your address"],
    ["the themed page", <Themed key="" theme="dark" />, 'data-portico-theme="dark"'],
    ["the island", <Island key="" />, "Create account"],
    ["the page with a choice of languages", <Translated key="" />, "Deutsch"]
  ])("render %s", (_, drawn, text) => {
    assert.include(draw(drawn), text)
  })

  it("render neither the member's nor the visitor's page before the session is known", () => {
    assert.strictEqual(renderToString(<FirstForm />), "")
    assert.notInclude(page(), "Your orders")
    assert.notInclude(page(), "Sign in")
    assert.include(page(), "The shop")
  })

  it("show the caption of the table before its rows are loaded", () => {
    assert.match(renderToString(<BooksPage />), /<caption[^>]*>.*Books/)
  })

  it("show the style sheets that their pages import", () => {
    const guide = read("docs/guides/theming.md")
    for (const sheet of ["corner-shop", "island"]) {
      assert.include(guide, read(`stories/guides/examples/${sheet}.css`).trim())
    }
  })
})

const sources: Sources = Object.fromEntries(
  globSync(
    [
      "packages/react/src/{auth,form,data,i18n,parts,runtime,session,theme}/**/*.{ts,tsx}",
      "packages/client/src/auth/*.ts"
    ],
    {
      cwd: root
    }
  ).map((path) => [path, read(path)])
)

const kit: Sources = Object.fromEntries(Object.entries(sources).filter(([path]) => path.startsWith("packages/react/")))

/** Returns the components that the page of a component names. */
const named = (path: string, prop: string): ReadonlyArray<string> => {
  const list = new RegExp(`${prop}=(?:\\{\\[([^\\]]*)\\]\\}|("[^"]+"))`).exec(read(path))
  return Array.from((list?.[1] ?? list?.[2] ?? "").matchAll(/"(\w+)"/g), ([, name = ""]) => name)
}

const pages = globSync("stories/{auth,data}/*.mdx", { cwd: root }).toSorted()

describe("the pages of the components", () => {
  it("exist for each component with stories", () => {
    const wanted = [
      ...Object.keys(components).map((name) => `stories/auth/${name}.mdx`),
      ...Object.keys(dataComponents).map((name) => `stories/data/${name}.mdx`)
    ]

    assert.deepStrictEqual(pages, wanted.toSorted())
  })

  it.each(pages)("%s has a description, an example and props", (path) => {
    for (const name of named(path, "\\bof")) {
      assert.match(docstringOf(kit, name).about, /\.$/, `${name} says what it is`)
      if (name !== "Form") assert.isNotEmpty(propsOf(sources, `${name}Props`), `${name} has props`)
    }
    assert.isNotEmpty(
      named(path, "\\bof").flatMap((name) => docstringOf(kit, name).examples),
      "there is an example"
    )
    for (const name of [...named(path, "parts"), ...named(path, "hooks")]) {
      assert.match(docstringOf(kit, name).about, /\.$/, `${name} says what it is`)
    }
  })

  it("list the props that a component inherits", () => {
    const props = propsOf(sources, "SignInFormProps")
    const find = (name: string) => props.find((prop) => prop.name === name)

    assert.include(find("onFactorRequired")?.type, "challenge: Challenge")
    assert.strictEqual(find("forgotHref")?.about, "The address of the page for resetting a forgotten password.")
    assert.isUndefined(find("onSubmit"))
    assert.isTrue(propsOf(sources, "MfaChallengeProps").find(({ name }) => name === "challenge")?.isRequired)
  })
})
