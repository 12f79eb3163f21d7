import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { SourceMap } from "node:module"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { rolldown } from "rolldown"
import { annotatePure } from "../../scripts/annotate-pure.mjs"

let folder: string

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "portico-annotate-"))
})

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const annotated = (code: string): string => {
  const file = join(folder, "module.js")
  writeFileSync(file, code)
  annotatePure(file)
  return readFileSync(file, "utf8")
}

describe("the annotation of a pure call", () => {
  it.each([
    ["export const a = f()", "export const a = /*#__PURE__*/ f()"],
    ["const a = f(g(1), new H())", "const a = /*#__PURE__*/ f(/*#__PURE__*/ g(1), /*#__PURE__*/ new H())"],
    [
      "const a = f({ b: g() }).pipe(h())",
      "const a = /*#__PURE__*/ f({ b: /*#__PURE__*/ g() }).pipe(/*#__PURE__*/ h())"
    ],
    ["export class A extends f()(g) {}", "export class A extends /*#__PURE__*/ f()(g) {}"],
    ["class A { static b = f() }", "class A { static b = /*#__PURE__*/ f() }"],
    ["const { a, b } = f()", "const { a, b } = /*#__PURE__*/ f()"]
  ])("is added to the calls that run when %s loads", (code, expected) => {
    assert.strictEqual(annotated(code), expected)
  })

  it.each([
    "f()",
    "const a = () => f()",
    "const a = function () { return f() }",
    "function a() { return f() }",
    "class A { b() { return f() } }",
    "const a = /*#__PURE__*/ f()",
    "const a = /* @__PURE__ */ f()",
    "export {}"
  ])("is not added to %s", (code) => {
    assert.strictEqual(annotated(code), code)
  })

  it("is added once", () => {
    const once = annotated("const a = f(g())")

    assert.strictEqual(annotated(once), once)
  })

  it("lets a bundler remove unused code", async () => {
    const entry = join(folder, "entry.js")
    writeFileSync(entry, 'import { used } from "./module.js"\nconsole.log(used)\n')
    annotated("export const used = globalThis.make(1)\nexport const unused = globalThis.make(globalThis.part())\n")

    const bundle = await rolldown({ input: entry })
    const { output } = await bundle.generate({ format: "esm" })

    assert.include(output[0].code, "make(1)")
    assert.notInclude(output[0].code, "part()")
  })
})

describe("a source map", () => {
  it("still maps each character to its source", () => {
    const line = "export const a = f({ b: g(), c: [h(1)] })"
    const file = join(folder, "mapped.js")
    // Each column comes from the same column of the source.
    const mappings = `;AACA${",CAAC".repeat(line.length - 1)};AACA`
    writeFileSync(file, `// a\n${line}\nexport const b = 1\n`)
    writeFileSync(`${file}.map`, JSON.stringify({ version: 3, sources: ["module.ts"], names: [], mappings }))

    annotatePure(file)

    const map = new SourceMap(JSON.parse(readFileSync(`${file}.map`, "utf8")))
    const [, moved = ""] = readFileSync(file, "utf8").split("\n")
    const found = Array.from(moved.matchAll(/\/\*#__PURE__\*\/ |(.)/g), ({ 1: character, index }) => {
      if (character === undefined) return ""
      const entry = map.findEntry(1, index)
      return "originalColumn" in entry && entry.originalLine === 1 ? line[entry.originalColumn] : "nowhere"
    })
    assert.strictEqual(found.join(""), line)
  })
})
