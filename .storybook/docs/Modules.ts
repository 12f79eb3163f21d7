/**
 * Finds declarations and docstrings in sources, and in the declarations that the compiler has emitted from them, without
 * running or type-checking them.
 */
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { parseSync } from "rolldown/utils"
import type { ESTree } from "vite"
import { root } from "../../scripts/root.mjs"
import { nodesOf } from "./Walk.ts"

export type Declaration =
  | ESTree.Class
  | ESTree.Function
  | ESTree.TSInterfaceDeclaration
  | ESTree.TSTypeAliasDeclaration
  | ESTree.VariableDeclarator

/** A parsed source file. */
export interface Module {
  /** Its path in the repository. */
  readonly path: string
  readonly source: string
  readonly body: ReadonlyArray<ESTree.Program["body"][number]>
  /** The docstring that opens the file. */
  readonly about: string
  /** Its declarations, by name. */
  readonly declared: ReadonlyMap<string, Declaration>
  /** The docstrings of its declarations, by name. */
  readonly docstrings: ReadonlyMap<string, string>
  /** The names that it imports, and the names that it exports from other files or under another name. */
  readonly imported: ReadonlyMap<string, Binding>
  readonly exported: ReadonlyMap<string, Binding>
  /** The paths of the files whose exports it exports too. */
  readonly reexported: ReadonlyArray<string>
  /** The paths of the files that it loads later, with `import()`. */
  readonly loaded: ReadonlyArray<string>
}

/** A name in a file. The name `"*"` is the whole module. A binding without a path is in the same file. */
export interface Binding {
  readonly path: string | undefined
  readonly name: string
}

/** A declaration in its module, or a module. */
export interface Found {
  readonly module: Module
  readonly node: Declaration | undefined
  readonly about: string
}

const modules = new Map<string, Module>()

/** Returns a parsed source file by its path in the repository. */
export const moduleAt = (path: string): Module => {
  const known = modules.get(path)
  if (known !== undefined) return known
  const module = parse(path, readFileSync(join(root, path), "utf8"))
  modules.set(path, module)
  return module
}

/** Forgets the parsed files, after one of them has changed. */
export const forget = (): void => modules.clear()

const parse = (path: string, source: string): Module => {
  const { comments, program } = parseSync(path, source)
  const docstrings = comments.filter(({ type, value }) => type === "Block" && value.startsWith("*"))
  const before = (start: number): string => {
    const last = docstrings.findLast(({ end }) => end <= start)
    return last !== undefined && source.slice(last.end, start).trim() === "" ? textOf(last.value) : ""
  }
  const declared = new Map<string, Declaration>()
  const texts = new Map<string, string>()
  const imported = new Map<string, Binding>()
  const exported = new Map<string, Binding>()
  const reexported: Array<string> = []
  for (const statement of program.body) {
    const from = "source" in statement ? resolve(path, statement.source?.value) : undefined
    if (statement.type === "ImportDeclaration") {
      for (const one of statement.specifiers) imported.set(one.local.name, { path: from, name: importedName(one) })
    } else if (statement.type === "ExportNamedDeclaration" && statement.declaration === null) {
      for (const { exported: as, local } of statement.specifiers)
        exported.set(nameOf(as), { path: from, name: nameOf(local) })
    } else if (statement.type === "ExportAllDeclaration") {
      if (statement.exported !== null) exported.set(nameOf(statement.exported), { path: from, name: "*" })
      else if (from !== undefined) reexported.push(from)
    }
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement
    for (const [name, node] of namesIn(declaration)) {
      declared.set(name, node)
      // The first overload has the docstring.
      if (!texts.has(name)) texts.set(name, before(statement.start))
    }
  }
  const loaded = [...nodesOf<ESTree.ImportExpression>(program.body, "ImportExpression")].flatMap(({ source: from }) => {
    const file = from.type === "Literal" ? resolve(path, String(from.value)) : undefined
    return file === undefined ? [] : [file]
  })
  const first = docstrings[0]
  return {
    path,
    source,
    body: program.body,
    about: first === undefined ? "" : textOf(first.value),
    declared,
    docstrings: texts,
    imported,
    exported,
    reexported,
    loaded
  }
}

/** Returns the names that a statement declares. */
export const namesIn = (node: ESTree.Program["body"][number] | null): ReadonlyArray<readonly [string, Declaration]> => {
  if (node?.type === "VariableDeclaration")
    return node.declarations.flatMap((one) => (one.id.type === "Identifier" ? [[one.id.name, one] as const] : []))
  if (node?.type === "TSInterfaceDeclaration" || node?.type === "TSTypeAliasDeclaration") return [[node.id.name, node]]
  if (node?.type === "ClassDeclaration") return node.id === null ? [] : [[node.id.name, node]]
  const isFunction = node?.type === "FunctionDeclaration" || node?.type === "TSDeclareFunction"
  return isFunction && node.id !== null ? [[node.id.name, node]] : []
}

