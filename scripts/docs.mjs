// @ts-check
// Implements `npm run docs`: builds the documentation site into `site/dist` and serves it. `npm run docs -- --build` only
// builds it.
import { spawn } from "node:child_process"
import { existsSync, readFileSync, statSync } from "node:fs"
import { createServer } from "node:http"
import { extname, join } from "node:path"
import { pathToFileURL } from "node:url"
import { node, root, shell } from "./root.mjs"

const site = join(root, "site")

/** The folder of the built site. */
export const out = join(site, "dist")

/**
 * @param {string} command @param {ReadonlyArray<string>} args @param {string} cwd
 * @returns {Promise<void>}
 */
const run = (command, args, cwd) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: environment(), shell, stdio: ["ignore", "pipe", "pipe"] })
    let output = ""
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)))
    child.once("error", reject).once("close", (status) => {
      if (status === 0) resolve()
      else reject(new Error(`${args.join(" ")}\n${output}`))
    })
  })

// Starlight has no search in development, and Vitest sets these variables, which Astro takes for its own.
const environment = () => {
  const { BASE_URL: _, DEV: __, MODE: ___, PROD: ____, SSR: _____, ...env } = process.env
  return { ...env, ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" }
}

/** Builds the site. Rejects with the output of the step that failed. */
export const build = async () => {
  await run(node(), [join(root, "scripts/tsc.mjs"), "-b", ...packages], root)
  await run(node(), [join(site, "build/stage.ts")], root)
  // Pages that were rendered with another configuration are not reused.
  await run(node(), [join(site, "node_modules/astro/bin/astro.mjs"), "build", "--force"], site)
}

// The reference is built from the declarations of the packages.
const packages = ["contract", "client", "provider", "testing", "server", "react"].map((name) =>
  join(root, "packages", name)
)

const types = /** @type {Readonly<Record<string, string>>} */ ({
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".md": "text/markdown; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm"
})

/**
 * Serves the built site on a port of this machine. The port 0 selects a free one.
 *
 * @param {number} port @param {string} [folder]
 * @returns {Promise<import("node:http").Server>}
 */
export const serve = (port, folder = out) =>
  new Promise((resolve, reject) => {
    const server = createServer((request, response) => respond(folder, request, response)).once("error", reject)
    server.listen(port, "127.0.0.1", () => resolve(server))
  })

/**
 * @param {string} folder
 * @param {import("node:http").IncomingMessage} request @param {import("node:http").ServerResponse} response
 */
const respond = (folder, request, response) => {
  const file = fileAt(folder, request.url ?? "/")
  const found = file ?? join(folder, "404.html")
  const type = types[extname(found)] ?? "application/octet-stream"
  response.writeHead(file === undefined ? 404 : 200, { "Content-Type": type }).end(readFileSync(found))
}

/** @param {string} folder @param {string} address */
const fileAt = (folder, address) => {
  const pathname = pathOf(address)
  if (pathname === undefined) return undefined
  const path = join(folder, pathname)
  if (!path.startsWith(join(folder, "/")) || !existsSync(path)) return undefined
  if (statSync(path).isFile()) return path
  const index = join(path, "index.html")
  return existsSync(index) ? index : undefined
}

/** Returns the path of an address, or undefined if the address is invalid. @param {string} address */
const pathOf = (address) => {
  try {
    return decodeURIComponent(new URL(address, "http://localhost").pathname)
  } catch {
    return undefined
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await build()
  console.log(`The site is in ${out}.`)
  if (!process.argv.includes("--build")) {
    const port = Number(process.env["PORT"] ?? 4321)
    await serve(port)
    console.log(`http://localhost:${port}`)
  }
}
