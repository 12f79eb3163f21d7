import * as kit from "@portico/react"
import * as auth from "@portico/react/auth"
import * as charts from "@portico/react/charts"
import * as data from "@portico/react/data"
import { globSync, readFileSync } from "node:fs"
import { join, posix } from "node:path"
import { parseSync } from "rolldown/utils"
import { describe, expect, it } from "vitest"

/** The namespaces of unstyled parts. A new one is tested without a change here. */
const namespaces = Object.entries<unknown>({ ...charts, ...auth, ...data }).filter(([name]) =>
  /^[A-Z]\w*Parts$/.test(name)
)

const source = (path: string) => readFileSync(join(import.meta.dirname, "../../packages/react/src", path), "utf8")

const modules = globSync("**/*Parts.{ts,tsx}", { cwd: join(import.meta.dirname, "../../packages/react/src") }).filter(
  (path) => !path.endsWith("LaterParts.tsx")
)

/** The modules that applications import, with what they export. */
const entries: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  "index.ts": kit,
  "auth/index.ts": auth,
  "charts.ts": charts,
  "data/index.ts": data
}

/** The components that an entry exports from another module, and that module. */
const components = Object.entries(entries).flatMap(([entry, exported]) =>
  Array.from(source(entry).matchAll(/^export \{([^}]+)\} from "([^"]+)"/gm)).flatMap(([, names = "", path = ""]) =>
    names
      .split(",")
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]/.test(name) && typeof exported[name] === "function")
      .map((name) => [entry, name, posix.join(posix.dirname(entry), path)] as const)
  )
)

const isClient = (path: string): boolean => source(path).startsWith('"use client"\n')

// Returns the modules that a server component loads with a module. It receives references to client modules instead.
const onServer = (path: string, seen = new Set<string>()): ReadonlySet<string> => {
  if (seen.has(path) || isClient(path)) return seen
  seen.add(path)
  for (const node of parseSync(path, source(path)).program.body) {
    if (
      node.type !== "ImportDeclaration" &&
      node.type !== "ExportNamedDeclaration" &&
      node.type !== "ExportAllDeclaration"
    )
      continue
    const isType =
      ("importKind" in node && node.importKind === "type") || ("exportKind" in node && node.exportKind === "type")
    if (!isType && /^\..*\.tsx?$/.test(node.source?.value ?? ""))
      onServer(posix.join(posix.dirname(path), node.source?.value ?? ""), seen)
  }
  return seen
}

describe("in a server component", () => {
  it("finds components of each entry", () => {
    expect(new Set(components.map(([entry]) => entry))).toEqual(new Set(Object.keys(entries)))
    expect(components.length).toBeGreaterThan(80)
  })

  it.each(components)("%s: %s is a component of a client module", (_, __, path) => {
    expect(isClient(path)).toBe(true)
  })

  // React on a server has no `createContext`, so a module that calls it fails when it is loaded.
  it.each([...Object.keys(entries), "form/index.ts", "strength.ts"])("%s loads no context", (entry) => {
    const loaded = [...onServer(entry)]

    expect(loaded).toContain(entry)
    expect(loaded.filter((path) => /\bcreateContext\b|extends React\.\w*Component/.test(source(path)))).toEqual([])
  })
})

describe("the modules of parts", () => {
  it("finds one for each namespace", () => {
    expect(modules).toHaveLength(namespaces.length)
  })

  it.each(modules)("%s is a client module, so that server components can import its parts", (path) => {
    expect(source(path)).toMatch(/^"use client"\n/)
  })

  it.each(namespaces)("%s has a root and other parts, all of them components", (_, parts) => {
    const named = Object.entries(parts as Record<string, unknown>)

    expect(named.map(([name]) => name)).toContain("Root")
    expect(named.length).toBeGreaterThan(1)
    for (const [name, part] of named) {
      expect(name).toMatch(/^[A-Z]/)
      expect(part).toBeTypeOf("function")
    }
  })
})