const importedName = (specifier: ESTree.ImportDeclarationSpecifier): string => {
  if (specifier.type === "ImportNamespaceSpecifier") return "*"
  return specifier.type === "ImportSpecifier" ? nameOf(specifier.imported) : "default"
}

const nameOf = (name: ESTree.ModuleExportName): string => (name.type === "Literal" ? name.value : name.name)

const resolve = (path: string, from: string | undefined): string | undefined => {
  const source = sourceOf(path, from)
  return source === undefined || !path.endsWith(".d.ts") ? source : declarationsOf(source)
}

/** Returns the path of the declarations of a source file, which end with the same imports as the source. */
export const declarationsOf = (path: string): string =>
  path.replace("/src/", "/dist/").replace(/(?:\.d)?\.tsx?$/, ".d.ts")

const sourceOf = (path: string, from: string | undefined): string | undefined => {
  if (from?.startsWith("@portico/")) {
    const [name = "", ...rest] = from.slice("@portico/".length).split("/")
    const entries = entriesOf(name)
    const pattern = entries["./*"]
    const file =
      entries[[".", ...rest].join("/")] ??
      (typeof pattern === "string" ? pattern.replace("*", () => rest.join("/")) : undefined)
    return typeof file === "string" && /\.tsx?$/.test(file) ? join("packages", name, file) : undefined
  }
  return from !== undefined && /^\..*\.tsx?$/.test(from) ? join(dirname(path), from) : undefined
}

const manifests = new Map<string, Readonly<Record<string, unknown>>>()

/** Returns the files of the entries of a package. */
const entriesOf = (name: string): Readonly<Record<string, unknown>> => {
  const known = manifests.get(name)
  if (known !== undefined) return known
  const { exports } = JSON.parse(readFileSync(join(root, "packages", name, "package.json"), "utf8")) as {
    readonly exports: Readonly<Record<string, unknown>>
  }
  manifests.set(name, exports)
  return exports
}

const textOf = (comment: string): string =>
  comment
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .replace(/^\*/, "")
    .trim()

/** Returns the declaration that a name has in a file, also through imports and exports of other files. */
export const find = (path: string, name: string): Found | undefined => {
  const module = moduleAt(path)
  const node = module.declared.get(name)
  if (node !== undefined) return { module, node, about: module.docstrings.get(name) ?? "" }
  const exported = module.exported.get(name)
  // A name of this file, perhaps under another one.
  if (exported !== undefined && exported.path === undefined && exported.name !== name) return find(path, exported.name)
  const binding = exported?.path === undefined ? module.imported.get(name) : exported
  if (binding === undefined) return firstOf(module.reexported, (path) => find(path, name))
  if (binding.path === undefined) return undefined
  if (binding.name !== "*") return find(binding.path, binding.name)
  const whole = moduleAt(binding.path)
  return { module: whole, node: undefined, about: whole.about }
}

/** Returns the names that a file exports, in their order. */
export const exportsOf = (path: string): ReadonlyArray<string> => {
  const names = moduleAt(path).body.flatMap((statement): ReadonlyArray<string> => {
    if (statement.type === "ExportAllDeclaration") {
      if (statement.exported !== null) return [nameOf(statement.exported)]
      const from = resolve(path, statement.source.value)
      return from === undefined ? [] : exportsOf(from)
    }
    if (statement.type !== "ExportNamedDeclaration") return []
    return statement.declaration === null
      ? statement.specifiers.map(({ exported }) => nameOf(exported))
      : namesIn(statement.declaration).map(([name]) => name)
  })
  return [...new Set(names)]
}

const firstOf = <A, B>(all: ReadonlyArray<A>, of: (one: A) => B | undefined): B | undefined => {
  for (const one of all) {
    const result = of(one)
    if (result !== undefined) return result
  }
  return undefined
}

const entries = [
  ["@portico/react", "packages/react/src/index.ts"],
  ["@portico/react/auth", "packages/react/src/auth/index.ts"],
  ["@portico/react/data", "packages/react/src/data/index.ts"],
  ["@portico/react/form", "packages/react/src/form/index.ts"],
  ["@portico/react/charts", "packages/react/src/charts.ts"],
  ["@portico/react/hydration", "packages/react/src/hydration.tsx"]
] as const

/** A public export of the kit. */
export interface Export extends Found {
  /** The module to import it from. */
  readonly from: string
}

/** Returns a public export of the kit by its name. Throws if there is none. */
export const exportOf = (name: string): Export => {
  const found = firstOf(entries, ([from, path]) => {
    const found = find(path, name)
    return found === undefined ? undefined : { ...found, from }
  })
  if (found === undefined) throw new Error(`The kit exports no ${name}.`)
  return found
}

/** Whether the kit exports a name. */
export const isExported = (name: string): boolean => entries.some(([, path]) => find(path, name) !== undefined)
