import { spawn } from "node:child_process"
import { createReadStream, existsSync, globSync, readFileSync, statSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { type Browser, type BrowserContext, chromium as engine, type Page as BrowserPage } from "playwright"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { bin, root, shell } from "../../scripts/root.mjs"
import { shownIn } from "../../.storybook/docs/Showcase.ts"
import { notShown } from "./shownStories.ts"

/** An entry of Storybook's `index.json`. */
interface Entry {
  readonly id: string
  readonly title: string
  readonly type: "docs" | "story"
  readonly tags?: ReadonlyArray<string>
}

/** A documentation page, and the stories that it must show. */
interface Page extends Entry {
  readonly shows: ReadonlyArray<string>
}

// The usual place of a project's pages: below the path of its repository.
const base = "/some/shop/storybook/"

/** The content that each story must show, by its id. */
const shown = new Map(
  globSync("stories/**/*.showcase.stories.tsx", { cwd: root }).flatMap((path) => [...shownIn(path)])
)

let folder: string
let server: Server
let origin: string
let browser: Browser
/** A visitor who opens Storybook several times, so that its code is loaded and compiled once. */
let visitor: BrowserContext
let entries: ReadonlyArray<Entry>

const build = (output: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const child = spawn(bin("storybook"), ["build", "--output-dir", output, "--disable-telemetry", "--quiet"], {
      cwd: root,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, VITEST: "", NODE_ENV: "production" },
      shell
    })
    const said: Array<string> = []
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)))
    child.once("exit", (code) => (code === 0 ? resolve() : reject(new Error(said.join("")))))
  })

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".json": "application/json",
  ".svg": "image/svg+xml"
}

const serve = (files: string): Promise<Server> =>
  new Promise((resolve) => {
    const answering = createServer((request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost")
      const path = join(files, pathname.slice(base.length) || "index.html")
      if (!pathname.startsWith(base) || !existsSync(path) || !statSync(path).isFile()) {
        response.writeHead(404).end()
        return
      }
      // As a web server does: names of assets contain a hash. A browser does not compile a cached script again.
      const caching = pathname.startsWith(`${base}assets/`) ? { "cache-control": "max-age=31536000, immutable" } : {}
      response.writeHead(200, { "content-type": types[extname(path)] ?? "application/octet-stream", ...caching })
      createReadStream(path).pipe(response)
    }).listen(0, "127.0.0.1", () => resolve(answering))
  })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "portico-storybook-"))
  ;[, browser] = await Promise.all([build(folder), engine.launch(chromium())])
  visitor = await browser.newContext()
  server = await serve(folder)
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("no port")
  origin = `http://localhost:${address.port}`
  const index: { readonly entries: Readonly<Record<string, Entry>> } = JSON.parse(
    readFileSync(join(folder, "index.json"), "utf8")
  )
  entries = Object.values(index.entries)
}, 240_000)

afterAll(async () => {
  await browser?.close()
  server?.close()
  await rm(folder, { recursive: true, force: true })
})

const isDocs = ({ type }: Entry): boolean => type === "docs"
// A page with its own MDX file, not only listed by Storybook.
const isWritten = (entry: Entry): boolean => isDocs(entry) && entry.tags?.some((tag) => tag.endsWith("-mdx")) === true

// The page of a component shows all stories with its title. A guide shows the stories that it chooses.
const shownOn = (page: Entry): ReadonlyArray<string> =>
  page.title.startsWith("guides/")
    ? []
    : entries.flatMap((entry) => (isDocs(entry) || entry.title !== page.title ? [] : [entry.id]))

/** Returns the pages to open: all MDX pages, and the listed pages of other titles. */
const pagesToOpen = (): ReadonlyArray<Page> => {
  const written = entries.filter(isWritten)
  const titles = new Set(written.map(({ title }) => title))
  const listed = entries.filter((entry) => isDocs(entry) && !isWritten(entry) && !titles.has(entry.title))
  return [...written, ...listed].map((page) => ({ ...page, shows: shownOn(page) }))
}

