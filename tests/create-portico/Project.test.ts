import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, assert, beforeEach, describe, it } from "vitest"
import { UsageError } from "../../packages/create-portico/src/Arguments.ts"
import * as Project from "../../packages/create-portico/src/Project.ts"

const choices = { template: "vite", manager: "npm", port: 4000, version: "1.2.3", sources: {} } as const

let folder = ""
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-create-"))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

describe("a project", () => {
  it("is written to a new folder", () => {
    const project = join(folder, "My Shop")

    Project.write(project, choices)

    assert.strictEqual(JSON.parse(readFileSync(join(project, "package.json"), "utf8")).name, "my-shop")
    assert.isTrue(existsSync(join(project, ".gitignore")))
  })

  it("is written to an empty repository", () => {
    mkdirSync(join(folder, ".git"))

    assert.include(Project.write(folder, choices), "app/main.tsx")
  })

  it("is not written to a folder with files", () => {
    writeFileSync(join(folder, "notes.txt"), "mine")

    assert.throws(() => Project.write(folder, choices), UsageError, "is not empty: it contains notes.txt")
    assert.isFalse(existsSync(join(folder, "package.json")))
  })

  it("does not replace a file", () => {
    const file = join(folder, "shop")
    writeFileSync(file, "mine")

    assert.throws(() => Project.write(file, choices), UsageError, "is a file")
  })

  it.each([
    ["/tmp/My Shop!", "my-shop"],
    ["/tmp/_", "portico-app"],
    ["/tmp/shop_2", "shop-2"]
  ])("in %s is named %s", (path, name) => {
    assert.strictEqual(Project.nameOf(path), name)
  })
})
