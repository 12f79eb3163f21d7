/** data.md §5: the rules of options, for every call that takes them, and the warnings of an insert. */
import { Items } from "@portico/client/data/Items"
import type { SiteError } from "@portico/client/site/SiteError"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Logger from "effect/Logger"
import { describe, expect, it } from "vitest"
import { open, type PlainData } from "./made.ts"

/** All calls of the facade that accept general options. */
const general: Readonly<Record<string, (data: PlainData, options: unknown) => Promise<unknown>>> = {
  get: (data, options) => data.get("books", "emma", options),
  insert: (data, options) => data.insert("books", {}, options),
  update: (data, options) => data.update("books", { _id: "emma" }, options),
  save: (data, options) => data.save("books", {}, options),
  patch: (data, options) => data.patch("books", "emma").setField("a", 1).run(options),
  remove: (data, options) => data.remove("books", "emma", options),
  insertReference: (data, options) => data.insertReference("books", "authors", "emma", "austen", options),
  removeReference: (data, options) => data.removeReference("books", "authors", "emma", "austen", options),
  replaceReferences: (data, options) => data.replaceReferences("books", "authors", "emma", [], options),
  isReferenced: (data, options) => data.isReferenced("books", "authors", "emma", "austen", options),
  queryReferenced: (data, options) => data.queryReferenced("books", "emma", "authors", options),
  find: (data, options) => data.query("books").find(options),
  count: (data, options) => data.query("books").count(options),
  distinct: (data, options) => data.query("books").distinct("title", options),
  aggregate: (data, options) => data.aggregate("books").count().run(options),
  aggregatePipeline: (data, options) => data.aggregatePipeline("books", { stages: [] }, options),
  search: (data, options) => data.search("books").run(options)
}

const bulk = {
  insert: (data: PlainData, options: unknown) => data.bulkInsert("books", [{}], options),
  update: (data: PlainData, options: unknown) => data.bulkUpdate("books", [{ _id: "emma" }], options),
  remove: (data: PlainData, options: unknown) => data.bulkRemove("books", ["emma"], options)
}

/** Calls with wrong options, then with right ones, and returns the problems and whether requests were sent. */
const rule = async (
  call: (data: PlainData, options: unknown) => Promise<unknown>,
  wrong: unknown,
  ...right: ReadonlyArray<unknown>
) => {
  const { plain, sent } = open()
  const error = await Promise.resolve(call(plain.data, wrong)).then(
    () => undefined,
    (error: SiteError) => error
  )
  const before = sent.length
  for (const options of right) await call(plain.data, options)
  const problems = error?.problems?.map(({ code, message, path }) => `${code} ${path.join(".")}: ${message}`)
  return [error?.kind, problems, before, sent.length > right.length]
}

/** The expected result for one wrong option. */
const told = (option: string, expected: string, received: string) => [
  "WD_VALIDATION_ERROR",
  [
    `WDE0018 options${option === "object" ? "" : `.${option}`}: The option ${option} must be ${expected}. Received: ${received}.`
  ],
  0,
  true
]

const boolean = "true or false"

describe("data.md §5, validation rules", () => {
  const calls = {
    ...general,
    ...Object.fromEntries(Object.entries(bulk).map(([name, call]) => [`bulk ${name}`, call]))
  }

  it.each(
    Object.entries({ ...calls, truncate: (data: PlainData, options: unknown) => data.truncate("books", options) })
  )("options must be an object: %s", async (_, call) => {
    expect(await rule(call, "fast", {}, null)).toEqual(told("object", "an object", '"fast"'))
    expect(await rule(call, [true], {}, undefined)).toEqual(told("object", "an object", "an array of 1"))
  })

  for (const option of ["suppressAuth", "suppressHooks", "showDrafts", "consistentRead"]) {
    it.each(Object.entries(general))(`general options are booleans: ${option}: %s`, async (_, call) => {
      expect(await rule(call, { [option]: "yes" }, { [option]: true }, { [option]: null })).toEqual(
        told(option, boolean, '"yes"')
      )
    })
  }

  it.each(Object.entries(general))("language must be a non-empty string: %s", async (_, call) => {
    expect(await rule(call, { language: "" }, { language: "en" })).toEqual(
      told("language", "a non-empty string", "an empty string")
    )
    expect(await rule(call, { language: true }, { language: "de" })).toEqual(
      told("language", "a non-empty string", "true")
    )
  })

  it.each([
    ["bulk insert", "suppressAuth", bulk.insert],
    ["bulk insert", "suppressHooks", bulk.insert],
    ["bulk insert", "overrideExisting", bulk.insert],
    ["bulk update", "suppressAuth", bulk.update],
    ["bulk update", "suppressHooks", bulk.update],
    ["bulk update", "showDrafts", bulk.update],
    ["bulk remove", "suppressAuth", bulk.remove],
    ["bulk remove", "suppressHooks", bulk.remove],
    ["bulk remove", "showDrafts", bulk.remove]
  ])("%s options are booleans: %s", async (_, option, call) => {
    expect(await rule(call, { [option]: 1 }, { [option]: true }, { [option]: false })).toEqual(
      told(option, boolean, "1")
    )
  })

  it("truncate option is a boolean: suppressAuth", async () => {
    const truncate = (data: PlainData, options: unknown) => data.truncate("books", options)

    expect(await rule(truncate, { suppressAuth: 0 }, { suppressAuth: false })).toEqual(
      told("suppressAuth", boolean, "0")
    )
    // The other options are ignored.
    expect(await rule(truncate, { suppressAuth: "no", showDrafts: 1 }, { showDrafts: 1 })).toEqual(
      told("suppressAuth", boolean, '"no"')
    )
  })

  const warned = async (data: Readonly<Record<string, unknown>>) => {
    const logged: Array<string> = []
    const logger = Logger.make(({ logLevel, message }) => void logged.push(`${logLevel}: ${String(message)}`))
    const { calls, run } = open()

    const stored = await run(
      Items.use((items) => items.insert("books", data)).pipe(Effect.provide(Layer.fresh(Logger.layer([logger]))))
    )
    return { logged, stored: stored.data, sent: calls().length }
  }

  it.each([
    ["starting with $", { $price: 1, deep: [{ $at: 2 }] }, "$price, deep.0.$at"],
    ["containing a dot", { "a.b": 1, deep: { "c.d": 2 } }, "a.b, deep.c.d"]
  ])("a warning is logged for field names %s, and the insert is not rejected", async (_, data, names) => {
    const { logged, sent, stored } = await warned(data)

    expect(logged).toEqual([`Warn: Field names that start with $ or contain a dot cannot be used in filters: ${names}`])
    expect([stored, sent]).toEqual([expect.objectContaining(data), 1])
    expect((await warned({ price: 1, deep: { "c-d": 2 } })).logged).toEqual([])
  })
})
