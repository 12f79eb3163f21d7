import * as NodeServer from "@portico/provider/NodeServer"
import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Scope from "effect/Scope"
import { execFile } from "node:child_process"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { extname, join } from "node:path"
import { promisify } from "node:util"
import { type Browser, chromium as engine } from "playwright"
import { afterAll, beforeAll, expect, it } from "vitest"
import { chromium } from "../../scripts/chromium.mjs"
import { node, root } from "../../scripts/root.mjs"

const run = promisify(execFile)
const vite = join(root, "node_modules/vite/bin/vite.js")

const ada = { email: "ada@example.com", password: "analytical-engine" } as const

const types: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css"
}

const policyFor = (provider: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src ${provider}`,
    `frame-src ${provider}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'"
  ].join("; ")

let scope: Scope.Closeable
let folder: string
let site: string
let browser: Browser

beforeAll(async () => {
  scope = await Effect.runPromise(Scope.make())
  const listen = (handler: (request: Request) => Promise<Response>) =>
    Effect.runPromise(
      NodeServer.listen(handler, { port: 0, host: "127.0.0.1" }).pipe(Effect.provideService(Scope.Scope, scope))
    )
  folder = await mkdtemp(join(tmpdir(), "portico-csp-"))
  ;[browser] = await Promise.all([
    engine.launch(chromium()),
    run(node(), [vite, "build", "tests/e2e/csp", "--outDir", folder, "--emptyOutDir", "--base", "./"], {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production" }
    })
  ])
  let provider = ""
  const serve = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const path = pathname === "/" ? "index.html" : pathname.slice(1)
    const body = await readFile(join(folder, path), "utf8").catch(() => undefined)
    return body === undefined
      ? new Response("", { status: 404 })
      : new Response(body.replace("%PROVIDER%", provider), {
          headers: {
            "content-type": types[extname(path)] ?? "application/octet-stream",
            "content-security-policy": policyFor(provider)
          }
        })
  }
  site = (await listen(serve)).url
  const { dispose, handler } = Provider.make({
    seed: {
      clients: [{ clientId: "shop", origins: [site], redirectUris: [`${site}/`], allowLoopback: true }],
      members: [{ ...ada, profile: { firstName: "Ada" } }]
    }
  })
  await Effect.runPromise(Scope.addFinalizer(scope, Effect.promise(dispose)))
  provider = (await listen(handler)).url
})

afterAll(async () => {
  await browser?.close()
  await Effect.runPromise(Scope.close(scope, Exit.void))
  await rm(folder, { recursive: true, force: true })
})

it("all auth components work with a policy without inline scripts, inline styles or other origins", async () => {
  const page = await browser.newPage()
  const complaints: Array<string> = []
  page.on("pageerror", (error) => complaints.push(String(error)))
  page.on("console", (message) => {
    if (/Content Security Policy|TrustedHTML|Refused to/.test(message.text())) complaints.push(message.text())
  })
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ blockedURI, violatedDirective }) => {
      console.error(`Content Security Policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  await page.goto(`${site}/`)
  const form = page.getByRole("form", { name: "Sign in" })

  // The style sheet is loaded and hides what is visually hidden.
  await expect.poll(async () => [...complaints, await form.count()]).toEqual([1])
  await expect
    .poll(() => form.getByRole("button", { name: "Sign in" }).evaluate((it) => getComputedStyle(it).cursor))
    .toBe("pointer")
  await form.getByLabel("Email address").fill(ada.email)
  await form.getByLabel("Password", { exact: true }).fill("difference-engine")
  await form.getByRole("button", { name: "Sign in" }).click()
  await form.getByText("Wrong password").waitFor()
  await form.getByLabel("Password", { exact: true }).fill(ada.password)
  await form.getByRole("button", { name: "Sign in" }).click()
  await page.getByRole("button", { name: "Account menu: Ada" }).click()
  await page.getByRole("heading", { name: /password/i }).waitFor()
  await page.getByRole("heading", { name: /profile/i }).waitFor()

  expect(complaints).toEqual([])
  await page.close()
})
