/** The kit next to Tailwind, compiled by Tailwind itself, with both orders of the imports. */
import { compile } from "@tailwindcss/node"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { type Browser, chromium as engine, type Page } from "playwright"
import * as React from "react"
import { renderToString } from "react-dom/server"
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { layerLine } from "../../scripts/registry.mjs"
import { root } from "../../scripts/root.mjs"

type Props = Readonly<Record<string, unknown>>

interface Story {
  readonly args: Props
  readonly component: React.ComponentType<Props>
  readonly render?: (args: Props) => React.ReactNode
}

// The stories of the views, which render each state without a client and a browser.
vi.mock("../../.storybook/preview.tsx", () => ({
  typed: (value: unknown) => value,
  default: {
    meta: (meta: Partial<Story>) => ({
      story: (story: Partial<Story> = {}) => ({
        ...meta,
        ...story,
        args: { ...meta.args, ...story.args },
        test: () => {}
      })
    })
  }
}))

const files = import.meta.glob<Readonly<Record<string, Story>>>("../../stories/{auth,data}/**/*.view.stories.tsx", {
  eager: true
})

const render = ({ args, component, render }: Story): string => {
  try {
    return renderToString(
      render === undefined ? React.createElement(component, args) : React.createElement(render, args)
    )
  } catch (error) {
    // A part of a form cannot be rendered without the form.
    if (String(error).includes("inside the Root of its form")) return ""
    throw error
  }
}

/** The states that render elements which no earlier state has. */
const states = Object.values(files)
  .flatMap((stories) => Object.values(stories).map(render))
  .filter(
    (
      (seen: Set<string>) => (html: string) =>
        Array.from(html.matchAll(/<(\w+)(?: class="([^"]+)")?/g), ([tag]) => tag).filter(
          (tag) => !seen.has(tag) && seen.add(tag)
        ).length > 0
    )(new Set())
  )

const inline = (path: string): string =>
  readFileSync(path, "utf8").replaceAll(/@import "([^"]+)";/g, (_, target: string) =>
    inline(join(dirname(path), target))
  )

const kit = inline(join(root, "packages/react/src/styles.css"))

const utilities = ["bg-red-600", "rounded-none", "p-9", "text-5xl"]

const tailwind = async (css: string): Promise<string> => {
  const compiler = await compile(css, { base: root, onDependency: () => {} })
  return compiler.build(utilities)
}

const ofTailwind = `@import "tailwindcss";`
const ofKit = `@import "@portico/react/styles.css";`

const orders: ReadonlyArray<readonly [string, () => Promise<ReadonlyArray<string>>]> = [
  ["Tailwind first, in one sheet", async () => [await tailwind(`${layerLine}\n${ofTailwind}\n${ofKit}`)]],
  ["the kit first, in one sheet", async () => [await tailwind(`${layerLine}\n${ofKit}\n${ofTailwind}`)]],
  ["Tailwind first, in sheets of their own", async () => [layerLine, await tailwind(ofTailwind), kit]],
  ["the kit first, in sheets of their own", async () => [layerLine, kit, await tailwind(ofTailwind)]]
]

// What a reset changes. Colors and styles of borders without a width are not visible, nor is the native appearance of a
// button that has its own background.
const properties = [
  "background-color",
  "border-bottom-width",
  "border-left-width",
  "border-right-width",
  "border-top-left-radius",
  "border-top-width",
  "color",
  "display",
  "font-size",
  "font-style",
  "font-weight",
  "line-height",
  "list-style-type",
  "margin-bottom",
  "margin-left",
  "margin-right",
  "margin-top",
  "opacity",
  "padding-bottom",
  "padding-left",
  "padding-right",
  "padding-top",
  "text-align",
  "text-decoration-line",
  "text-indent"
]

const pageOf = (body: string) => `<!doctype html>
<title>Shop</title>
<body style="margin: 0; font: 16px/1.5 sans-serif">${body}</body>`

