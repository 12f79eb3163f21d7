import { describe, expect, it } from "vitest"
import { files, importPathsFrom } from "./sources.ts"

/** Modules that pages load for collections with a schema only. */
const ofTypedCollections = [
  "packages/client/src/data/collection/Collection.ts",
  "packages/client/src/data/collection/internal/CollectionCodec.ts",
  "packages/client/src/data/call/internal/FastDecode.ts"
]

const inPages = files.filter(
  (file) => /^packages\/(client|react)\/src\//.test(file) && !ofTypedCollections.includes(file)
)

const isContract = (file: string): boolean => file.startsWith("packages/contract/src/")

/** Returns the modules of the contract that a module imports when it loads. */
const contractModulesOf = (file: string): ReadonlyArray<string> =>
  importPathsFrom(file, (module) => module === file).flatMap(([, module = ""]) => (isContract(module) ? [module] : []))

const entries = [...new Set(inPages.flatMap(contractModulesOf))].toSorted()

/** Returns the paths of imports from a module to the modules of Effect that match. */
const pathsTo = (large: RegExp, entry: string, follows: (module: string) => boolean): ReadonlyArray<string> =>
  importPathsFrom(entry, follows)
    .filter((path) => large.test(path[path.length - 1] ?? ""))
    .map((path) => path.join(" → "))

// Decisions 0125 and 0130. Turbopack keeps every module that a module of a page imports, even if the import is unused.
describe("the contract in a page", () => {
  it("has modules of the wire format", () => {
    expect(entries).toContain("packages/contract/src/codecs/auth/MemberCalls.ts")
    expect(entries).toContain("packages/contract/src/data/Enums.ts")
  })

  it.each(entries)("%s imports neither Schema nor Stream", (entry) => {
    expect(pathsTo(/^effect\/(Schema\w*|Config|Stream|Channel|http(\/.*)?)$/, entry, isContract)).toEqual([])
  })
})

describe("a layer of the client", () => {
  const isOfClient = (file: string) => isContract(file) || file.startsWith("packages/client/src/")

  it.each(["Auth", "Data", "Complete"])("%s imports neither Schema, Stream nor HttpClient", (layer) => {
    const large = /^effect\/(Schema\w*|Config|Stream|Channel|Queue|http(\/.*)?)$/

    expect(pathsTo(large, `packages/client/src/layers/${layer}.ts`, isOfClient)).toEqual([])
  })
})
