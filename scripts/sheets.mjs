// @ts-check
// Implements `npm run sheets`: takes a picture of all showcase stories of each component in light, dark, right-to-left
// and at 320 px. Look at them after each change of styles. The pictures are in `test-results/sheets`. A page that is too
// high for one picture has several, such as `ProfilePanel-320-2.png`. Arguments select components.
import { spawnSync } from "node:child_process"
import { createReadStream, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { chromium as engine } from "playwright"
import { chromium } from "./chromium.mjs"
import { bin, root, shell } from "./root.mjs"

const looks = [
  { name: "light", globals: "", width: 1000 },
  { name: "dark", globals: "&globals=theme:dark", width: 1000 },
  { name: "rtl", globals: "&globals=direction:rtl", width: 1000 },
  { name: "320", globals: "", width: 320 }
]

const chosen = process.argv.slice(2)
const pictures = join(root, "test-results/sheets")
const folder = mkdtempSync(join(tmpdir(), "portico-sheets-"))

/** @type {Readonly<Record<string, string>>} */
const types = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".json": "application/json" }

const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? "/", "http://localhost")
  const path = join(folder, pathname === "/" ? "index.html" : pathname)
  if (!existsSync(path) || !statSync(path).isFile()) {
    response.writeHead(404).end()
    return
  }
  response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream" })
  createReadStream(path).pipe(response)
})

/** Returns the documentation pages of the components that the arguments select. */
const components = () => {
  /** @type {{ entries: Record<string, { id: string, title: string, type: string, tags: ReadonlyArray<string> }> }} */
  const { entries } = JSON.parse(readFileSync(join(folder, "index.json"), "utf8"))
  return Object.values(entries).flatMap(({ id, tags, title, type }) => {
    const name = title.split("/").at(-1) ?? title
    const isComponent = type === "docs" && !title.startsWith("guides/") && tags.some((tag) => tag.endsWith("-mdx"))
    return isComponent && (chosen.length === 0 || chosen.includes(name)) ? [{ id, name }] : []
  })
}

// A story loads when it is in the viewport, so the viewport is higher than the longest page. A picture must not be.
const viewportHeight = 30_000
const pictureHeight = 12_000

// Only the stories and their names stay visible. A list of ten thousand items would be 500,000 pixels high.
const onlyStories = `[data-story] { max-block-size: 4000px; overflow: clip }
.sbdocs :is(p, table, pre, ul, ol, details, h2, nav, .docblock-argstable):not([data-story] *) { display: none }
.sbdocs-content { max-width: none !important } .sbdocs { padding: 8px !important }`

/**
 * Takes the pictures of one component in a new page.
 *
 * @param {import("playwright").Browser} browser @param {string} origin @param {{ id: string, name: string }} component
 */
const photograph = async (browser, origin, { id, name }) => {
  for (const look of looks) {
    const page = await browser.newPage({
      viewport: { width: look.width, height: viewportHeight },
      reducedMotion: "reduce"
    })
    await page.goto(`${origin}/index.json`)
    await page.evaluate(async () => {
      await navigator.serviceWorker.register("mockServiceWorker.js")
      await navigator.serviceWorker.ready
    })
    await page.goto(`${origin}/iframe.html?viewMode=docs&id=${id}${look.globals}`)
    await page.addStyleTag({ content: onlyStories })
    await page.locator("[data-story]").first().waitFor()
    const isComplete = await page
      .waitForFunction(
        () =>
          // A story with a modal dialog is in a frame of its own.
          [...document.querySelectorAll("[data-story]")].every((box) => {
            const frame = box.querySelector("iframe")
            const content = frame === null ? box : frame.contentDocument
            return (content?.querySelector("[data-portico-density]") ?? null) !== null
          }),
        undefined,
        { timeout: 30_000 }
      )
      .then(
        () => true,
        () => false
      )
    await page.waitForTimeout(1000)
    const height = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll("[data-story]")].map((box) => box.getBoundingClientRect().bottom))
    )
    const end = Math.ceil(height) + 16
    for (let y = 0, part = 1; y < end; y += pictureHeight, part++) {
      const path = join(pictures, `${name}-${look.name}${part === 1 ? "" : `-${part}`}.png`)
      const clip = { x: 0, y, width: look.width, height: Math.min(pictureHeight, end - y) }
      await page.screenshot({ path, clip })
    }
    await page.close()
    if (!isComplete) console.log(`${name} in ${look.name}: some stories were not rendered within 30 seconds.`)
    if (end > viewportHeight) console.log(`${name} in ${look.name}: the end of the page is not in the pictures.`)
  }
  console.log(name)
}

rmSync(pictures, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
const browser = await engine.launch(chromium())
try {
  const build = ["build", "--output-dir", folder, "--disable-telemetry", "--quiet"]
  const { status } = spawnSync(bin("storybook"), build, { cwd: root, stdio: "ignore", shell })
  if (status !== 0) throw new Error("`storybook build` failed.")
  const origin = await new Promise((resolve) => {
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      resolve(`http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`)
    })
  })
  const all = components()
  if (all.length === 0) throw new Error(`There is no component ${chosen.join(", ")}.`)
  for (const component of all) await photograph(browser, origin, component)
} finally {
  await browser.close()
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
