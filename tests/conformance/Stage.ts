/**
 * A site in Chromium whose pages contain the published client, on a network where all other hosts are the provider.
 */
import { type Browser, type BrowserContext, type Page, type Request, type Route } from "playwright"
import { clientId, type Network, publishedHosts } from "./Network.ts"
import type { Auth, Client } from "./Published.ts"

export const site = "https://shop.example"

/** The origin of the provider's pages for browsers. It shares a registrable domain with the site, as in production. */
export const pages = "https://members.shop.example"

interface Sessions {
  readonly isSessionSynced: () => boolean
  readonly syncToWixPages: (options?: { readonly force?: boolean }) => Promise<void>
}

type PageClient = Pick<Client, "authentication" | "recovery"> & {
  readonly auth: Auth & { readonly sessions: Sessions }
  readonly enableContext: (type: "global") => void
}

/** The globals of the site's page. */
export interface Window extends Omit<PageClient, "enableContext"> {
  readonly published: (options: object) => PageClient
}

export interface Stage {
  readonly page: Page
  /** Returns error messages of pages, and requests that a browser would have blocked. */
  readonly complaints: () => ReadonlyArray<string>
  /** Opens a page of the site and creates a client on it. */
  readonly visit: (path?: string) => Promise<void>
  /** Creates a client on the current page of the site. */
  readonly greet: () => Promise<void>
  readonly close: () => Promise<void>
}

/** Opens a separate window on the site. */
export const openStage = async (browser: Browser, network: Network, script: string): Promise<Stage> => {
  const context = await browser.newContext()
  const complaints: Array<string> = []
  await context.route(/^https:/, (route) => lead(route, network, script, complaints))
  const page = await complaining(context, complaints)
  const greet = async () => {
    await page.evaluate((clientId) => {
      const window = globalThis as unknown as Window
      const client = window.published({ clientId })
      client.enableContext("global")
      const { auth, authentication, recovery } = client
      Object.assign(window, { auth, authentication, recovery })
    }, clientId)
  }
  const visit = async (path = "/") => {
    await page.goto(site + path)
    await greet()
  }
  await visit()
  return { page, complaints: () => complaints, visit, greet, close: () => context.close() }
}

const complaining = async (context: BrowserContext, complaints: Array<string>): Promise<Page> => {
  const page = await context.newPage()
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (line) => line.type() === "error" && complaints.push(line.text()))
  return page
}

// All hosts except the site's are the provider's: its API, its edge and its pages.
const lead = async (route: Route, network: Network, script: string, complaints: Array<string>): Promise<void> => {
  const request = route.request()
  const { host, origin, pathname, search } = new URL(request.url())
  if (origin === site) {
    const isScript = pathname === "/client.js"
    const body = isScript ? script : "<!doctype html><title>Shop</title><script src=/client.js></script>"
    return route.fulfill({ body, contentType: isScript ? "text/javascript" : "text/html" })
  }
  if (origin !== pages && !publishedHosts.includes(host)) return route.abort()
  const url = network.url + pathname + search
  const response = await route.fetch({ url, maxRedirects: 0 })
  if (origin !== pages) {
    // Playwright responds to preflights and lets pages read routed responses, so the browser's checks run here.
    const { "access-control-allow-origin": allowed } = response.headers()
    complaints.push(...(await refusedHeaders(request, url)))
    if (allowed !== "*" && allowed !== site) complaints.push(`${pathname} may not be read by ${site}.`)
  }
  const { location, ...headers } = response.headers()
  if (location === undefined) return route.fulfill({ response })
  // Playwright does not route the target of a redirect, so the page navigates there itself.
  const body = `<!doctype html><script>location.replace(${JSON.stringify(location)})</script>`
  return route.fulfill({ body, contentType: "text/html", headers: { "set-cookie": headers["set-cookie"] ?? "" } })
}

/** Sends a preflight to the provider, as a browser does before a request with other than simple headers. */
const refusedHeaders = async (request: Request, url: string): Promise<ReadonlyArray<string>> => {
  const asked = Object.entries(request.headers())
    .filter(([name, value]) => !plain.test(name) && !(name === "content-type" && /^text\/plain\b/.test(value)))
    .map(([name]) => name)
  const answer = await request
    .frame()
    .page()
    .request.fetch(url, {
      method: "OPTIONS",
      headers: {
        origin: site,
        "access-control-request-method": request.method(),
        "access-control-request-headers": asked.join(", ")
      }
    })
  const { "access-control-allow-headers": headers = "", "access-control-allow-methods": methods = "" } =
    answer.headers()
  const allowed = headers.split(",").map((name) => name.trim())
  return [
    ...asked.filter((name) => !allowed.includes(name)).map((name) => `${name} may not be sent to ${url}.`),
    ...(methods.includes(request.method()) ? [] : [`${request.method()} may not be sent to ${url}.`])
  ]
}

const plain = /^(accept|accept-language|content-language|origin|referer|user-agent|sec-.+|host|connection)$/
