/** Puts the headings of all documentation pages into the HTML of the published Storybook. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { toId } from "storybook/internal/csf"
import type { Plugin } from "vite"
import { root } from "../../scripts/root.mjs"

/**
 * Shows the headings of a documentation page as soon as its HTML is parsed. Without it, readers see an empty page until
 * the code of Storybook and of the page has run. React replaces them with the same headings of the complete page.
 */
export const pageHeadings = (): Plugin => ({
  name: "portico:headings",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (html) => ({
      html: html.replaceAll(styleSheet, ""),
      tags: [
        { tag: "style", children: style, injectTo: "head" },
        { tag: "script", children: `(${show})(${JSON.stringify(headings())})`, injectTo: "body" },
        // Below the headings, which do not wait for them there.
        ...Array.from(html.matchAll(styleSheet), ([, href = ""]) => ({
          tag: "link",
          attrs: { rel: "stylesheet", crossorigin: true, href },
          injectTo: "body" as const
        }))
      ]
    })
  }
})

const styleSheet = /<link rel="stylesheet" crossorigin href="([^"]+)">/g

type Headings = readonly [heading: string, synonyms: string]

/** Returns the first heading of each page, and the one with other names for its component, by the id of the page. */
export const headings = (): Readonly<Record<string, Headings>> =>
  Object.fromEntries(
    globSync("stories/**/*.mdx", { cwd: root }).map((path) => {
      const source = readFileSync(join(root, path), "utf8")
      const [title, heading, synonyms] = [/<Meta title="([^"]+)"/, /^# (.+)$/m, /^### (Also called .+)$/m].map(
        (pattern) => pattern.exec(source)?.[1] ?? ""
      )
      return [toId(title ?? "", "docs"), [heading ?? "", synonyms ?? ""]]
    })
  )

// Runs in the browser. The id of the page is in the address that the manager opens.
const show = `(headings) => {
  const parameters = new URLSearchParams(location.search)
  const texts = parameters.get("viewMode") === "docs" ? headings[parameters.get("id")] : undefined
  if (texts === undefined) return
  const page = document.createElement("div")
  page.className = "first-headings"
  for (const [place, text] of texts.entries()) {
    if (text === "") continue
    const heading = document.createElement(place === 0 ? "h1" : "h3")
    heading.textContent = text
    page.append(heading)
  }
  document.getElementById("storybook-docs").append(page)
}`

// The headings have the style of the complete page. Storybook would hide them behind a placeholder after 100 ms.
const style = `
body:has(> #storybook-docs > .first-headings) {
  margin: 0;
}
body:has(> #storybook-docs > .first-headings) > #storybook-docs {
  display: block;
}
body:has(> #storybook-docs > .first-headings) > .sb-preparing-docs {
  display: none;
}
.first-headings {
  box-sizing: border-box;
  font-family: "Nunito Sans", -apple-system, ".SFNSText-Regular", "San Francisco", BlinkMacSystemFont, "Segoe UI",
    "Helvetica Neue", Helvetica, Arial, sans-serif;
  margin: 0 auto;
  max-width: 1080px;
  padding: 64px 40px;
  -webkit-font-smoothing: antialiased;
}
.first-headings h1 {
  color: #2e3338;
  font-size: 32px;
  margin: 0 0 8px;
  overflow-wrap: anywhere;
}
.first-headings h3 {
  color: #5c6570;
  font-size: 14px;
  font-weight: 400;
  margin: 0 0 16px;
}
`
