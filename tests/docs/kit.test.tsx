/** The pages of the guides on the kit, rendered on a server. Their stories run in Chromium. */
import * as kit from "@portico/react"
import { ClientProvider } from "@portico/react"
import * as auth from "@portico/react/auth"
import * as charts from "@portico/react/charts"
import * as data from "@portico/react/data"
import * as form from "@portico/react/form"
import * as hydration from "@portico/react/hydration"
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
import { compositionsWith } from "../../.storybook/docs/Compositions.ts"
import { namesIn } from "../../.storybook/docs/NamedTypes.ts"
import { designedIn } from "../../.storybook/docs/Designed.ts"
import { exportOf } from "../../.storybook/docs/Modules.ts"
import { reachable } from "../../.storybook/docs/Styling.ts"
import { keyboard, type KeyboardPattern } from "../../stories/guides/pages/keyboard.ts"
import { componentOf } from "../../.storybook/docs/Component.ts"
import { argTypesOf } from "../../.storybook/docs/argTypes.ts"
import { listedPages, namesOf } from "../../.storybook/docs/Pages.ts"
import { renderedProps } from "../../.storybook/docs/Rendered.ts"
import { showcaseOf, showcaseStories, shownIn } from "../../.storybook/docs/Showcase.ts"
import type { Shown } from "../../.storybook/docs/shown.ts"
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

/** The names of keys in the tables, by their values in the DOM. */
const keyNames: Readonly<Record<string, string>> = {
  " ": "Space",
  a: "Ctrl+A",
  PageDown: "Page Down",
  PageUp: "Page Up",
  ArrowDown: "Down Arrow",
  ArrowLeft: "Left Arrow",
  ArrowRight: "Right Arrow",
  ArrowUp: "Up Arrow"
}

const keyPattern =
  /\b(?:key === |case )"( |a|Escape|Enter|Tab|F\d|Home|End|Backspace|Delete|PageDown|PageUp|Arrow(?:Down|Left|Right|Up))"/g

/** Returns the names of the keys that modules handle in code, also those that are loaded later. */
const handledKeys = (paths: ReadonlyArray<string>): ReadonlyArray<string> => {
  const keys = [...reachable(paths)].flatMap((path) =>
    Array.from(read(path).matchAll(keyPattern), ([, key = ""]) => keyNames[key] ?? key)
  )
  return [...new Set(keys)]
}

