/** The pages of the guides on the kit, rendered on a server. Their stories run in Chromium. */
import { ClientProvider } from "@portico/react"
import * as auth from "@portico/react/auth"
import * as charts from "@portico/react/charts"
import * as data from "@portico/react/data"
import * as form from "@portico/react/form"
import { globSync, readFileSync } from "node:fs"
import { basename, join } from "node:path"
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
import { exportOf } from "../../.storybook/docs/Modules.ts"
import { reachable } from "../../.storybook/docs/Styling.ts"
import { keyboard, type KeyboardPattern } from "../../stories/guides/pages/keyboard.ts"
import { componentOf } from "../../.storybook/docs/Component.ts"
import { showcaseOf, showcaseStories } from "../../.storybook/docs/Showcase.ts"
import { docsOf, pages } from "./ComponentPages.ts"
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
    const guide = read("docs/guides/styling.md")
    for (const sheet of ["corner-shop", "island"]) {
      assert.include(guide, read(`stories/guides/examples/${sheet}.css`).trim())
    }
  })
})

const exports = new Map(Object.entries<unknown>({ ...auth, ...charts, ...data, ...form }))

/** Returns the names of the keys that modules handle in code. Native elements handle others. */
const handledKeys = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const sources = [...reachable(paths)]
    .filter((path) => path.endsWith(".view.tsx") || /[kK]eys\.ts$/.test(path))
    .map(read)
  const keys = sources.flatMap((source) =>
    Array.from(
      source.matchAll(
        /\bkey === "(Escape|Enter|F\d|Home|End|Backspace|Delete|Page(?:Up|Down)|Arrow\w+)"|case "(Arrow\w+|Home|End|Page(?:Up|Down))"/g
      ),
      ([, one, other]) => one ?? other ?? ""
    )
  )
  return [...new Set(keys)].map((key) =>
    key.replace(/^(Page|Arrow)(\w+)$/, (_, kind, way) => (kind === "Page" ? `Page ${way}` : `${way} Arrow`))
  )
}

describe("the pages of the components", () => {
  it("exist for each component with stories", () => {
    const wanted = [
      ...Object.keys(components).map((name) => `stories/auth/${name}.mdx`),
      ...Object.keys(dataComponents).map((name) => `stories/data/${name}.mdx`)
    ]

    assert.deepStrictEqual(pages, wanted.toSorted())
  })

  it.each(pages)("%s has a description, an example and props", (path) => {
    const { components, hooks, parts } = docsOf(path)
    for (const { about, name } of [...components, ...hooks, ...parts])
      assert.match(about, /\.$/, `${name} says what it is`)
    for (const { name, props } of components) assert.isNotEmpty(props, `${name} has props`)
    assert.isNotEmpty(
      [...components, ...hooks, ...parts].flatMap(({ examples }) => examples),
      "there is an example"
    )
    assert.isNotEmpty(hooks, "there is a hook")
    for (const { name, parts: all } of parts) {
      const exported = Object.keys(exports.get(name) ?? {})
      assert.isNotEmpty(exported, `${name} has parts`)
      assert.sameMembers(
        all.map((part) => part.name),
        exported
      )
    }
  })

  it.each(pages)("%s is in the group of its showcase, and can be found by other names", (path) => {
    const [, title] = /<Meta title="([^"]+)" \/>/.exec(read(path)) ?? []
    const showcase = showcaseOf(basename(path, ".mdx"))

    assert.isDefined(showcase, "there are stories for the page")
    if (showcase.endsWith(".showcase.stories.tsx")) assert.include(read(showcase), `title: "${title}"`)
    assert.isNotEmpty(showcaseStories(showcase), "the page shows a story")
    assert.match(read(path), /^### Also called \w+/m)
    for (const [, group, name] of read(path).matchAll(/"([A-Z][\w-]+)\/(\w+)"[,\]]/g)) {
      assert.include(read(pages.find((page) => basename(page, ".mdx") === name) ?? ""), `"${group}/${name}"`)
    }
  })

  it.each(pages)("%s names the keys that the component handles", (path) => {
    const [, patterns = ""] = /keyboard=\{\[([^\]]*)\]\}/.exec(read(path)) ?? []
    const names = Array.from(patterns.matchAll(/"(\w+)"/g), ([, name = ""]) => name as KeyboardPattern)
    const named = names.flatMap((name) => keyboard[name].map(([keys]) => keys)).join(", ")
    const handled = handledKeys(docsOf(path).components.map(({ name }) => exportOf(name).module.path))

    assert.deepEqual(
      handled.filter((key) => !new RegExp(`${key}|Arrow keys`).test(named)),
      []
    )
  })

  it("list the props that a component inherits", () => {
    const { props } = componentOf("SignInForm")
    const find = (name: string) => props.find((prop) => prop.name === name)

    assert.include(find("onFactorRequired")?.type, "challenge: Challenge")
    assert.strictEqual(find("forgotHref")?.about, "The address of the page for resetting a forgotten password.")
    assert.isUndefined(find("onSubmit"))
    assert.isTrue(componentOf("MfaChallenge").props.find(({ name }) => name === "challenge")?.isRequired)
  })

  it("resolve indexed types and defaults", () => {
    const level = componentOf("SignInForm").props.find(({ name }) => name === "headingLevel")

    assert.deepInclude(level, { initial: "2", type: "1 | 2 | 3 | 4 | 5 | 6" })
  })
})

describe("the showcases", () => {
  const showcases = globSync("stories/**/*.showcase.stories.tsx", { cwd: root }).toSorted()

  it.each(showcases)("%s shows each named state without a play function", (path) => {
    const source = read(path)
    const stories = showcaseStories(path)

    assert.notInclude(source, "play:")
    assert.isNotEmpty(stories)
    for (const { about, name } of stories) assert.match(about, /\.$/, `${name} has a description`)
    assert.lengthOf(source.match(/\bshown: \[/g) ?? [], stories.length, "each story has the state that a test checks")
  })
})
