import { describe, expect, it } from "vitest"
import { files, importsOf, resolve } from "./sources.ts"

/** Modules that pages load for collections with a schema only. */
const ofTypedCollections = [
  "packages/client/src/data/collection/Collection.ts",
  "packages/client/src/data/collection/internal/CollectionCodec.ts",
  "packages/client/src/data/call/internal/FastDecode.ts"
]

const inPages = files.filter(
  (file) => /^packages\/(client|react)\/src\//.test(file) && !ofTypedCollections.includes(file)
)

const isContract = (file: string | undefined): file is string => file?.startsWith("packages/contract/src/") === true

/** Returns the modules of the contract that a module imports at run time. */
const contractModulesOf = (file: string): ReadonlyArray<string> =>
  importsOf(file).flatMap(({ isType, specifier }) => {
    const target = isType ? undefined : resolve(file, specifier)
    return isContract(target) ? [target] : []
  })

const entries = [...new Set(inPages.flatMap(contractModulesOf))].toSorted()

/** Returns the path of imports from a module to one that Effect's `Schema` needs, or `undefined`. */
const pathToSchema = (file: string, path: ReadonlyArray<string> = []): string | undefined => {
  if (path.includes(file)) return undefined
  const here = [...path, file]
  const needed = importsOf(file).find(({ isType, specifier }) => !isType && needsSchema.test(specifier))
  if (needed !== undefined) return [...here, needed.specifier].join(" → ")
  for (const next of contractModulesOf(file)) {
    const found = pathToSchema(next, here)
    if (found !== undefined) return found
  }
  return undefined
}

const needsSchema = /^effect\/(Schema\w*|Config|http(\/.*)?)$/

// Decision 0125. Turbopack keeps every module that a module of a page imports, even if the import is unused.
describe("the contract in a page", () => {
  it("has modules of the wire format", () => {
    expect(entries).toContain("packages/contract/src/codecs/auth/Calls.ts")
    expect(entries).toContain("packages/contract/src/data/Enums.ts")
  })

  it.each(entries)("%s does not import Schema", (entry) => {
    expect(pathToSchema(entry)).toBeUndefined()
  })
})