// The page of a component renders a story when it is near the visible area, a guide in a box of its own. All boxes must
// be rendered: Storybook reloads a page that is left before.
const notRendered = (ids: ReadonlyArray<string>): ReadonlyArray<string> => {
  const isRendered = (box: Element) => {
    const frame = box.querySelector<HTMLIFrameElement>(":scope > .guide-frame")
    const content = frame === null ? box : frame.contentDocument?.querySelector("#storybook-root")
    return content?.querySelector("[data-portico-density]") != null
  }
  const boxes = Array.from(document.querySelectorAll("[id^='story--'][id$='-inner']"))
  const stories = Array.from(document.querySelectorAll("[data-story]"))
  const waiting = stories.filter((story) => !isRendered(story))
  // A story in a frame loads a whole document. The next stories come into view and load at the same time.
  const next = waiting.find((story) => story.childElementCount === 0) ?? waiting[0]
  next?.scrollIntoView({ block: "center" })
  return [
    ...ids.filter((id) => !stories.some((story) => story.getAttribute("data-story") === id)),
    ...waiting.map((story) => story.getAttribute("data-story") ?? ""),
    ...boxes.filter((box) => !isRendered(box)).map((box) => box.id)
  ]
}

// The sidebar emits the same event, and the page responds once it is rendered.
const show = (id: string): string => `new Promise((resolve) => {
  const channel = __STORYBOOK_ADDONS_CHANNEL__
  const drawn = (id) => {
    if (id !== ${JSON.stringify(id)}) return
    channel.off("docsRendered", drawn)
    resolve()
  }
  channel.on("docsRendered", drawn)
  channel.emit("setCurrentStory", { storyId: ${JSON.stringify(id)}, viewMode: "docs" })
})`

// Collects the text, place and style of the first two headings in each frame, from the first frame with a heading.
const recordHeadings = `(() => {
  const places = new Set()
  globalThis.headingPlaces = []
  const record = () => {
    const headings = [...document.querySelectorAll("#storybook-docs :is(h1, h3)")].slice(0, 2)
    const place = headings.map((heading) => {
      const { height, width, x, y } = heading.getBoundingClientRect()
      const { color, fontFamily, fontSize, fontWeight } = getComputedStyle(heading)
      return [heading.innerText, x, y, width, height, color, fontFamily, fontSize, fontWeight].join(" ")
    })
    if (places.size > 0 || headings.length > 0) places.add(place.join(", "))
    globalThis.headingPlaces = [...places]
    requestAnimationFrame(record)
  }
  requestAnimationFrame(record)
})()`

/** Returns what the stories of a page do not show. A long list shows only the items in the visible area. */
const missing = async (page: BrowserPage, stories: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const all = await notShown(page, new Map(stories.map((id) => [id, shown.get(id) ?? []])))
  const [first] = all
  if (first !== undefined) {
    const story = page.locator(`[data-story="${first.slice(0, first.indexOf(": "))}"]`)
    await story.evaluate((element) => element.scrollIntoView({ block: "start" }))
  }
  return all
}

// A page with many stories takes long on a busy machine, so the time limit depends on their number.
const slow = (stories: number) => ({ interval: 200, timeout: Math.max(30_000, stories * 7500) })

/** Opens documentation pages in sequence, like a user who clicks through them, and returns their problems. */
const read = async (docs: ReadonlyArray<Page>): Promise<ReadonlyArray<string>> => {
  const context = await browser.newContext()
  const page = await context.newPage()
  const complaints: Array<string> = []
  let now = ""
  page.on("pageerror", (error) => complaints.push(`${now} threw: ${error.message}`))
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (now !== "" && request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      complaints.push(`${now} leads away to ${url.href}`)
    }
    if (url.origin !== origin && !["data:", "blob:", "about:"].includes(url.protocol)) {
      complaints.push(`${now} asks ${url.origin}`)
    }
  })
  // The page reloads when it registers the worker, so it is registered before.
  await page.goto(`${origin}${base}index.json`)
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("mockServiceWorker.js")
    await navigator.serviceWorker.ready
  })
  await page.goto(`${origin}${base}iframe.html?viewMode=docs&id=${docs[0]?.id}`)
  await page.waitForFunction(() => "__STORYBOOK_ADDONS_CHANNEL__" in globalThis)
  // No event reports the first render: it may happen before the listener is added.
  await page.locator("#storybook-docs .sbdocs h1").first().waitFor()
  await docs.reduce(async (before, { id, shows, title }, place) => {
    await before
    now = title
    if (place > 0) await page.evaluate(show(id))
    const left = () => page.evaluate(notRendered, shows)
    await expect
      .poll(left, slow(shows.length))
      .toEqual([])
      .catch(async () => {
        complaints.push(`${title} does not show ${(await left()).join(", ")}`)
      })
    await expect
      .poll(() => missing(page, shows), slow(shows.length))
      .toEqual([])
      .catch(async () => {
        complaints.push(...(await missing(page, shows)).map((one) => `${title} does not show ${one}`))
      })
    const focused = await page.evaluate(() =>
      document.activeElement === document.body ? "" : (document.activeElement?.outerHTML ?? "")
    )
    if (focused !== "") complaints.push(`${title} has moved the focus to ${focused.slice(0, 200)}`)
    const broken = await page.locator(".sb-errordisplay:visible, [data-story] + pre").allInnerTexts()
    complaints.push(...broken.map((text) => `${title}: ${text}`))
  }, Promise.resolve())
  await context.close()
  return complaints
}

