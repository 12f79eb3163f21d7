import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { extname, join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { promisify } from "node:util"
import { inject } from "vitest"
import { node, root } from "../../scripts/root.mjs"

/** The provider's address and the captcha in the build. The server replaces them by the real ones. */
const placeholder = "http://provider.to-be.test"
const captchaPlaceholder = "captcha-to-be"

const types: Readonly<Record<string, string>> = {
  ".css": "text/css",
  ".html": "text/html",
  ".js": "text/javascript",
  ".svg": "image/svg+xml"
}

/**
 * Returns a handler that serves the built storefront for a provider with any address, by default without a captcha. The first caller builds it for
 * the whole run.
 */
export const siteFor = async (
  provider: () => string,
  captcha = ""
): Promise<(request: Request) => Promise<Response>> => {
  const folder = await built()
  const answers = new Map<string, Promise<Response>>()
  const read = async (path: string): Promise<Response> => {
    const file = await readFile(join(folder, path))
    const type = types[extname(path)] ?? "application/octet-stream"
    const isScript = type === "text/javascript"
    const body = isScript
      ? file.toString().replaceAll(placeholder, provider()).replaceAll(captchaPlaceholder, captcha)
      : file
    // As a web server does: names of assets contain a hash. A browser does not compile a cached script again.
    const caching = path.startsWith("/assets/") ? { "cache-control": "max-age=31536000, immutable" } : {}
    return new Response(body, { headers: { "content-type": `${type}; charset=utf-8`, ...caching } })
  }
  return async (request) => {
    const { pathname } = new URL(request.url)
    const path = extname(pathname) === "" ? "/index.html" : pathname
    if (!answers.has(path)) answers.set(path, read(path))
    return (await answers.get(path)!.catch(() => new Response("", { status: 404 }))).clone()
  }
}

const built = async (): Promise<string> => {
  const folder = inject("siteFolder")
  const site = join(folder, "site")
  const failed = join(folder, "failed")
  if (await isFirst(join(folder, "begun"))) {
    await build(site).catch((error: unknown) => writeFile(failed, String(error)))
  }
  while (!existsSync(site)) {
    if (existsSync(failed)) throw new Error(await readFile(failed, "utf8"))
    await sleep(50)
  }
  return site
}

const isFirst = (mark: string): Promise<boolean> =>
  mkdir(mark).then(
    () => true,
    () => false
  )

const build = async (site: string): Promise<void> => {
  const cwd = join(root, "packages/storefront")
  const vite = join(cwd, "node_modules/vite/bin/vite.js")
  const env = {
    ...process.env,
    NODE_ENV: "production",
    VITE_PORTICO_CAPTCHA: captchaPlaceholder,
    VITE_PORTICO_HOST: placeholder
  }
  const args = [vite, "build", "--outDir", `${site}.new`, "--emptyOutDir", "--sourcemap", "false"]
  await promisify(execFile)(node(), [...args, "--logLevel", "error"], { cwd, env })
  await rename(`${site}.new`, site)
}
