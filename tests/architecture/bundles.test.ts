import { join } from "node:path"
import { type Plugin, rolldown } from "rolldown"
import { transformSync } from "rolldown/utils"
import { describe, expect, it } from "vitest"
import { withPureCalls } from "../../scripts/annotate-pure.mjs"
import { root } from "./sources.ts"

const compiled: Plugin = {
  name: "compiled",
  transform: {
    filter: { id: /\/packages\/[^/]+\/src\// },
    handler: (code, id) => ({ code: withPureCalls(transformSync(id, code).code), moduleType: "js" })
  }
}

const programIn = (file: string, program: string): Plugin => ({
  name: "program",
  resolveId: (id) => (id === "program" ? file : undefined),
  load: (id) => (id === file ? program : undefined)
})

/** Returns the bundle of a program, including code that is loaded later. */
const bundle = async (program: string) => {
  const build = await rolldown({
    input: "program",
    platform: "browser",
    external: [/^node:/, /^react(-dom)?(\/|$)/],
    logLevel: "silent",
    plugins: [programIn(join(root, "tests/architecture/program.js"), program), compiled]
  })
  const { output } = await build.generate({ format: "esm" })
  await build.close()
  return output
}

/** Returns the files of the bundle of a program. */
const filesOf = async (program: string): Promise<ReadonlyArray<string>> => {
  const output = await bundle(program)
  return output.flatMap((chunk) =>
    chunk.type === "chunk"
      ? Object.entries(chunk.modules).flatMap(([id, { renderedLength }]) => (renderedLength === 0 ? [] : [id]))
      : []
  )
}

const matches = (files: ReadonlyArray<string>, pattern: RegExp) =>
  files.flatMap((file) => pattern.exec(file)?.[1] ?? [])

/** Returns the modules of Effect in the bundle of a program. */
const effectModules = async (program: string) => matches(await filesOf(program), /\/effect\/dist\/(.+)\.js$/)

/** Returns the modules of the packages in the bundle of a program. */
const packageModules = async (program: string) => matches(await filesOf(program), /\/packages\/(.+)$/)

const signIn = `
import * as Client from "@portico/client/Client"
import { Members } from "@portico/client/auth/Members"
import * as Effect from "effect/Effect"
const login = Members.use((members) => members.login({ email: "a@b.example", password: globalThis.password }))
Effect.runPromise(Effect.provide(login, Client.layerAuth({ clientId: "shop", host: "https://provider.test" })))`

const data = `
import * as Client from "@portico/client/Client"
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
const page = Queries.use((queries) => queries.run(Query.from("books").pipe(Query.filter(Filter.gte("year", 1990)))))
const review = Items.use((items) => items.insert("reviews", { text: "fine" }))
Effect.runPromise(
  Effect.provide(Effect.all([page, review]), Client.layer({ clientId: "shop", host: "https://provider.test" }))
)`

const composed = `
import * as Client from "@portico/client/Client"
import * as Items from "@portico/client/data/Items"
import * as Queries from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
const client = Layer.mergeAll(Items.layer, Queries.layer).pipe(
  Layer.provideMerge(Client.layerAuth({ clientId: "shop", host: "https://provider.test" }))
)
const page = Queries.Queries.use((queries) => queries.run(Query.from("books")))
const review = Items.Items.use((items) => items.insert("reviews", { text: "fine" }))
Effect.runPromise(Effect.provide(Effect.all([page, review]), client))`

const authSite = `
import * as AuthSite from "@portico/client/site/AuthSite"
const site = AuthSite.make({ clientId: "shop", host: "https://provider.test" })
site.auth.signIn({ email: "a@b.example", password: globalThis.password })`

const site = `
import * as Site from "@portico/client/site/Site"
const site = Site.make({ clientId: "shop", host: "https://provider.test" })
site.auth.signIn({ email: "a@b.example", password: globalThis.password }).then(() => site.data.query("books").find())`

const kit = `
import * as Client from "@portico/client/Client"
import * as kit from "@portico/react"
globalThis.layer = Client.layer({ clientId: "shop", host: "https://provider.test" })
globalThis.parts = [kit.ClientProvider, kit.SignInForm, kit.CollectionTable, kit.ItemForm]`

const typed = `${data}
import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
globalThis.books = Collection.make("books", Schema.Struct({ title: Schema.String }))`

// Decisions 0115 and 0119. Schema is a third of a page that signs users in.
describe("the bundle of a page", () => {
  it.each([
    ["signs users in", signIn],
    ["reads and writes items of collections without a schema", data],
    ["has components of the kit", kit]
  ])("contains no Schema if the page %s", async (_, program) => {
    const modules = await effectModules(program)

    expect(modules).toContain("Effect")
    expect(modules.filter((module) => /schema/i.test(module))).toEqual([])
  })

  // Decision 0122.
  it("contains no collections if a site of plain JavaScript only signs members in", async () => {
    const signingIn = await packageModules(authSite)

    expect(signingIn).toContain("client/src/site/AuthSite.ts")
    expect(signingIn.filter((module) => /\/data\//.test(module) && !/data\/(Enums|call)/.test(module))).toEqual([])
    expect(signingIn).toContain("client/src/site/internal/SiteRuntime.ts")
    expect(await effectModules(authSite)).not.toContain("ManagedRuntime")
    expect(await effectModules(authSite)).not.toContain("Schema")
    expect(await effectModules(site)).not.toContain("Schema")
  })

  // Decision 0122. With more chunks, rolldown divides the page too.
  it("loads bulk calls, pipelines and references of a site later, in one chunk", async () => {
    const chunks = (await bundle(site)).filter((chunk) => chunk.type === "chunk")
    const [page, ...later] = chunks.toSorted((left, right) => Number(right.isEntry) - Number(left.isEntry))
    const rare = /\/client\/src\/(.*\/(BulkItems|Pipeline|ReferencesOperations|Mfa)\.ts)$/

    expect(later).toHaveLength(1)
    expect(matches(later[0]?.moduleIds ?? [], rare).toSorted()).toEqual([
      "auth/Mfa.ts",
      "data/aggregate/Pipeline.ts",
      "data/bulk/BulkItems.ts",
      "data/item/internal/ReferencesOperations.ts"
    ])
    expect(matches(page?.moduleIds ?? [], rare)).toEqual([])
  })

  // Decision 0125. esbuild and webpack keep a class of `AtomRegistry`, and all of Schema with it.
  it("contains no atoms of Effect and no registry of them if it has components of the kit", async () => {
    const modules = await effectModules(kit)

    expect(modules).toContain("Effect")
    expect(modules.filter((module) => module.startsWith("reactivity/"))).toEqual([])
  })

  it("contains Schema if a collection has a schema", async () => {
    expect(await effectModules(typed)).toContain("Schema")
  })

  // Decision 0120.
  it.each([
    ["signs users in", signIn],
    ["reads and writes items", data]
  ])("contains neither queues, batched requests nor schedules if the page %s", async (_, program) => {
    const modules = await effectModules(program)

    expect(modules).toContain("Effect")
    expect(
      modules.filter((module) => /^(internal\/)?(Queue|PubSub|Request|RequestResolver|Schedule)$/i.test(module))
    ).toEqual([])
  })

  // The second key is only in the code of the default loggers.
  it.each([
    ["signs users in", signIn],
    ["reads and writes items", data]
  ])("contains no default logger of Effect if the page %s", async (_, program) => {
    const code = (await bundle(program)).map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("")

    expect(code).toContain("effect/Logger/CurrentLoggers")
    expect(code).not.toContain("effect/Logger/LogToStderr")
  })

  // Decision 0133. The keys of the program's clock and tracer are in the code, their implementations are not.
  it.each([
    ["signs users in", signIn],
    ["reads and writes items", data],
    ["signs users in without Effect", authSite],
    ["has a site without Effect", site]
  ])("contains neither the clock, the durations nor the tracer of Effect if the page %s", async (_, program) => {
    const code = (await bundle(program)).map((chunk) => (chunk.type === "chunk" ? chunk.code : "")).join("")

    expect(code).toContain('"effect/Clock"')
    expect(code.match(/ClockImpl|fromInputUnsafe|NativeSpan/g)).toBeNull()
  })

  // Decision 0132.
  it("reads responses as a browser does best", async () => {
    const modules = await packageModules(data)

    expect(modules).toContain("client/src/transport/internal/BrowserBody.ts")
    expect(modules.filter((module) => /(BytesBody|JsonItems)\.ts$/.test(module))).toEqual([])
  })

  it("contains only the services that a composed layer has", async () => {
    const modules = await packageModules(composed)

    expect(modules).toContain("client/src/data/item/Items.ts")
    expect(
      modules.filter((module) => /^client.*\/(Mfa|Aggregates|BulkItems|AuthorizedFetch)\.ts$/.test(module))
    ).toEqual([])
  })
})