describe("the pages of the components", () => {
  it("exist for each component with stories", () => {
    const wanted = [
      ...Object.keys(components).map((name) => `stories/auth/${name}.mdx`),
      ...Object.keys(dataComponents).map((name) => `stories/data/${name}.mdx`)
    ]

    assert.deepStrictEqual(pages, wanted.toSorted())
  })

  it("exist for each exported component, view and set of parts", () => {
    const documented = new Set(
      pages
        .map(namesOf)
        .flatMap(({ components, parts, views }) => [
          ...components.flatMap((name) => [name, `${name}View`, `${name.replace(/View$/, "")}Parts`]),
          ...parts,
          ...views
        ])
    )
    const isPart = (value: unknown) => typeof value === "object" && value !== null && "Root" in value
    const all = [...Object.entries<unknown>({ ...kit, ...hydration }), ...exports]
    const wanted = all.filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === "function" || isPart(value)))

    assert.isAbove(wanted.length, 100)
    assert.deepEqual(
      [...new Set(wanted.map(([name]) => name))].filter((name) => !documented.has(name)),
      []
    )
  })

  // The first one loads the types of the kit.
  it.each(pages)("%s describes the types of its props", (path) => {
    const { components, parts, types } = docsOf(path)
    const known = new Set(types.map(({ name }) => name))
    const props = [...components, ...parts.flatMap(({ parts }) => parts)].flatMap(({ props }) => props)

    assert.deepEqual(
      props.flatMap(({ type }) => namesIn(type)).filter((name) => !known.has(name)),
      []
    )
    for (const { about, definition, members, name } of types) {
      assert.match(about, /[.?)]$/, name)
      assert.isTrue(members.length > 0 || definition !== undefined, name)
      for (const one of members) assert.match(one.about, /[.?)]$/, `${name}.${one.name}`)
    }
  })

  it("list the members of an action of a row", () => {
    const { types } = docsOf("stories/data/CollectionTable.mdx")
    const names = types.find(({ name }) => name === "RowAction")?.members.map(({ name }) => name) ?? []

    assert.includeMembers(names, ["label", "onSelect", "disabled"])
  })

  it("link to the compositions that contain a component", () => {
    assert.deepEqual(compositionsWith(["Pager"]), ["A table with a filter, pages and bulk actions"])
    assert.deepEqual(compositionsWith(["Toasts"]), [])
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
    const { components, parts } = namesOf(path)
    const handled = handledKeys([...components, ...parts].map((name) => exportOf(name).module.path))

    assert.deepEqual(
      handled.filter((key) => !named.includes(key) && !(key.includes("Arrow") && named.includes("Arrow keys"))),
      []
    )
    assert.notMatch(read(path), /^## Keyboard/m, "the page has one table of keys")
  })

  it("find the keys of code that is loaded later", () => {
    const { path } = exportOf("CollectionTable").module

    assert.includeMembers([...handledKeys([path])], ["F2", "Page Down", "Delete", "Ctrl+A", "Space"])
  })

  it.each(pages)("%s advises, and starts with the best state", (path) => {
    const headings = Array.from(read(path).matchAll(/^## (.+)$/gm), ([, heading]) => heading)
    const [first] = showcaseStories(showcaseOf(basename(path, ".mdx")) ?? "")

    assert.deepEqual(headings.slice(0, 3), ["Do", "Don't", "Good to know"])
    assert.strictEqual(first?.name, "Default")
  })

  it("are all in the list of the introduction, with a description", () => {
    const listed = listedPages()

    assert.sameMembers(
      listed.map(({ title }) => title),
      pages.map((path) => /<Meta title="([^"]+)"/.exec(read(path))?.[1] ?? path)
    )
    for (const { about, title } of listed) assert.match(about, /\.$/, title)
    assert.include(read("stories/guides/Intro.mdx"), "<PageList />")
  })

  it.each(pages)("%s has the meaning of each data attribute", (path) => {
    const { attributes } = docsOf(path).styling

    assert.deepEqual(
      attributes.filter(({ about }) => !about.endsWith(".")).map(({ name }) => name),
      []
    )
  })

  it("list the attributes of code that is loaded later and of states", () => {
    const { attributes } = docsOf("stories/data/CollectionTable.mdx").styling
    const form = docsOf("stories/auth/SignInForm.mdx").styling.attributes

    assert.includeMembers(
      attributes.map(({ name }) => name),
      ["data-pinned", "data-open", "data-selected", "data-dragged", "data-drop"]
    )
    assert.includeMembers(
      form.map(({ name }) => name),
      ["data-slow", "data-waiting", "data-pending"]
    )
    assert.deepInclude(
      attributes.find(({ name }) => name === "data-drop"),
      { slots: ["head"], values: ["after", "before"] }
    )
    assert.includeMembers([...(form.find(({ name }) => name === "data-waiting")?.slots ?? [])], ["submit"])
  })

  it.each(["stories/auth/Fields.mdx", "stories/data/Toasts.mdx"])("%s has classes, attributes and tokens", (path) => {
    const { attributes, classes, tokens } = docsOf(path).styling

    assert.isNotEmpty(attributes)
    assert.isNotEmpty(tokens)
    assert.include(classes, path.includes("Toasts") ? "portico-toast-close" : "portico-field-error")
  })

  it("describe the argument of a toast", () => {
    const [toast] = docsOf("stories/data/Toasts.mdx").types

    assert.deepEqual(
      toast?.members.map(({ initial, isRequired, name }) => [name, isRequired, initial]),
      [
        ["message", true, undefined],
        ["tone", false, "success"],
        ["action", false, undefined]
      ]
    )
    for (const { about, name } of toast?.members ?? []) assert.match(about, /\.$/, name)
  })

  it.each(pages)("%s shows the code of the parts in a design of their own", (path) => {
    const showcase = showcaseOf(basename(path, ".mdx")) ?? ""
    const code = designedIn(showcase)

    assert.strictEqual(code !== undefined, read(showcase).includes("partsOf("))
    if (code === undefined) return
    assert.match(code, /<[A-Z]\w+/)
    assert.match(code, /^import /)
    assert.notMatch(code, /preview\.meta|\bplay:|\bfn\(\)|typed</)
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

const written = (shown: Shown): string =>
  JSON.stringify(shown, (_, value: unknown) => (value instanceof RegExp ? String(value) : value))

describe("the showcases", () => {
  const showcases = globSync("stories/**/*.showcase.stories.tsx", { cwd: root }).toSorted()

  it.each(showcases)("%s shows each named state without a play function", (path) => {
    const source = read(path)
    const stories = showcaseStories(path)

    assert.notInclude(source, "play:")
    assert.isNotEmpty(stories)
    for (const { about, name } of stories) assert.match(about, /\.$/, `${name} has a description`)
    assert.sameMembers(
      [...shownIn(path)].flatMap(([id, all]) => (all.length > 0 ? [id] : [])),
      stories.map(({ id }) => id),
      "each story has the state that a test checks"
    )
  })

  it.each(showcases)("%s has states that differ from each other, with the names of roles", (path) => {
    const all = [...shownIn(path)]
    const unnamed = all.filter(([, shown]) => shown.some((one) => Array.isArray(one) && one.length < 2))
    const texts = all.map(([, shown]) => written(shown))

    assert.deepEqual(
      unnamed.map(([id]) => id),
      []
    )
    assert.deepEqual(
      texts.filter((text, place) => texts.indexOf(text) !== place),
      []
    )
  })

  it.each(showcases)("%s has no control without effect", (path) => {
    const [, name] = /"virtual:portico\/args\/(\w+)"/.exec(read(path)) ?? []
    if (name === undefined) return
    const taken = renderedProps(path)
    const { props } = componentOf(name)
    const editable = Object.entries(argTypesOf(props, taken)).filter(([, one]) => typeof one?.control === "object")
    const all = Object.entries(argTypesOf(props, new Set(props.map(({ name }) => name))))

    assert.isNotEmpty(taken)
    assert.isAtLeast(all.filter(([, one]) => typeof one?.control === "object").length, editable.length)
    assert.deepEqual(
      editable.filter(([name]) => !taken.has(name)),
      []
    )
  })

  it("find the props of views and of wrappers", () => {
    const editable = (page: string) =>
      Object.entries(argTypesOf(componentOf(page).props, renderedProps(showcaseOf(page) ?? ""))).flatMap(
        ([name, one]) => (typeof one?.control === "object" ? [name] : [])
      )

    assert.notInclude(editable("SearchBox"), "text")
    assert.includeMembers(editable("SearchBox"), ["label", "results"])
    assert.notInclude(editable("SortMenu"), "required")
    assert.includeMembers(editable("CollectionTable"), ["captionHidden", "semantics"])
  })

  it("have no styles that apply to other stories on their page", () => {
    const sheets = globSync("stories/**/*.tsx", { cwd: root }).flatMap((path) =>
      Array.from(read(path).matchAll(/<style[^>]*>\{?["`]([^"`]*)/g), ([, css = ""]) => css)
    )
    const selectors = sheets.flatMap((css) =>
      Array.from(css.matchAll(/([^{}]+)\{[^{}]*\}/g), ([, selector = ""]) => selector.split(/,(?![^(]*\))/)).flat()
    )
    const global = selectors.filter((selector) => !/^\s*(?:\.[\w-]+|\[data-[\w-]+=\w+\]) /.test(selector))

    assert.isNotEmpty(selectors)
    assert.deepEqual(global, [])
  })
})
