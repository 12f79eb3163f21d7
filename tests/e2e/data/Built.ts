/** A page for the tests of data components, built once in a run by the first file that needs it. */
import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { inject } from "vitest"
import { node, root } from "../../../scripts/root.mjs"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript"
}

/** Returns a handler that serves the built pages for a provider with any address. */
export const deskFor = async (provider: () => string): Promise<(request: Request) => Promise<Response>> => {
  const folder = await built()
  return async (request) => {
    const { pathname } = new URL(request.url)
    const path = extname(pathname) === "" ? "/index.html" : pathname
    const body = await readFile(join(folder, path), "utf8").catch(() => undefined)
    if (body === undefined) return new Response("", { status: 404 })
    const type = types[extname(path)] ?? "application/octet-stream"
    // As a web server does: names of assets contain a hash. A browser does not compile a cached script again.
    const caching = path.startsWith("/assets/") ? { "cache-control": "max-age=31536000, immutable" } : {}
    return new Response(body.replace("%PROVIDER%", provider()), {
      headers: { "content-type": `${type}; charset=utf-8`, ...caching }
    })
  }
}

const built = async (): Promise<string> => {
  const folder = inject("siteFolder")
  const desk = join(folder, "desk")
  const failed = join(folder, "desk.failed")
  const isFirst = await mkdir(join(folder, "desk.begun")).then(
    () => true,
    () => false
  )
  if (isFirst) await build(desk).catch((error: unknown) => writeFile(failed, String(error)))
  while (!existsSync(desk)) {
    if (existsSync(failed)) throw new Error(await readFile(failed, "utf8"))
    await sleep(50)
  }
  return desk
}

const build = async (desk: string): Promise<void> => {
  const vite = join(root, "node_modules/vite/bin/vite.js")
  const args = [vite, "build", "tests/e2e/data/desk", "--outDir", `${desk}.new`, "--emptyOutDir", "--base", "/"]
  await promisify(execFile)(node(), [...args, "--logLevel", "error"], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "production" }
  })
  await rename(`${desk}.new`, desk)
}
