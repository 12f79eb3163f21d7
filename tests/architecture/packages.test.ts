import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { files, glob, type Manifest, manifests, root } from "./sources.ts"

const rootManifest: Manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"))
const workspace = readFileSync(join(root, "pnpm-workspace.yaml"), "utf8")
const everyManifest = [["the root", rootManifest] as const, ...manifests]
const published = [...manifests].filter(([, manifest]) => manifest.private !== true)

const isPinned = (version: string): boolean => /^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version)

const publishedAs = (source: string) => {
  const target = source.replace("./src/", "./dist/")
  return target.endsWith(".css")
    ? { types: `${target}.d.ts`, default: target }
    : { types: target.replace(/\.tsx?$/, ".d.ts"), default: target.replace(/\.tsx?$/, ".js") }
}

describe.each(published)("%s", (_, manifest) => {
  it("publishes the entry points that the workspace uses", () => {
    const expected = Object.entries(manifest.exports ?? {}).map(([entry, source]) => [
      entry,
      source === null ? null : publishedAs(source)
    ])

    expect(manifest.publishConfig?.exports ?? {}).toEqual(Object.fromEntries(expected))
  })

  it("publishes the modules that depend on the runtime", () => {
    const expected = Object.entries(manifest.imports ?? {}).map(([name, targets]) => [
      name,
      Object.fromEntries(Object.entries(targets).map(([condition, source]) => [condition, publishedAs(source).default]))
    ])

    expect(manifest.publishConfig?.imports ?? {}).toEqual(Object.fromEntries(expected))
  })

  it("publishes the commands that the workspace uses", () => {
    const expected = Object.entries(manifest.bin ?? {}).map(([name, source]) => [name, publishedAs(source).default])

    expect(manifest.publishConfig?.bin ?? {}).toEqual(Object.fromEntries(expected))
  })
})

it("publishes the sources that the documentation names", () => {
  const named = glob("docs/{concepts,guides,start}/*.md", "packages/*/README.md", "README.md").flatMap((page) =>
    Array.from(
      readFileSync(join(root, page), "utf8").matchAll(/(@portico\/[\w-]+)\/(src\/[\w./-]*\w)/g),
      (match) => match
    )
  )
  const missing = named.filter(([, name = "", file = ""]) => {
    const [folder = "", manifest] = published.find(([, manifest]) => manifest.name === name) ?? []
    return !manifest?.files?.some((path) => file.startsWith(`${path}/`)) || !existsSync(join(root, folder, file))
  })

  expect(named).not.toEqual([])
  expect(missing.map(([path]) => path)).toEqual([])
})

it.each(everyManifest)("%s pins its dependencies", (_, { dependencies, devDependencies }) => {
  const loose = Object.entries({ ...dependencies, ...devDependencies }).filter(
    ([, version]) => !isPinned(version) && version !== "workspace:*" && version !== "catalog:"
  )

  expect(loose).toEqual([])
})

it("pins the shared versions", () => {
  const catalog = /^catalog:\n((?: {2}.*\n)+)/m.exec(workspace)?.[1] ?? ""
  const versions = catalog
    .trim()
    .split("\n")
    .map((line) => line.split(": ")[1]?.trim() ?? "")

  expect(versions.length).toBeGreaterThan(1)
  expect(versions.filter((version) => !isPinned(version))).toEqual([])
})

it("uses one version of each dependency", () => {
  const versions = new Map<string, Set<string>>()
  for (const [, { dependencies, devDependencies }] of everyManifest) {
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      versions.set(name, (versions.get(name) ?? new Set()).add(version))
    }
  }

  expect([...versions].filter(([, found]) => found.size > 1)).toEqual([])
})

it("leaves purity annotations to the build", () => {
  const annotated = files.filter(
    (file) => /^packages\/[^/]+\/src\//.test(file) && readFileSync(join(root, file), "utf8").includes("__PURE__")
  )

  expect(annotated).toEqual([])
})