/** Replaces the style sheets of a page. */
const setSheets = (page: Page, sheets: ReadonlyArray<string>) =>
  page.evaluate((sheets) => {
    for (const style of document.querySelectorAll("style")) style.remove()
    for (const sheet of sheets) {
      const style = document.createElement("style")
      style.textContent = sheet
      document.head.append(style)
    }
  }, sheets)

type Styles = ReadonlyArray<readonly [element: string, values: ReadonlyArray<string>]>

/** Returns the computed styles of the elements of the kit and of their pseudo-elements, in document order. */
const stylesOf = (page: Page): Promise<Styles> =>
  page.evaluate((properties) => {
    const elements = document.querySelectorAll('[class*="portico-"], [class*="portico-"] :not(option)')
    return Array.from(elements).flatMap((element) =>
      [undefined, "::before", "::after"].flatMap((pseudo) => {
        const style = getComputedStyle(element, pseudo)
        if (pseudo !== undefined && style.content === "none") return []
        const within = element.closest('[class*="portico-"]')?.getAttribute("class")
        const name = `${element.localName}${pseudo ?? ""} in .${within}`
        const { height, width } = element.getBoundingClientRect()
        const size = [Math.round(width), Math.round(height)].map(String)
        return [[name, [...properties.map((key) => style.getPropertyValue(key)), ...size]] as const]
      })
    )
  }, properties)

/** Returns the changes, each once: "a in .portico-summary: text-decoration-line underline -> none". */
const changesOf = (before: Styles, after: Styles): ReadonlyArray<string> => [
  ...new Set(
    before.flatMap(([element, values], index) =>
      values.flatMap((value, at) => {
        const other = after[index]?.[1][at]
        return other === value ? [] : [`${element}: ${properties[at] ?? "size"} ${value} -> ${other}`]
      })
    )
  )
]

// No movement, and the page's own elements have the size that they have with preflight.
const still = `
  *, ::before, ::after { animation: none; transition: none }
  :not([class*="portico-"], [class*="portico-"] *) { box-sizing: border-box }`

let browser: Browser

beforeAll(async () => {
  browser = await engine.launch(chromium())
})

afterAll(() => browser.close())

describe("the kit next to Tailwind", () => {
  it.each(orders.slice(0, 2))("with %s, preflight changes no element of any component", async (_, sheets) => {
    const page = await browser.newPage()
    await page.setContent(pageOf(states.join("\n")))

    await setSheets(page, [kit, still])
    const alone = await stylesOf(page)
    await setSheets(page, [...(await sheets()), still])
    const together = await stylesOf(page)
    await page.close()

    expect(alone.length).toBeGreaterThan(1000)
    expect(together.length).toBe(alone.length)
    expect(changesOf(alone, together)).toEqual([])
  })

  it.each(orders)("with %s, utilities in `classNames` override the kit", async (_, sheets) => {
    const { SignInFormView } = await import("@portico/react/auth")
    const form = renderToString(
      React.createElement(SignInFormView, {
        classNames: { submit: "bg-red-600 rounded-none p-9", title: "text-5xl" },
        onSubmit: () => {},
        state: { _tag: "Idle" }
      })
    )
    const page = await browser.newPage()
    await page.setContent(pageOf(form))
    await setSheets(page, [...(await sheets()), still])
    const submit = page.locator(".portico-submit")

    const styles = await submit.evaluate((element) => {
      const { backgroundColor, borderTopLeftRadius, paddingLeft, paddingTop } = getComputedStyle(element)
      return { backgroundColor, borderTopLeftRadius, paddingLeft, paddingTop }
    })
    const title = await page.locator(".portico-title").evaluate((element) => getComputedStyle(element).fontSize)
    await page.close()

    expect(styles).toMatchObject({ borderTopLeftRadius: "0px", paddingLeft: "36px", paddingTop: "36px" })
    expect(styles.backgroundColor).toMatch(/^oklch\(/)
    expect(title).toBe("48px")
  })
})
