import { globSync, readFileSync } from "node:fs"
import { posix } from "node:path"
import { fileURLToPath } from "node:url"
import { parseSync, Visitor } from "rolldown/utils"

/** The folder of this repository. */
export const root = fileURLToPath(new URL("../..", import.meta.url))

/** Returns the matching paths from the root of the repository, with forward slashes. */
export const glob = (...patterns: ReadonlyArray<string>): ReadonlyArray<string> =>
  globSync([...patterns], { cwd: root, exclude: (name) => /(^|\/|\\)(node_modules|dist)$/.test(name) })
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted()

/** All modules in a layer. */
export const files = glob("{packages/*/src,stories,.storybook,tests,bench}/**/*.{ts,tsx,mts,mdx}")

/** An import of another module. */
export interface Import {
  readonly specifier: string
  readonly lazy: boolean
  /**
   * Whether it only imports types, so that the compiled module does not have it. `import { type A }` does not count: the
   * compiler keeps it (`verbatimModuleSyntax`).
   */
  readonly isType: boolean
}

const importsByFile = new Map<string, ReadonlyArray<Import>>()

/**
 * Returns the imports and re-exports of a module, types included. A file that is only shown as a string (`?raw`)
 * does not count.
 */
export const importsOf = (file: string): ReadonlyArray<Import> => {
  const known = importsByFile.get(file)
  if (known !== undefined) return known
  const found = read(file).filter(({ specifier }) => !specifier.endsWith("?raw"))
  importsByFile.set(file, found)
  return found
}

const read = (file: string): ReadonlyArray<Import> => {
  const text = readFileSync(posix.join(root, file), "utf8")
  if (file.endsWith(".mdx")) {
    return Array.from(text.matchAll(/^(?:import|export)\s[^"']*?["']([^"']+)["']/gm), ([, specifier = ""]) => ({
      specifier,
      lazy: false,
      isType: false
    }))
  }
  const found: Array<Import> = []
  const add = (source: unknown, { isType = false, lazy = false }: Partial<Import> = {}) => {
    if (typeof source === "object" && source !== null && "value" in source && typeof source.value === "string") {
      found.push({ specifier: source.value, lazy, isType })
    }
  }
  new Visitor({
    ImportDeclaration: (node) => add(node.source, { isType: node.importKind === "type" }),
    ExportNamedDeclaration: (node) => add(node.source, { isType: node.exportKind === "type" }),
    ExportAllDeclaration: (node) => add(node.source, { isType: node.exportKind === "type" }),
    ImportExpression: (node) => add(node.source, { lazy: true }),
    TSImportType: (node) => add(node.source, { isType: true, lazy: true })
  }).visit(parseSync(file, text).program)
  return found
}

/** The `package.json` of a package in this workspace. */
export interface Manifest {
  readonly name: string
  readonly private?: boolean
  /** The files and folders that are published. */
  readonly files?: ReadonlyArray<string>
  readonly bin?: Record<string, string>
  readonly exports?: Record<string, string | null>
  /** The modules of a package that depend on the runtime, by the name with which the package imports them. */
  readonly imports?: Record<string, Readonly<Record<string, string>>>
  readonly publishConfig?: {
    readonly bin?: Record<string, string>
    readonly imports?: Record<string, Readonly<Record<string, string>>>
    readonly exports?: Record<string, null | { readonly types: string; readonly default: string }>
  }
  readonly dependencies?: Record<string, string>
  readonly devDependencies?: Record<string, string>
  readonly peerDependencies?: Record<string, string>
}

/** The packages of this workspace by their folder. */
export const manifests: ReadonlyMap<string, Manifest> = new Map(
  glob("packages/*/package.json").map((path) => [
    posix.dirname(path),
    JSON.parse(readFileSync(posix.join(root, path), "utf8")) as Manifest
  ])
)

/** Returns the file of this repository that an import refers to, or undefined for external packages. */
export const resolve = (file: string, specifier: string): string | undefined => {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(file), specifier)
  for (const [folder, { exports = {}, imports = {}, name }] of manifests) {
    const own = file.startsWith(`${folder}/`) ? imports[specifier]?.["default"] : undefined
    if (own !== undefined) return posix.join(folder, own)
    if (specifier !== name && !specifier.startsWith(`${name}/`)) continue
    const entry = `.${specifier.slice(name.length)}`
    const target = exports[entry] ?? exports["./*"]?.replace("*", entry.slice(2))
    return posix.join(folder, target ?? `${entry} is no entry point`)
  }
  return undefined
}

/** Returns the name of the package that an external import refers to. */
export const packageOf = (specifier: string): string =>
  specifier.startsWith("node:")
    ? "node:"
    : specifier
        .split("/")
        .slice(0, specifier.startsWith("@") ? 2 : 1)
        .join("/")

/**
 * Returns the path of run-time imports from a module to each module that it needs when it loads. Paths continue through the
 * modules that `follows` accepts; others, such as those of dependencies, only end a path.
 */
export const importPathsFrom = (
  entry: string,
  follows: (module: string) => boolean
): ReadonlyArray<ReadonlyArray<string>> => {
  const paths: Array<ReadonlyArray<string>> = [[entry]]
  const seen = new Set([entry])
  for (const path of paths) {
    const file = path[path.length - 1] ?? ""
    if (!follows(file)) continue
    for (const { isType, lazy, specifier } of importsOf(file)) {
      const next = resolve(file, specifier) ?? specifier
      if (isType || lazy || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return paths
}
