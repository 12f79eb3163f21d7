// @ts-check
// Builds a Next.js application with the packed packages. Its page is a server component that renders parts of the kit.
// Then it starts the application, and submits the form of the guide "Forms" to its server action without JavaScript.
import { spawn } from "node:child_process"
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { finishDist } from "./dist.mjs"
import { pack, pinned, run, tarballs } from "./pack.mjs"
import { pnpm, root } from "./root.mjs"

const next = "16.4.6"

/** The patterns that the HTML of the page matches. */
const expected = [
  /<form[^>]* class="own-form"/,
  /<h1[^>]*>Come in<\/h1>/,
  /<input[^>]* autoComplete="current-password"/,
  /<button[^>]* class="own-button"[^>]*>Continue<\/button>/,
  /<form[^>]* class="portico-form[" ]/,
  /<label class="portico-label"[^>]*>Newsletter<\/label>/,
  /<span[^>]* class="portico-badge"[^>]*>.*Building/,
  /<b[^>]* data-own="badge"[^>]*>.*Ready/,
  /<section[^>]* class="own-item"/
]

/** The page of the form in the guide "Forms". Its two files are copied from the guide. */
const newsletter = `
import { subscribe } from "./subscribe.ts"
import { Subscription } from "./Subscription.tsx"

export default function Page() {
  return <Subscription subscribe={subscribe} />
}
`

const project = mkdtempSync(join(tmpdir(), "portico-next-"))

/** @param {string} path @param {unknown} value */
const write = (path, value) => writeFileSync(join(project, path), JSON.stringify(value))

const build = async () => {
  cpSync(join(root, "tests/packages/next"), project, { recursive: true })
  for (const file of ["Subscription.tsx", "subscribe.ts"])
    cpSync(join(root, "stories/guides/examples/forms", file), join(project, "app/newsletter", file))
  writeFileSync(join(project, "app/newsletter/page.tsx"), newsletter)
  const versions = Object.fromEntries(["effect", "react", "react-dom"].map((name) => [name, pinned(name)]))
  const types = Object.fromEntries(["@types/react", "@types/node"].map((name) => [name, pinned(name)]))
  const used = Object.fromEntries(["client", "react"].map((name) => [`@portico/${name}`, tarballs[`@portico/${name}`]]))
  write("package.json", {
    private: true,
    type: "module",
    dependencies: { ...used, ...versions, next },
    devDependencies: { ...types, typescript: "5.9.3" }
  })
  write("pnpm-workspace.yaml", { packages: ["."], overrides: tarballs, updateNotifier: false })
  const modules = { module: "esnext", moduleResolution: "bundler", allowImportingTsExtensions: true, noEmit: true }
  write("tsconfig.json", {
    compilerOptions: { ...modules, strict: true, skipLibCheck: true, jsx: "react-jsx", types: ["node"] },
    include: ["next-env.d.ts", "app"]
  })
  const install = ["--yes", pnpm, "install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"]
  await run("npx", install, project)
  await run(join(project, "node_modules/.bin/next"), ["build"], project)
  const html = readFileSync(join(project, ".next/server/app/index.html"), "utf8")
  const missing = expected.filter((part) => !part.test(html))
  if (missing.length > 0) throw new Error(`The page lacks ${missing.join(" and ")}.\n${html}`)
}

/**
 * Returns a port that is free.
 *
 * @returns {Promise<number>}
 */
const freePort = () =>
  new Promise((resolve, reject) => {
    const server = createServer().once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      server.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0))
    })
  })

/**
 * Starts the built application, runs a function with its address, and stops it.
 *
 * @param {(origin: string) => Promise<void>} use
 */
const withServer = async (use) => {
  const port = await freePort()
  const next = join(project, "node_modules/next/dist/bin/next")
  const server = spawn(process.execPath, [next, "start", "-H", "127.0.0.1", "-p", String(port)], { cwd: project })
  try {
    await /** @type {Promise<void>} */ (
      new Promise((resolve, reject) => {
        let output = ""
        const read = (/** @type {unknown} */ chunk) => {
          output += String(chunk)
          if (/Ready in/.test(output)) resolve()
        }
        server.stdout.on("data", read)
        server.stderr.on("data", read)
        server.once("error", reject).once("exit", () => reject(new Error(`next start ended.\n${output}`)))
      })
    )
    await use(`http://127.0.0.1:${port}`)
  } finally {
    server.removeAllListeners("exit")
    server.kill()
  }
}

/**
 * Submits the form of a page as a browser without JavaScript: with its hidden inputs, which name the action.
 *
 * @param {string} origin @param {string} html @param {Record<string, string>} entries
 */
const submit = async (origin, html, entries) => {
  const form = /<form[^]*?<\/form>/.exec(html)?.[0] ?? ""
  const body = new FormData()
  for (const [input] of form.matchAll(/<input[^>]* type="hidden"[^>]*>|<input type="hidden"[^>]*>/g)) {
    const valueOf = (/** @type {string} */ name) => new RegExp(` ${name}="([^"]*)"`).exec(input)?.[1] ?? ""
    body.set(valueOf("name"), valueOf("value").replaceAll("&quot;", '"').replaceAll("&amp;", "&"))
  }
  for (const [name, value] of Object.entries(entries)) body.set(name, value)
  const response = await fetch(`${origin}/newsletter`, { method: "POST", body, headers: { origin } })
  if (!response.ok) throw new Error(`The action responded with ${response.status}.\n${await response.text()}`)
  return response.text()
}

/** @param {string} html @param {ReadonlyArray<RegExp>} parts */
const expectIn = (html, parts) => {
  const missing = parts.filter((part) => !part.test(html))
  if (missing.length > 0) throw new Error(`The page lacks ${missing.join(" and ")}.\n${html}`)
}

/** @param {string} origin */
const checkAction = async (origin) => {
  const page = await (await fetch(`${origin}/newsletter`)).text()
  const refused = await submit(origin, page, { email: "ada@example.org", topic: "poems" })
  expectIn(refused, [
    />Use your work address\.<\/p>/,
    /<input[^>]* aria-invalid="true"[^>]* value="ada@example\.org"/,
    /<option value="poems" selected="">/
  ])
  const accepted = await submit(origin, refused, { email: "ada@example.com", topic: "poems" })
  if (/aria-invalid/.test(accepted)) throw new Error(`The action refused a valid address.\n${accepted}`)
}

process.env["NEXT_TELEMETRY_DISABLED"] = "1"
try {
  finishDist()
  await pack()
  await build()
  await withServer(checkAction)
  console.log(
    `A server component of Next.js ${next} renders components and parts of the kit, and a server action receives a form.`
  )
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  rmSync(project, { recursive: true, force: true })
}
