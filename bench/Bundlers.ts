/** Bundles pages of an application with several bundlers, and returns the code that the browser loads first and later. */
import { globSync } from "node:fs"
import { basename, join } from "node:path"
import { rolldown } from "rolldown"
import { parseSync } from "rolldown/utils"
import { command, folder, read, run, write } from "./BundlerProject.ts"

/** The code of a page. */
export interface Loaded {
  readonly first: string
  readonly later: string
}

/** The pages by their names. Each module exports the component `Page`. */
export type Pages = Readonly<Record<string, string>>

/** Bundles all pages. Fails with the message of the bundler. */
export type Bundler = (pages: Pages) => Promise<Readonly<Record<string, Loaded>>>

const external = ["react", "react-dom", "react/jsx-runtime", "react-dom/client"]

/** Writes an application of one page. Returns the path of its entry. */
const entryOf = (name: string, page: string): string => {
  write(`programs/${name}.js`, page)
  const program = `import { jsx } from "react/jsx-runtime"
import { createRoot } from "react-dom/client"
import { Page } from "./${name}.js"
createRoot(document.body).render(jsx(Page, {}))`
  return write(`programs/${name}.entry.js`, program)
}

/** Creates a bundler that bundles one page after the other into a folder. The entry is a file of the name of the page. */
const each =
  (bundler: string, bundle: (entry: string, output: string, name: string) => Promise<void>): Bundler =>
  async (pages) => {
    const all: Record<string, Loaded> = {}
    for (const [name, page] of Object.entries(pages)) {
      const output = join("output", bundler, name)
      await bundle(entryOf(name, page), join(folder, output), name)
      all[name] = loadedIn(output, `${name}.js`)
    }
    return all
  }

/** Returns the code of modules in a folder: the entry with its static imports, and the rest. */
const loadedIn = (output: string, entry: string): Loaded => {
  const files = new Map(
    globSync("**/*.js", { cwd: join(folder, output) }).map((path) => [basename(path), read(join(output, path))])
  )
  const first = new Set<string>()
  const visit = (name: string): void => {
    const code = files.get(name)
    if (code === undefined || first.has(name)) return
    first.add(name)
    for (const { moduleRequest } of parseSync(name, code).module.staticImports) visit(basename(moduleRequest.value))
    for (const { entries } of parseSync(name, code).module.staticExports)
      for (const { moduleRequest } of entries) if (moduleRequest !== null) visit(basename(moduleRequest.value))
  }
  visit(entry)
  const codeOf = (isFirst: boolean) =>
    [...files].flatMap(([name, code]) => (first.has(name) === isFirst ? [code] : [])).join("\n")
  return { first: codeOf(true), later: codeOf(false) }
}

const failing = (complaint: string | undefined): void => {
  if (complaint !== undefined) throw new Error(complaint)
}

const withRolldown = each("rolldown", async (input, dir, name) => {
  const build = await rolldown({
    input: { [name]: input },
    platform: "browser",
    external,
    logLevel: "silent",
    transform: { define: { "process.env.NODE_ENV": '"production"' } }
  })
  await build.write({ format: "esm", minify: true, comments: false, dir, entryFileNames: "[name].js" })
  await build.close()
})

const withEsbuild = each("esbuild", async (input, dir, name) => {
  failing(
    run(command("esbuild"), [
      `${name}=${input}`,
      "--bundle",
      "--splitting",
      "--minify",
      "--format=esm",
      "--legal-comments=none",
      `--outdir=${dir}`,
      ...external.map((one) => `--external:${one}`)
    ])
  )
})

const withWebpack = each("webpack", async (input, path, name) => {
  const config = {
    mode: "production",
    entry: { [name]: input },
    experiments: { outputModule: true },
    externals: external,
    externalsType: "module",
    output: { path, module: true, chunkFormat: "module", filename: "[name].js" },
    performance: { hints: false }
  }
  const script = `import webpack from "webpack"
webpack(${JSON.stringify(config)}, (error, stats) => {
  if (error || stats.hasErrors()) {
    console.error(error?.message ?? stats.toString("errors-only"))
    process.exit(1)
  }
})`
  failing(run(process.execPath, [write("webpack.mjs", script)]))
})

/**
 * Returns the code of pages of Next in addition to that of an empty page, in which React and Next are. Each page is built
 * in an application of its own: Turbopack removes only exports that no page of the application uses, and puts modules
 * of several pages into the same chunks.
 */
const withTurbopack: Bundler = async (pages) => {
  write("next.config.mjs", `export default { turbopack: { root: import.meta.dirname } }`)
  write("app/layout.js", `export default ({ children }) => <html><body>{children}</body></html>`)
  route("empty", `export const Page = () => null`)
  const all: Record<string, Loaded> = {}
  for (const [name, page] of Object.entries(pages)) {
    route("page", page)
    failing(run(command("next"), ["build"]))
    const shared = scriptsOf("empty")
    const files = scriptsOf("page").filter((path) => !shared.includes(path))
    all[name] = { first: files.map((path) => read(join(".next", path))).join("\n"), later: "" }
  }
  return all
}

const route = (name: string, page: string): void => {
  write(`app/${name}/client.js`, `"use client"\n${page}`)
  write(
    `app/${name}/page.js`,
    `import { Page } from "./client.js"\nexport default function Route() {\n  return <Page />\n}`
  )
}

/** Returns the paths of the scripts that a page of Next loads. */
const scriptsOf = (name: string): ReadonlyArray<string> => [
  ...new Set(
    [...read(`.next/server/app/${name}.html`).matchAll(/<script src="\/_next\/([^"]+\.js)"[^>]*?>/g)].flatMap(
      ([tag, path = ""]) => (/nomodule/i.test(tag) ? [] : [path])
    )
  )
]

/** The bundlers by their names. */
export const bundlers: Readonly<Record<string, Bundler>> = {
  rolldown: withRolldown,
  esbuild: withEsbuild,
  webpack: withWebpack,
  Turbopack: withTurbopack
}
