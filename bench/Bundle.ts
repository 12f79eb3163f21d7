/** Bundles small programs as an application's build would, and weighs them. */
import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { type OutputChunk, type Plugin, rolldown } from "rolldown"
import { parseSync, Visitor } from "rolldown/utils"
import { gzipSync } from "node:zlib"
import { finishDist } from "../scripts/dist.mjs"
import { node, root } from "../scripts/root.mjs"

/** How a program is bundled. */
export interface Options {
  /** Modules that stay outside. */
  readonly external?: RegExp
  /** Folder that the program stands in: its imports are looked up from there. */
  readonly folder?: string
  readonly minify?: boolean
  /** Only what is there before anything is loaded later. */
  readonly first?: boolean
}

/** The code of a program with all that it needs. */
export const bundle = async (program: string, { first = false, ...options }: Options = {}): Promise<string> => {
  const all = await chunks(program, options)
  return (first ? atOnce(all) : all).map(({ code }) => code).join("\n")
}

/** A piece of a program under the name that the others load it by. The entry is `program.js`. */
export type Chunk = Pick<OutputChunk, "code" | "fileName" | "imports" | "isEntry">

/** The pieces of a program that a browser loads: the entry, and what it loads later. */
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
  // An application's build drops the marks that told it what is pure, as Vite's does.
  const { output } = await build.generate({ format: "esm", minify, comments: !minify })
  await build.close()
  return output.filter((part): part is OutputChunk => part.type === "chunk")
}

// The entry and what it imports other than by `import()`.
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

/** Compiles our packages as they are published. Says why where that fails. */
export const compile = (): string | undefined => {
  const args = [join(root, "scripts/tsc.mjs"), "-b", "packages/react"]
  const { status, stdout } = spawnSync(node(), args, { cwd: root, encoding: "utf8" })
  if (status !== 0)
    return `the packages do not compile: ${stdout.split("\n").find((line) => / error /.test(line)) ?? stdout}`
  finishDist()
  return undefined
}

/** Kilobytes (of 1000 bytes) after gzip at its best. */
export const kilobytes = (code: string): number => gzipSync(code, { level: 9 }).length / 1000

/** A program that uses of Effect what another program and our packages in it use, and nothing else. */
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

/** Finds our packages as they are published: compiled, not as sources. */
const published: Plugin = {
  name: "published",
  resolveId: (id) => {
    const [, name, entry = "index"] = /^@portico\/(\w+)(?:\/(.+))?$/.exec(id) ?? []
    if (name === undefined) return undefined
    const file = join(root, "packages", name, "dist", `${entry}.js`)
    if (!existsSync(file)) throw new Error(`${id} is not built.`)
    return file
  }
}

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
