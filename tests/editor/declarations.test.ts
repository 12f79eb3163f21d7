/**
 * The declarations of a program that exports steps, filters and patches. TypeScript reports an error (TS4023 or
 * TS2742) if their inferred types contain a type that no public module exports.
 */
import { spawnSync } from "node:child_process"
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { bin, root, shell } from "../../scripts/root.mjs"

const exported = {
  byTitle: `Query.ascending("title")`,
  page: `Query.fields("title")`,
  withAuthor: `Query.include("author")`,
  cheap: `Query.filter(Filter.lt("price", 10))`,
  found: `SearchQuery.descending("title")`,
  perLanguage: `Aggregate.group("language")`,
  sum: `Aggregate.sum("price")`,
  many: `Aggregate.having(Filter.gt("count", 1))`,
  unwound: `Pipeline.unwind("tags")`,
  grouped: `Pipeline.group({ a: Expression.field("language") })`,
  projected: `Pipeline.project(Projection.include("title"))`,
  free: `Patch.set("price", 0)`,
  filter: `Filter.of(Books, Filter.and(Filter.lt("price", 10), Filter.isNotEmpty("title")))`,
  joined: `Filter.and(Filter.lt("price", 10))`,
  patch: `Patch.of(Books).pipe(Patch.set("price", 0))`,
  query: `Query.from(Books).pipe(Query.ascending("title"), Query.fields("title"))`
}

const modules = ["Aggregate", "Expression", "Filter", "Patch", "Pipeline", "Projection", "Query", "SearchQuery"]

it("contains only types of public modules", () => {
  const cache = join(root, "node_modules/.cache/editor")
  mkdirSync(cache, { recursive: true })
  const folder = mkdtempSync(join(cache, "declarations-"))
  const source = [
    ...modules.map((name) => `import * as ${name} from "@portico/client/data/${name}"`),
    `import * as Collection from "@portico/client/data/Collection"`,
    `import * as Schema from "effect/Schema"`,
    `const Books = Collection.make("books", Schema.Struct({ title: Schema.String, price: Schema.Finite }))`,
    ...Object.entries(exported).map(([name, value]) => `export const ${name} = ${value}`)
  ]
  const compilerOptions = {
    composite: false,
    declaration: true,
    emitDeclarationOnly: true,
    incremental: false,
    noEmit: false,
    outDir: "out",
    plugins: [],
    tsBuildInfoFile: null
  }
  try {
    writeFileSync(join(folder, "program.ts"), source.join("\n"))
    writeFileSync(
      join(folder, "tsconfig.json"),
      JSON.stringify({ extends: join(root, "tsconfig.json"), compilerOptions, files: ["program.ts"], include: [] })
    )

    const { stdout: errors } = spawnSync(bin("tsc"), ["-p", folder], { encoding: "utf8", shell })

    expect(errors).toBe("")
    const declarations = readFileSync(join(folder, "out/program.d.ts"), "utf8")
    for (const name of Object.keys(exported)) expect(declarations).toContain(`const ${name}:`)
    expect(declarations.match(/import\([^)]*\)\.\w+/g) ?? []).toEqual([])
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
