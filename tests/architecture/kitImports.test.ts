import { posix } from "node:path"
import { describe, expect, it } from "vitest"
import { glob, importsOf, resolve } from "./sources.ts"

const source = "packages/react/src"
const english = `${source}/i18n/en/en.ts`
const subpaths = glob(`${source}/exports/**/*.ts`)

/** Whether a module is, or imports, most of Effect's codecs or all messages of the kit. */
const isLarge = (module: string): boolean =>
  module === english || /^effect\/(Schema|reactivity\/(Async|Atom))/.test(module)

/** The subpaths that may import large modules, with the reason. */
const allowed: Readonly<Record<string, RegExp>> = {
  // It creates Effect's own atoms for an application.
  "runtime.ts": /^effect\/reactivity\/Atom$/,
  // It returns all messages.
  "useMessages.ts": /en\.ts$/,
  // It decodes single fields of collections with a schema.
  "data/useCellEditing.ts": /^effect\/Schema$/
}

/** Returns the path of imports to each large module that a module of the kit needs when it loads. */
const pathsFrom = (entry: string): ReadonlyArray<ReadonlyArray<string>> => {
  const paths: Array<ReadonlyArray<string>> = [[entry]]
  const seen = new Set([entry])
  for (const path of paths) {
    const file = path[path.length - 1] ?? ""
    if (isLarge(file) || !file.startsWith(source)) continue
    for (const { isType, lazy, specifier } of importsOf(file)) {
      const next = resolve(file, specifier) ?? specifier
      if (isType || lazy || seen.has(next)) continue
      seen.add(next)
      paths.push([...path, next])
    }
  }
  return paths.filter((path) => isLarge(path[path.length - 1] ?? ""))
}

// Decision 0125. Turbopack removes unused exports, but it keeps all modules that a module imports.
describe("a subpath of the kit", () => {
  it.each(subpaths)("%s imports neither Schema nor all messages", (entry) => {
    const exception = allowed[posix.relative(`${source}/exports`, entry)]

    const paths = pathsFrom(entry).filter((path) => exception?.test(path[path.length - 1] ?? "") !== true)

    expect(paths.map((path) => path.join(" → "))).toEqual([])
  })

  it.each(Object.entries(allowed))("%s still needs its exception", (path, exception) => {
    const large = pathsFrom(`${source}/exports/${path}`).map((imports) => imports[imports.length - 1] ?? "")

    expect(large.some((module) => exception.test(module))).toBe(true)
  })
})
