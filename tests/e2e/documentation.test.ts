import { globSync, readFileSync } from "node:fs"
import type { Server } from "node:http"
import type { AddressInfo } from "node:net"
import { join } from "node:path"
import { type Browser, chromium as engine } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { build, out, serve } from "../../scripts/docs.mjs"
import { root } from "../../scripts/root.mjs"
import { packages } from "../../site/build/Modules.ts"
import { colorRules, violations } from "./accessibility.ts"

let server: Server
let origin: string
let browser: Browser

/** The HTML of each page, by its address. */
let pages: ReadonlyMap<string, string>

beforeAll(async () => {
  await build()
  server = await serve(0)
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  browser = await engine.launch(chromium())
  pages = new Map(
    globSync("**/index.html", { cwd: out }).map((path) => [
      `/${path.replace(/index\.html$/, "")}`,
      readFileSync(join(out, path), "utf8")
    ])
  )
}, 300_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
})

const idsIn = (html: string): ReadonlySet<string> =>
  new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id.replaceAll("&#39;", "'")))

describe("the documentation site", () => {
  it("has no dead links and anchors", () => {
    const ids = new Map([...pages].map(([address, html]) => [address, idsIn(html)]))
    const files = new Set(globSync("**/*.*", { cwd: out }).map((path) => `/${path}`))

    const dead = [...pages].flatMap(([address, html]) =>
      Array.from(html.matchAll(/<a [^>]*?href="([^"]+)"/g), ([, href = ""]) => href).flatMap((href) => {
        const { hash, origin: site, pathname } = new URL(href, `http://site${address}`)
        if (site !== "http://site") return []
        const known = ids.get(pathname)
        if (known === undefined) return files.has(decodeURIComponent(pathname)) ? [] : [`${address}: ${href}`]
        return hash === "" || known.has(decodeURIComponent(hash.slice(1))) ? [] : [`${address}: ${href}`]
      })
    )

    expect([...new Set(dead)]).toEqual([])
  })

  it("has an entry for each public name, whose anchor is the name", () => {
    const missing = packages().flatMap(({ modules }) =>
      modules.flatMap(({ path, slug, specifier }) => {
        const ids = idsIn(pages.get(`/${slug}/`) ?? "")
        return exportedNames(path).flatMap((name) => (ids.has(name) ? [] : [`${specifier} ${name}`]))
      })
    )

    expect(missing).toEqual([])
  })

  it("has a Markdown file for each page, which llms.txt lists and llms-full.txt contains", () => {
    const index = readFileSync(join(out, "llms.txt"), "utf8")
    const full = readFileSync(join(out, "llms-full.txt"), "utf8")
    const twins = [...pages.keys()].map((address) => (address === "/" ? "/index.md" : address.replace(/\/$/, ".md")))

    const texts = twins.map((twin) => readFileSync(join(out, twin), "utf8"))

    expect(twins.filter((twin) => !index.includes(`](${twin}): `))).toEqual([])
    expect(texts.filter((text) => !full.includes(text))).toEqual([])
    expect(twins.length).toBeGreaterThan(150)
  })

  it("shows the files of the examples in both", () => {
    const file = readFileSync(join(root, "examples/node/main.ts"), "utf8").trim()

    expect(readFileSync(join(out, "start/node.md"), "utf8")).toContain(file)
    expect(pages.get("/start/node/")).toContain("portico-example-node")
  })

  it("finds names and words without a network", async () => {
    const page = await browser.newPage()
    const requests: Array<string> = []
    page.on("request", (request) => requests.push(request.url()))
    await page.goto(origin)
    const find = async (words: string, address: string) => {
      await page.getByRole("dialog").getByRole("textbox").fill(words)
      await page.getByText(`results for ${words}`).waitFor()
      // The results are loaded one by one.
      await page.locator(`.pagefind-ui__result-link[href^="${address}"]`).first().waitFor()
    }

    await page.locator("button[data-open-modal]:enabled").waitFor()
    await page.keyboard.press("Control+k")
    await find("Query.ascending", "/api/client/data/query/#ascending")
    await find("sign in", "/guides/members/")
    await expect.poll(() => page.locator(".pagefind-ui__loading").count()).toBe(0)
    const problems = await violations(page)
    await page.close()

    expect(requests.filter((url) => !url.startsWith(origin))).toEqual([])
    expect(problems).toEqual([])
  })

  it("loads the search, and moves the focus there, in a browser that is never idle", async () => {
    const page = await browser.newPage()
    await page.addInitScript(() => {
      const request = window.requestIdleCallback
      window.requestIdleCallback = (callback, options) =>
        options?.timeout === undefined ? 0 : request.call(window, callback, options)
    })
    await page.goto(origin)
    await page.locator("button[data-open-modal]:enabled").waitFor()

    await page.keyboard.press("Control+k")
    await page.getByRole("dialog").getByRole("textbox", { name: "Search" }).waitFor()
    await page.keyboard.type("ascending")
    const count = await page.getByText("results for ascending").textContent()
    await page.close()

    expect(count).toMatch(/^[1-9]\d* results for ascending/)
  })

  it("has a link to the content of a page for the keyboard", async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}/guides/data/`)

    await page.keyboard.press("Tab")
    const link = await page.locator(":focus").textContent()
    await page.keyboard.press("Enter")
    const target = await page.locator(":target").textContent()
    await page.close()

    expect({ link: link?.trim(), target: target?.trim() }).toEqual({
      link: "Skip to content",
      target: "Reading and writing collections"
    })
  })

  it.each([
    "/",
    "/start/vite-react/",
    "/guides/tracing/",
    "/reference/errors/",
    "/api/client/",
    "/api/client/data/query/",
    "/404.html"
  ])("%s is accessible in light and dark, and fits 320 px", async (address) => {
    const page = await browser.newPage({ colorScheme: "light", viewport: { width: 1280, height: 900 } })
    await page.goto(origin + address)
    const light = await violations(page)
    await page.emulateMedia({ colorScheme: "dark" })
    await page.locator("html[data-theme=dark]").waitFor()
    const dark = await violations(page, colorRules)
    await page.setViewportSize({ width: 320, height: 640 })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    await page.close()

    expect({ light, dark, overflow }).toEqual({ light: [], dark: [], overflow: 0 })
  })
})

/** Returns the names that the source of a module exports, without its declarations, which the reference reads. */
const exportedNames = (declarations: string): ReadonlyArray<string> => {
  const source =
    globSync(declarations.replace("/dist/", "/src/").replace(/\.d\.ts$/, ".{ts,tsx}"), { cwd: root })[0] ?? ""
  const text = readFileSync(join(root, source), "utf8").replaceAll(/\/\*[^]*?\*\//g, "")
  const declared = text.matchAll(
    /^export (?:declare )?(?:abstract )?(?:const|function|class|interface|type|\* as) (\w+)/gm
  )
  const listed = text.matchAll(/^export (?:type )?\{([^}]+)\}/gm)
  return [
    ...Array.from(declared, ([, name = ""]) => name),
    ...Array.from(listed).flatMap(([, names = ""]) =>
      names
        .split(",")
        .map((name) =>
          name
            .trim()
            .replace(/^type /, "")
            .replace(/^.* as /, "")
        )
        .filter((name) => name !== "")
    )
  ]
}
