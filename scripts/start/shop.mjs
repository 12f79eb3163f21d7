// @ts-check
// The example shop of `npm start`: built and served, or with Vite's development server.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { node, root } from "../root.mjs"
import { isListening, portInUse } from "../ports.mjs"
import { launch, runToEnd, stop, within } from "./programs.mjs"

const folder = join(root, "packages/storefront")
const vite = "node_modules/vite/bin/vite.js"

/**
 * Builds the shop for a provider, unless its sources are those of the last build. Each port of a provider has a folder of
 * its own, because a running `npm start` must keep the files that it serves.
 *
 * @param {string} provider
 * @returns {Promise<string>} the folder of the built shop
 */
export const build = async (provider) => {
  const site = join(root, `.portico/site-${new URL(provider).port}`)
  // The state of the sources of the last build.
  const stamp = `${site}.stamp`
  const state = stateFor(provider)
  if (existsSync(join(site, "index.html")) && existsSync(stamp) && readFileSync(stamp, "utf8") === state) return site
  rmSync(stamp, { force: true })
  const code = await runToEnd(node(), [vite, "build", "--outDir", site, "--emptyOutDir", "--sourcemap", "false"], {
    name: "build",
    cwd: folder,
    env: { NODE_ENV: "production", VITE_PORTICO_HOST: provider }
  })
  if (code !== 0) {
    console.error("\nThe shop could not be built. See .portico/logs/build.log for the reason.")
    await stop(1)
  }
  writeFileSync(stamp, state)
  return site
}

/** @param {string} provider */
const stateFor = (provider) => {
  const hash = createHash("sha256").update(`${provider} ${process.env.VITE_PORTICO_CAPTCHA ?? ""}`)
  const files = ["client", "contract", "provider", "react", "storefront"].flatMap((name) => {
    const within = join(root, "packages", name)
    return readdirSync(within)
      .filter((entry) => !["dist", "node_modules"].includes(entry))
      .flatMap((entry) => filesOf(join(within, entry)))
  })
  for (const path of [join(root, "pnpm-lock.yaml"), ...files]) {
    if (!existsSync(path)) continue
    const { mtimeMs, size } = statSync(path)
    hash.update(`\n${path} ${mtimeMs} ${size}`)
  }
  return hash.digest("hex")
}

/** @param {string} path @returns {ReadonlyArray<string>} */
const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((name) => join(path, String(name))) : [path]

/**
 * Serves the built shop. Each address without a file and without an extension is a page of the shop.
 *
 * @param {string} site @param {number} port @param {string} host
 * @returns {Promise<string>} the address of the shop
 */
export const serve = async (site, port, host) => {
  const { default: sirv } = await import("sirv")
  const respond = sirv(site, {
    etag: true,
    single: true,
    ignores: [/^\/assets\//],
    setHeaders: (response, path) => {
      // The name of an asset contains a hash of its content.
      const isFixed = path.startsWith("/assets/")
      response.setHeader("Cache-Control", isFixed ? "max-age=31536000, immutable" : "no-cache")
    }
  })
  const server = createServer((request, response) =>
    respond(request, response, () => void response.writeHead(404).end())
  )
  // The port was free before the build. Another process may use it since.
  await new Promise((resolve) => {
    server
      .once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
        console.error(`\n${error.code === "EADDRINUSE" ? portInUse(port, "PORT", "the shop") : error.message}`)
        void stop(1)
      })
      .listen(port, host, () => resolve(undefined))
  })
  return `http://${host}:${port}/`
}

/**
 * Starts Vite's development server.
 *
 * @param {string} provider @param {number} port @param {string} host
 * @returns {Promise<string>} the address of the shop
 */
export const develop = (provider, port, host) => {
  const { log } = launch("shop", [vite, "--port", String(port), "--strictPort", "--host", host], {
    cwd: folder,
    env: { VITE_PORTICO_HOST: provider }
  })
  const isThere = async () => {
    while (!(await isListening(port, host))) await sleep(50)
    return `http://${host}:${port}/`
  }
  return within("shop", log, isThere())
}
