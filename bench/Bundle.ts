/** Bundles small programs like the build of an application, and measures their size. */
import { spawnSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { type OutputChunk, type Plugin, rolldown } from "rolldown"
import { parseSync, Visitor } from "rolldown/utils"
import { gzipSync } from "node:zlib"
import { build } from "vite"
import { finishDist } from "../scripts/dist.mjs"
import { node, root } from "../scripts/root.mjs"

/** The options of bundling a program. */
export interface Options {
  /** Modules that are not bundled. */
  readonly external?: RegExp
  /** The folder of the program, from which its imports are resolved. */
  readonly folder?: string
  readonly minify?: boolean
  /** Whether to bundle only the code that is loaded initially. */
  readonly first?: boolean
}

/** Returns the code of a program with all of its dependencies. */
export const bundle = async (program: string, { first = false, ...options }: Options = {}): Promise<string> => {
  const all = await chunks(program, options)
  return (first ? atOnce(all) : all).map(({ code }) => code).join("\n")
}

/** A chunk of a program and its file name. The entry is `program.js`. */
export type Chunk = Pick<OutputChunk, "code" | "fileName" | "imports" | "isEntry">

/** Returns the chunks of a program: the entry, and the chunks that it loads later. */
export const chunks = async (
  program: string,
  { external = /^node:/, folder = join(root, "bench"), minify = true }: Omit<Options, "first"> = {}
): Promise<ReadonlyArray<Chunk>> => {
  const build = await rolldown({
    input: "program",
    platform: "browser",
    external: [external],
    logLevel: "silent",
    plugins: [programIn(join(folder, "program.js"), program), published],
    transform: { define: { "process.env.NODE_ENV": '"production"' } }
  })
  // The build of an application removes the annotations of pure calls, as Vite does.
  const { output } = await build.generate({ format: "esm", minify, comments: !minify })
  await build.close()
  return output.filter((part): part is OutputChunk => part.type === "chunk")
}

// Returns the entry and its static imports.
const atOnce = (chunks: ReadonlyArray<Chunk>): ReadonlyArray<Chunk> => {
  const found = new Set<Chunk>()
  const visit = (chunk: Chunk | undefined): void => {
    if (chunk === undefined || found.has(chunk)) return
    found.add(chunk)
    for (const name of chunk.imports) visit(chunks.find(({ fileName }) => fileName === name))
  }
  visit(chunks.find(({ isEntry }) => isEntry))
  return [...found]
}

/** Compiles our packages for publishing. Returns the reason if this fails. */
export const compile = (): string | undefined => {
  const args = [join(root, "scripts/tsc.mjs"), "-b", "packages/react"]
  const { status, stdout } = spawnSync(node(), args, { cwd: root, encoding: "utf8" })
  if (status !== 0)
    return `The packages do not compile: ${stdout.split("\n").find((line) => / error /.test(line)) ?? stdout}`
  finishDist()
  return undefined
}

/** Returns style sheets of the kit as the build of an application bundles them. The names are below the sources of the kit. */
export const styleSheet = async (...names: ReadonlyArray<string>): Promise<string> => {
  const folder = join(root, "packages/react/src")
  const program = names.map((name) => `import ${JSON.stringify(join(folder, name))}\n`).join("")
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [programIn(join(folder, "program.js"), program)],
    build: { write: false, rollupOptions: { input: "program" } }
  })
  const outputs = Array.isArray(result) ? result : "output" in result ? [result] : []
  const assets = outputs.flatMap(({ output }) => output.filter((part) => part.type === "asset"))
  return assets.map(({ source }) => (typeof source === "string" ? source : new TextDecoder().decode(source))).join("")
}

/** Returns the size after gzip at its highest level, in kilobytes of 1000 bytes. */
export const kilobytes = (code: string): number => gzipSync(code, { level: 9 }).length / 1000

/** Returns a program that uses the same parts of Effect as another program and our packages in it, and nothing else. */
export const sameEffect = async (program: string, external?: RegExp): Promise<string> => {
  const outside = new RegExp(`^effect/|${(external ?? /^node:/).source}`)
  const code = await bundle(program, { external: outside, minify: false })
  const uses = Array.from(effectUses(code), ([module, names], index) => {
    const reads = Array.from(names, (name) => `module${index}.${name}`)
    return { line: `import * as module${index} from ${JSON.stringify(module)}`, reads }
  })
  return [...uses.map(({ line }) => line), `globalThis.used = [${uses.flatMap(({ reads }) => reads).join(", ")}]`].join(
    "\n"
  )
}

const programIn = (file: string, program: string): Plugin => ({
  name: "program",
  resolveId: (id) => (id === "program" ? file : undefined),
  load: (id) => (id === file ? program : undefined)
})

/** Resolves our packages to their compiled output, as published, instead of their sources. */
const published: Plugin = {
  name: "published",
  resolveId: (id) => {
    const [, name, entry] = /^@portico\/(\w+)(?:\/(.+))?$/.exec(id) ?? []
    if (name === undefined) return undefined
    const folder = join(root, "packages", name)
    const entries = publishedEntries(folder)
    const target =
      entries[entry === undefined ? "." : `./${entry}`]?.default ??
      entries["./*"]?.default?.replace("*", () => entry ?? "")
    const file = target === undefined ? undefined : join(folder, target)
    if (file === undefined) throw new Error(`${id} is not a public module.`)
    if (!existsSync(file)) throw new Error(`${id} is not built. Run npm run build.`)
    return file
  }
}

const publishedEntries = (folder: string): Readonly<Record<string, { readonly default?: string }>> =>
  JSON.parse(readFileSync(join(folder, "package.json"), "utf8")).publishConfig.exports

const effectUses = (code: string): ReadonlyMap<string, ReadonlySet<string>> => {
  const uses = new Map<string, Set<string>>()
  const namespaces = new Map<string, Set<string>>()
  const { program } = parseSync("bundle.js", code)
  new Visitor({
    ImportDeclaration: ({ source, specifiers }) => {
      if (!source.value.startsWith("effect/")) return
      const names = uses.get(source.value) ?? new Set()
      uses.set(source.value, names)
      for (const specifier of specifiers) {
        if (specifier.type === "ImportNamespaceSpecifier") namespaces.set(specifier.local.name, names)
        else if (specifier.type === "ImportSpecifier" && "name" in specifier.imported)
          names.add(specifier.imported.name)
      }
    }
  }).visit(program)
  new Visitor({
    MemberExpression: (node) => {
      if (node.computed || node.object.type !== "Identifier" || node.property.type !== "Identifier") return
      namespaces.get(node.object.name)?.add(node.property.name)
    }
  }).visit(program)
  return uses
}
