/** The modules of the kit's subpaths: one for each value that its entries export, with what belongs to it. */
import { readFileSync } from "node:fs"
import { posix } from "node:path"
import { parseSync, Visitor } from "rolldown/utils"
import { root } from "./sources.ts"

const source = "packages/react/src"

/** A name that an entry of the kit exports. */
interface Export {
  readonly name: string
  /** The name in the file, or `"*"` if the name is the whole file. */
  readonly local: string
  readonly file: string
  readonly isType: boolean
}

/** A value that can be imported from its own module. */
export interface Subpath {
  /** The entry that exports the value too, such as `auth`. The root entry is an empty string. */
  readonly entry: string
  readonly name: string
  /** The text of the module. */
  readonly text: string
}

/** The entries whose values have a module, in the order in which a value is looked up. Each value is in the first one. */
const entries = ["auth", "data", "form", ""]

const nameOf = (node: { readonly name: string } | { readonly value: string }): string =>
  "name" in node ? node.name : node.value

/** Returns the names that an entry exports. The entries only export names of other files. */
export const exportsOf = (entry: string): ReadonlyArray<Export> => {
  const file = posix.join(source, entry, "index.ts")
  const found: Array<Export> = []
  const pathOf = (from: string) => posix.join(source, entry, from)
  new Visitor({
    ExportAllDeclaration: ({ exported, source: from }) => {
      if (exported !== null) found.push({ name: nameOf(exported), local: "*", file: pathOf(from.value), isType: false })
    },
    ExportNamedDeclaration: ({ exportKind, source: from, specifiers }) => {
      for (const one of specifiers) {
        const isType = exportKind === "type" || one.exportKind === "type"
        if (from !== null)
          found.push({ name: nameOf(one.exported), local: nameOf(one.local), file: pathOf(from.value), isType })
      }
    }
  }).visit(parseSync(file, readFileSync(posix.join(root, file), "utf8")).program)
  return found
}

/** Returns the file of a component without the suffixes of its view and its parts. */
const stemOf = (file: string): string =>
  file
    .replace(/\.tsx?$/, "")
    .replace(/\.view$/, "")
    .replace(/Parts$/, "")

/** Whether a file has the view or the parts of a component that another file has. */
const isSecondary = (file: string, all: ReadonlyArray<Export>): boolean =>
  [`${stemOf(file)}.tsx`, `${stemOf(file)}.view.tsx`, `${stemOf(file)}View.view.tsx`].some(
    (main) =>
      main !== file &&
      (/Parts(\.view)?\.tsx?$/.test(file) || main.endsWith(`${stemOf(file)}.tsx`)) &&
      all.some((one) => one.file === main)
  )

/** Returns the subpaths of the kit, in the order of their modules. */
export const subpaths = (): ReadonlyArray<Subpath> => {
  const seen = new Set<string>()
  return entries.flatMap((entry) => {
    const all = exportsOf(entry)
    const own = all.filter(
      ({ file, isType, local }) => !isType && !isSecondary(file, all) && !seen.has(`${file} ${local}`)
    )
    for (const { file, local } of all) seen.add(`${file} ${local}`)
    return own.map((one) => ({ entry, name: one.name, text: textOf(entry, one, all) }))
  })
}

const textOf = (entry: string, value: Export, all: ReadonlyArray<Export>): string => {
  const stem = stemOf(value.file)
  const together = all.filter(
    (one) =>
      one === value ||
      (one.file === value.file && one.isType) ||
      (one.file !== value.file &&
        isSecondary(one.file, all) &&
        (stemOf(one.file) === stem || `${stemOf(one.file)}View.view.tsx` === value.file))
  )
  const place = posix.join(source, "exports", entry)
  const lines = [...new Set(together.map(({ file }) => file))].flatMap((file) => {
    const names = together.filter((one) => one.file === file)
    const from = `from ${JSON.stringify(posix.relative(place, file))}`
    const listed = names.filter(({ local }) => local !== "*")
    return [
      ...names.filter(({ local }) => local === "*").map(({ name }) => `export * as ${name} ${from}`),
      ...(listed.length === 0 ? [] : [lineOf(listed, from)])
    ]
  })
  return [
    `/** \`${value.name}\` in a module of its own. Written by \`tests/architecture/subpaths.test.ts -u\`. */`,
    ...lines,
    ""
  ].join("\n")
}

/** Returns an export in the format of the formatter. */
const lineOf = (names: ReadonlyArray<Export>, from: string): string => {
  const areTypes = names.every(({ isType }) => isType)
  const list = names.map(
    ({ isType, local, name }) => `${isType && !areTypes ? "type " : ""}${local === name ? name : `${local} as ${name}`}`
  )
  const keyword = areTypes ? "export type" : "export"
  const line = `${keyword} { ${list.join(", ")} } ${from}`
  return line.length <= 120 ? line : `${keyword} {\n${list.map((one) => `  ${one}`).join(",\n")}\n} ${from}`
}
