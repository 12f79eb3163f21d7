import { readFileSync } from "node:fs"
import { join } from "node:path"
import { type Plugin, rolldown } from "rolldown"
import { describe, expect, it } from "vitest"
import { problems } from "../../packages/react/src/i18n/en/problems/problems.ts"
import { root } from "../architecture/sources.ts"

const source = join(root, "packages/react/src")

/** Returns the names of the components that a module exports, and of the objects with their parts. */
const componentsOf = (module: string): ReadonlyArray<string> =>
  Array.from(
    readFileSync(join(source, module), "utf8")
      .replaceAll(/export type [^}]*\}/g, "")
      .replaceAll(/\btype \w+/g, "")
      .matchAll(/\b[A-Z]\w+(?=\s*[,}\n]| from)/g),
    ([name]) => name
  )

/** Bundles one component of a module without the packages that it imports and without the code that it loads later. */
const modulesOf = async (
  module: string,
  name: string
): Promise<ReadonlyArray<readonly [path: string, code: string]>> => {
  const entry = join(source, "component.ts")
  const alone: Plugin = {
    name: "alone",
    resolveId: (id, _, { kind }) => {
      if (id === "component") return entry
      return id.startsWith(".") && kind !== "dynamic-import" ? undefined : { external: true, id }
    },
    load: (id) => (id === entry ? `import { ${name} } from "./${module}"\nglobalThis.component = ${name}` : undefined)
  }
  const build = await rolldown({
    input: "component",
    logLevel: "silent",
    plugins: [alone],
    // Reads only the modules that the component uses, not all that its index module exports.
    experimental: { lazyBarrel: true },
    treeshake: { moduleSideEffects: false }
  })
  const { output } = await build.generate({ format: "esm" })
  await build.close()
  return Object.entries(output[0].modules).map(([path, { code }]) => [path.replaceAll("\\", "/"), code ?? ""])
}

// They compare the keys of problems that come from elsewhere, or contain keys of something else.
const readers = /\/(data\/failure\/failureOf|data\/filter\/ofDraft|session\/Member|auth\/flow\/Flow\w*)\.ts$/

/** Returns the keys of problems that a component names, and those for which it loads an English message. */
const keysOf = async (module: string, name: string) => {
  const modules = await modulesOf(module, name)
  const keysIn = (pattern: RegExp, paths: (path: string) => boolean) =>
    new Set(
      modules
        .filter(([path]) => paths(path))
        .flatMap(([, code]) => Array.from(code.matchAll(pattern), ([, key = ""]) => key))
        .filter((key) => Object.hasOwn(problems, key))
    )
  return {
    named: keysIn(/"(\w+)"/g, (path) => !path.includes("/i18n/") && !readers.test(path)),
    worded: keysIn(/^\s*(\w+): (?:limitText)?\(/gm, (path) => path.includes("/i18n/en/problems/"))
  }
}

const partsOf = (module: string) => componentsOf(module).filter((name) => /Parts$|^DataErrorView$/.test(name))

const components = [
  ...componentsOf("index.ts").map((name) => [name, "index.ts"] as const),
  ...["auth/index.ts", "data/index.ts", "charts.ts"].flatMap((module) =>
    partsOf(module).map((name) => [name, module] as const)
  )
]

describe("the English messages of problems", () => {
  it("are found in the bundles of components", async () => {
    const { named, worded } = await keysOf("index.ts", "SignInForm")

    expect([...named]).toContain("invalidPassword")
    expect([...worded]).toContain("invalidPassword")
    expect([...worded]).not.toContain("itemNotFound")
    expect(components.length).toBeGreaterThan(70)
  })

  it("of a component are those of all problems that its code names", async () => {
    const missing: Array<string> = []
    for (const [name, module] of components) {
      const { named, worded } = await keysOf(module, name)
      // A component that shows no problem has no messages.
      if (worded.size > 0) missing.push(...[...named].filter((key) => !worded.has(key)).map((key) => `${name}: ${key}`))
    }

    expect(missing).toEqual([])
  })
})
