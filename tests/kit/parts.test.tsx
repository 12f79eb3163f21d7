import * as charts from "@portico/react/charts"
import * as auth from "@portico/react/auth"
import * as data from "@portico/react/data"
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"

/** The namespaces of unstyled parts. A new one is tested without a change here. */
const namespaces = Object.entries<unknown>({ ...charts, ...auth, ...data }).filter(([name]) =>
  /^[A-Z]\w*Parts$/.test(name)
)

const source = (path: string) => readFileSync(join(import.meta.dirname, "../../packages/react/src", path), "utf8")

const modules = globSync("**/*Parts.{ts,tsx}", { cwd: join(import.meta.dirname, "../../packages/react/src") }).filter(
  (path) => !path.endsWith("LaterParts.tsx")
)

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
