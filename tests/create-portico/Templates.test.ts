import { readFileSync } from "node:fs"
import { join } from "node:path"
import { assert, describe, it } from "vitest"
import { root } from "../../scripts/root.mjs"
import type { PackageManager } from "../../packages/create-portico/src/PackageManager.ts"
import * as Templates from "../../packages/create-portico/src/Templates.ts"

const choices = { name: "shop", manager: "npm", port: 4000, version: "1.2.3", sources: {} } as const

const contentOf = (change: Partial<Templates.Choices>, path: string): string =>
  Templates.filesOf({ ...choices, template: "vite", ...change }).find((file) => file.path === path)?.content ?? ""

const manifestOf = (change: Partial<Templates.Choices>) => JSON.parse(contentOf(change, "package.json"))

/** Returns the versions of a block of `pnpm-workspace.yaml`. */
const versionsIn = (block: RegExp): ReadonlyMap<string, string> => {
  const [, lines = ""] = block.exec(readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")) ?? []
  return new Map(Array.from(lines.matchAll(/"?([@\w/-]+)"?: (\S+)/g), ([, name = "", version = ""]) => [name, version]))
}

const shared = versionsIn(/^catalog:\n((?: {2}.*\n)+)/m)
const own = versionsIn(/^ {2}templates:\n((?: {4}.*\n)+)/m)

const dependenciesOf = (template: Templates.Name): ReadonlyArray<readonly [string, string]> => {
  const { dependencies, devDependencies } = manifestOf({ template })
  return Object.entries<string>({ ...dependencies, ...devDependencies })
}

describe.each(Templates.names)("the template %s", (template) => {
  it("has the versions of the catalogs", () => {
    const others = dependenciesOf(template).filter(([name]) => !name.startsWith("@portico/"))

    assert.deepStrictEqual(
      others,
      others.map(([name]) => [name, shared.get(name) ?? own.get(name) ?? "in no catalog"])
    )
  })

  it("has the version of this package for the packages of Portico", () => {
    const ours = dependenciesOf(template).filter(([name]) => name.startsWith("@portico/"))

    assert.isAbove(ours.length, 2)
    assert.deepStrictEqual([...new Set(ours.map(([, version]) => version))], ["1.2.3"])
  })

  it("has the scripts that the readme of the package describes", () => {
    const { scripts } = manifestOf({ template })

    assert.includeMembers(Object.keys(scripts), ["dev", "provider", "build", "start", "test", "typecheck"])
    assert.include(scripts.dev, scripts.provider)
  })

  it("contains the seed, a page to sign in and a test", () => {
    const paths = Templates.filesOf({ ...choices, template }).map(({ path }) => path)

    assert.includeMembers(paths, [
      "seed.json",
      "app/SignInPage.tsx",
      "app/ShopPage.test.tsx",
      ".gitignore",
      "README.md"
    ])
  })

  it("uses the chosen port everywhere", () => {
    const files = Templates.filesOf({ ...choices, template, port: 4100 })

    assert.include(contentOf({ template, port: 4100 }, "app/shop.ts"), "http://localhost:4100")
    assert.include(manifestOf({ template, port: 4100 }).scripts.dev, "--port 4100")
    assert.deepStrictEqual(
      files.filter(({ content }) => /\b4000\b/.test(content)).map(({ path }) => path),
      []
    )
  })
})

it("the catalog has no version that no template uses", () => {
  const used = new Set(Templates.names.flatMap((template) => dependenciesOf(template).map(([name]) => name)))

  assert.isAbove(own.size, 5)
  assert.deepStrictEqual(
    [...own.keys()].filter((name) => !used.has(name) || shared.has(name)),
    []
  )
})

it("packages from other sources replace their dependencies too", () => {
  const sources = { "@portico/client": "file:/tmp/client.tgz", "@portico/contract": "file:/tmp/contract.tgz" }

  const { dependencies, overrides } = manifestOf({ sources })

  assert.strictEqual(dependencies["@portico/client"], "file:/tmp/client.tgz")
  assert.deepStrictEqual(overrides, sources)
})

describe("the package manager", () => {
  const pathsOf = (manager: PackageManager) =>
    Templates.filesOf({ ...choices, template: "vite", manager }).map(({ path }) => path)

  it("has the settings that it needs", () => {
    assert.strictEqual(contentOf({ manager: "yarn" }, ".yarnrc.yml"), "nodeLinker: node-modules\n")
    assert.deepStrictEqual([pathsOf("pnpm"), pathsOf("bun")], [pathsOf("npm"), pathsOf("npm")])
  })

  it("is in the commands of the readme", () => {
    assert.include(contentOf({ manager: "bun" }, "README.md"), "\nbun run test    #")
    assert.notMatch(contentOf({ manager: "bun" }, "README.md"), /\bnpm\b/)
  })

  it("takes packages from other sources", () => {
    const sources = { "@portico/client": "file:/tmp/client.tgz" }

    assert.deepStrictEqual(manifestOf({ manager: "yarn", sources }).resolutions, sources)
    assert.deepStrictEqual(manifestOf({ manager: "bun", sources }).overrides, sources)
    assert.include(
      contentOf({ manager: "pnpm", sources }, "pnpm-workspace.yaml"),
      'overrides:\n  "@portico/client": "file:/tmp/client.tgz"'
    )
  })
})
