import { assert, describe, it } from "@effect/vitest"
import * as Provider from "@portico/provider/Provider"
import * as Effect from "effect/Effect"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import * as SeedFile from "../../packages/provider/src/SeedFile.ts"

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8")

const readme = read("../../README.md")
const example = read("readme.example.ts").trim()

describe("README", () => {
  it("contains the example that compiles", () => {
    assert.include(readme, `\`\`\`ts\n${example}\n\`\`\``)
  })

  it("has at most twelve lines in the example", () => {
    assert.isAtMost(example.split("\n").filter((line) => line !== "").length, 12)
  })

  it("shows a picture, the install command and the example within one screen", () => {
    const screen = readme.split("\n").slice(0, 60).join("\n")

    const [, picture = ""] = /!\[[^\]]+\]\(([^)]+)\)/.exec(screen) ?? []
    assert.isTrue(existsSync(new URL(`../../${picture}`, import.meta.url)), picture)
    assert.include(screen, "npm install @portico/client")
    assert.include(screen, example)
  })
})

it("the README of the provider shows a seed that a provider accepts", async () => {
  const [, text = ""] = /```json\n([^]*?)```/.exec(read("../../packages/provider/README.md")) ?? []
  const folder = mkdtempSync(join(tmpdir(), "portico-seed-"))
  writeFileSync(join(folder, "seed.json"), text)
  const seed = await Effect.runPromise(SeedFile.read(join(folder, "seed.json")))
  rmSync(folder, { recursive: true })
  const provider = Provider.make({ seed, passwordIterations: 1 })

  const seeded = await provider.start()
  await provider.dispose()

  assert.deepInclude(seeded, { clients: 1, membersAdded: 1, collectionsAdded: 1 })
})