describe("the built documentation below a path", () => {
  it("lists all stories of components on a page", () => {
    const titles = new Set(entries.filter(isDocs).map(({ title }) => title))
    const stories = entries.filter((entry) => !isDocs(entry) && !entry.title.startsWith("guides/"))

    expect(stories.length).toBeGreaterThan(300)
    expect(stories.filter(({ title }) => !titles.has(title)).map(({ id }) => id)).toEqual([])
  })

  it(
    "has a page for each component that shows the named state of each story, without moving the focus",
    { timeout: 480_000 },
    async () => {
      const pages = pagesToOpen()

      const complaints = await Promise.all(
        [0, 1].map((reader) => read(pages.filter((_, place) => place % 2 === reader)))
      )

      expect(pages.filter(({ shows }) => shows.length > 3).length).toBeGreaterThan(35)
      expect(complaints.flat()).toEqual([])
    }
  )

  it("renders a story that came into view before the first report of its position", async () => {
    const page = await browser.newPage()
    // A busy browser reports "not in view" and "in view" in one call.
    await page.addInitScript(() => {
      const Observer = IntersectionObserver
      globalThis.IntersectionObserver = class extends Observer {
        constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
          super((changes, observer) => {
            const before = changes.map(({ target }) => ({ target, isIntersecting: false }) as IntersectionObserverEntry)
            callback([...before, ...changes], observer)
          }, options)
        }
      }
    })
    await page.goto(`${origin}${base}iframe.html?viewMode=docs&id=account-guards--docs`)
    const rendered = page.locator("[data-story] [data-portico-density]")

    await expect.poll(() => rendered.count()).toBeGreaterThan(0)
    await page.close()
  })

  it("shows the headings of a page before its code is loaded", async () => {
    const page = await browser.newPage()
    await page.route("**/assets/*.js", (route) => route.abort())
    await page.goto(`${origin}${base}iframe.html?viewMode=docs&id=sign-in-signinform--docs`)

    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("SignInForm")
    expect(await page.getByRole("heading", { level: 3 }).innerText()).toContain("login")
    await page.goto(`${origin}${base}iframe.html?viewMode=story&id=sign-in-signinform--default`)
    expect(await page.getByRole("heading").count()).toBe(0)
    await page.close()
  })

  it.each([1280, 900, 320])("never hides or moves the headings while a page of %i px loads", async (width) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } })
    // A font that loads later moves the text too.
    await page.route("**/*.woff2", (route) => route.abort())
    await page.addInitScript(recordHeadings)
    await page.goto(`${origin}${base}iframe.html?viewMode=docs&id=charts-aggregatechart--docs`)
    await page.locator(".sbdocs [data-story]").first().waitFor()

    const places: ReadonlyArray<string> = await page.evaluate("headingPlaces")
    expect(places[0]).toContain("AggregateChart")
    expect(places).toEqual([places[0]])
    await page.close()
  })

  it.each([
    ["login", "SignInForm"],
    ["grid", "CollectionTable"],
    ["upload", "ImportWizard"],
    ["snackbar", "Toasts"],
    ["protected route", "Guards"]
  ])("finds a component by the word %s in the search", async (word, component) => {
    const page = await visitor.newPage()
    await page.goto(`${origin}${base}`)
    await page.locator("#storybook-explorer-searchfield").fill(word)
    const results = page.getByRole("option")

    await expect.poll(() => results.allInnerTexts()).toContainEqual(expect.stringContaining(component))
    // Storybook opens its first page when it has loaded. Until then, it would replace a page that is opened from the search.
    const title = page.frameLocator("#storybook-preview-iframe").getByRole("heading", { level: 1 })
    await title.first().waitFor()
    await results.filter({ hasText: component }).filter({ hasText: "Docs /" }).first().click()
    await expect.poll(() => title.first().innerText()).toBe(component)
    await page.close()
  })

  it("opens with the first guide", async () => {
    const page = await browser.newPage()
    await page.goto(`${origin}${base}`)
    const guide = page.frameLocator("#storybook-preview-iframe")

    await expect.poll(() => guide.locator("h1").first().textContent()).toMatch(/\w/)
    await page.close()
  })
})
