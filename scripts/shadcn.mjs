// @ts-check
// Adds the registry items of the packed kit with the command of shadcn to an application with Vite and Tailwind. The
// application has its own button and input. Then it checks the types, builds the application and renders it in Chromium.
import { execFileSync } from "node:child_process"
import { createHash } from "node:crypto"
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { createServer } from "node:http"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { chromium as engine } from "playwright"
import { preview } from "vite"
import { chromium } from "./chromium.mjs"
import { bundleCommand } from "./command.mjs"
import { finishDist } from "./dist.mjs"
import { out, pack, packages, pinned, run } from "./pack.mjs"
import { registryItems } from "./registry.mjs"
import { pnpm, root } from "./root.mjs"

const shadcn = "4.23.0"
const project = mkdtempSync(join(tmpdir(), "portico-shadcn-"))

/** @param {string} path @param {unknown} value */
const write = (path, value) => writeFileSync(join(project, path), JSON.stringify(value))

/** @param {string} message @param {unknown} received @param {unknown} expected */
const expectEqual = (message, received, expected) => {
  const [actual, wanted] = [received, expected].map((value) => JSON.stringify(value, undefined, 2))
  if (actual !== wanted) throw new Error(`${message}\nExpected: ${wanted}\nReceived: ${actual}`)
}

/**
 * Serves the packed packages as a registry, because the command installs the dependencies of an item from one.
 *
 * @returns {Promise<{ origin: string, close: () => void }>}
 */
const serve = () =>
  new Promise((resolve, reject) => {
    const server = createServer(({ headers, url = "" }, response) => {
      const path = decodeURIComponent(url).slice(1)
      const found = packages.find(({ name, tarball }) => path === name || path === tarball)
      if (found === undefined) return void response.writeHead(404).end()
      const tarball = readFileSync(join(out, found.tarball))
      if (path === found.tarball) return void response.end(tarball)
      const manifest = JSON.parse(
        execFileSync("tar", ["-xOzf", join(out, found.tarball), "package/package.json"], { encoding: "utf8" })
      )
      const integrity = `sha512-${createHash("sha512").update(tarball).digest("base64")}`
      const dist = { integrity, tarball: `http://${headers.host}/${found.tarball}` }
      const versions = { [found.version]: { ...manifest, dist } }
      const time = { [found.version]: "2026-01-01T00:00:00.000Z" }
      response.end(JSON.stringify({ name: found.name, "dist-tags": { latest: found.version }, time, versions }))
    }).once("error", reject)
    server.listen(0, "127.0.0.1", () => {
      const address = server.address()
      const port = typeof address === "object" && address !== null ? address.port : 0
      resolve({ origin: `http://127.0.0.1:${port}`, close: () => server.close() })
    })
  })

/** @param {string} registry */
const install = async (registry) => {
  cpSync(join(root, "tests/packages/shadcn"), project, { recursive: true })
  const kit = JSON.parse(readFileSync(join(root, "packages/react/package.json"), "utf8"))
  const { devDependencies: tools } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
  const versionsOf = (/** @type {ReadonlyArray<string>} */ names) =>
    Object.fromEntries(names.map((name) => [name, pinned(name)]))
  write("package.json", {
    private: true,
    type: "module",
    // Only the kit and what it requires. The items install the rest.
    dependencies: { ...versionsOf(["effect", "react", "react-dom"]), "@portico/react": kit.version },
    devDependencies: {
      ...versionsOf(["vite", "@types/react", "@types/react-dom"]),
      "@tailwindcss/vite": tools.tailwindcss,
      shadcn,
      tailwindcss: tools.tailwindcss,
      typescript: tools.typescript
    }
  })
  write("pnpm-workspace.yaml", { packages: ["."], updateNotifier: false })
  writeFileSync(join(project, ".npmrc"), `@portico:registry=${registry}/\n`)
  await run("npx", ["--yes", pnpm, "install", "--prefer-offline", "--no-frozen-lockfile", "--ignore-scripts"], project)
}

/**
 * Adds the items to the folder of the application's components. A request to a remote registry would fail, because nothing
 * listens at its address. The command always requests the colors of the application's `baseColor`, which is therefore
 * empty in its `components.json`.
 *
 * @param {string} folder
 */
const add = async (folder) => {
  process.env["REGISTRY_URL"] = "http://127.0.0.1:9/r"
  const before = new Set(sources())
  for (const item of Object.keys(registryItems())) {
    const path = `./node_modules/@portico/react/registry/${item}`
    // Within `pnpm exec`, the command finds the package manager that it installs dependencies with.
    await run("npx", ["--yes", pnpm, "exec", "shadcn", "add", "--yes", path], project)
  }
  const added = sources().filter((file) => !before.has(file))
  const expected = ["auth-flow", "collection-table", "elements"].map((name) => `${folder}/portico/${name}.tsx`)
  expectEqual("The command added other files.", added, expected)
}

const sources = () => globSync("**/*.tsx", { cwd: project, exclude: ["node_modules"] }).toSorted()

/** Adds a second folder of components to the application, which its `components.json` names from now on. */
const nameOtherFolder = () => {
  const settings = readFileSync(join(project, "components.json"), "utf8")
  writeFileSync(join(project, "components.json"), settings.replaceAll("@/components", "@/shared/components"))
  cpSync(join(project, "src/components/ui"), join(project, "src/shared/components/ui"), { recursive: true })
}

const build = async () => {
  await run(join(project, "node_modules/.bin/tsc"), ["--project", project], project)
  await run(join(project, "node_modules/.bin/vite"), ["build"], project)
}

/** Renders the built page, whose theme is dark, on a system with a light theme. */
const render = async () => {
  const server = await preview({ root: project, logLevel: "silent", preview: { port: 0 } })
  const browser = await engine.launch(chromium())
  try {
    const page = await browser.newPage({ colorScheme: "light" })
    await page.goto(server.resolvedUrls?.local[0] ?? "")
    await page.getByRole("heading", { level: 1 }).waitFor()
    await page.getByRole("alert").first().waitFor()
    const rendered = await page.evaluate(() => {
      const styleOf = (/** @type {string} */ selector) =>
        getComputedStyle(document.querySelector(selector) ?? document.body)
      return {
        buttons: document.querySelectorAll("button:not([data-slot])").length,
        inputs: document.querySelectorAll("input:not([data-slot], [type=checkbox], [type=hidden])").length,
        scheme: styleOf("html").colorScheme,
        titleSize: styleOf("h1").fontSize,
        submit: styleOf("button[type=submit]").backgroundColor
      }
    })
    expectEqual("The page is rendered differently.", rendered, {
      buttons: 0,
      inputs: 0,
      scheme: "dark",
      titleSize: "24px",
      submit: "oklch(0.922 0 0)"
    })
  } finally {
    await browser.close()
    await server.close()
  }
}

/** @type {{ origin: string, close: () => void } | undefined} */
let registry
try {
  finishDist()
  await bundleCommand()
  await pack()
  registry = await serve()
  await install(registry.origin)
  await add("src/components")
  nameOtherFolder()
  await add("src/shared/components")
  await build()
  await render()
  console.log(`shadcn ${shadcn} adds the registry items, and the application renders its own button and input in them.`)
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
} finally {
  registry?.close()
  rmSync(project, { recursive: true, force: true })
}
