import { afterAll, assert, beforeAll, describe, it } from "@effect/vitest"
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
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
    ["const a = f({ b: c.d })", "const a = /*#__PURE__*/ (() => (f({ b: c.d })))()"],
    ["export const a = { b: [c.d] }", "export const a = /*#__PURE__*/ (() => ({ b: [c.d] }))()"],
    [
      "const a = f({ b: g() }).pipe(h())",
      "const a = /*#__PURE__*/ f({ b: /*#__PURE__*/ g() }).pipe(/*#__PURE__*/ h())"
    ],
    ["const a = b.c", "const a = /*#__PURE__*/ (() => (b.c))()"],
    ["const a = b.f(c.d)", "const a = /*#__PURE__*/ (() => (b.f(c.d)))()"],
    ["const a = b.c.pipe(f)", "const a = /*#__PURE__*/ (() => (b.c.pipe(f)))()"],
    ["const a = b.f(c)", "const a = /*#__PURE__*/ b.f(c)"],
    ["class A extends f()(b.c) {}", "class A extends /*#__PURE__*/ (() => (f()(b.c)))() {}"],
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
    "const a = () => ({ b: c.d })",
    "const a = /*#__PURE__*/ (() => (f({ b: c.d })))()",
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
    annotated(
      [
        "export const used = globalThis.make(1)",
        "export const unused = globalThis.make(globalThis.part())",
        "export const alsoUnused = globalThis.make({ a: globalThis.field })"
      ].join("\n")
    )

    const bundle = await rolldown({ input: entry })
    const { output } = await bundle.generate({ format: "esm" })

    assert.include(output[0].code, "make(1)")
    assert.notInclude(output[0].code, "part()")
    assert.notInclude(output[0].code, "field")
  })
})
