/** data.md §8: one test for each sentence about responses and errors. */
import { BulkItems } from "@portico/client/data/BulkItems"
import type { BulkResult } from "../../../packages/client/src/data/bulk/internal/BulkResult.ts"
import type { DataError } from "@portico/client/data/Failure"
import { Items } from "@portico/client/data/Items"
import * as Patch from "@portico/client/data/Patch"
import { BulkError } from "../../../packages/client/src/site/internal/SiteBulk.ts"
import * as Wde from "@portico/contract/Wde"
import * as Faults from "@portico/testing/Faults"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { describe, expect, it } from "vitest"
import { refused, serving } from "../../client/site/serving.ts"
import { open } from "./made.ts"

const violations = [
  { field: "title", description: "is too long" },
  { field: "price.amount", description: "is negative" }
]

const violated = () =>
  Response.json({ message: "no", details: { validationError: { fieldViolations: violations } } }, { status: 400 })

const rejectionOf = (call: Promise<unknown>): Promise<any> =>
  call.then(
    () => undefined,
    (error: unknown) => error
  )

describe("data.md §8, behavior on responses and errors", () => {
  it("WDE0073: get returns null", async () => {
    const { data, run } = open()

    expect(await data.get("books", "none")).toBeNull()
    expect(await run(Items.use((items) => items.get("books", "none")))).toEqual(Option.none())
    expect(await serving(() => refused(404, "WDE0073")).site.data.get("books", "none")).toBeNull()
  })

  it("WDE0073: remove returns null", async () => {
    const { data, run } = open()

    expect(await data.remove("books", "none")).toBeNull()
    expect(await run(Items.use((items) => items.remove("books", "none")))).toEqual(Option.none())
    expect(await serving(() => refused(404, "WDE0073")).site.data.remove("books", "none")).toBeNull()
  })

  it.each([
    ["update", BulkItems.use((bulk) => bulk.update("books", [{ _id: "none" }])), "/v2/bulk/items/update"],
    [
      "patch",
      BulkItems.use((bulk) => bulk.patch("books", ["none"], Patch.empty.pipe(Patch.set("year", 1)))),
      "/v2/bulk/items/patch"
    ],
    ["remove", BulkItems.use((bulk) => bulk.remove("books", ["none"])), "/v2/bulk/items/remove"]
  ] as const)("WDE0073 is ignored by bulk: %s", async (_, call, path) => {
    const { answers, calls, run } = open()

    expect(await run<BulkResult<unknown>, DataError>(call)).toMatchObject({
      updated: 0,
      removed: 0,
      skipped: 1,
      errors: []
    })
    expect([calls()[0]?.path, answers[0]]).toMatchObject([
      path,
      { results: [{ itemMetadata: { success: false, error: { code: "WDE0073" } } }] }
    ])
  })

  it("WDE0073 is ignored by bulk: save", async () => {
    const error = { code: "WDE0073", description: "gone" }
    const { site } = serving(() =>
      Response.json({ results: [{ action: "UPDATE", itemMetadata: { originalIndex: 0, success: false, error } }] })
    )

    expect(await site.data.bulkSave("books", [{ _id: "none" }])).toMatchObject({ updated: 0, skipped: 1, errors: [] })
  })

  it("WDE0074 is ignored in bulk insert", async () => {
    const { answers, data, run } = open()
    const ignored = { inserted: 0, skipped: 1, errors: [], insertedItemIds: [] }

    expect(await data.bulkInsert("books", [{ _id: "emma" }])).toMatchObject(ignored)
    expect(await run(BulkItems.use((bulk) => bulk.insert("books", [{ _id: "emma" }])))).toMatchObject(ignored)
    expect(answers[0]).toMatchObject({ results: [{ itemMetadata: { success: false, error: { code: "WDE0074" } } }] })
  })

  it("server application errors are surfaced with their description", async () => {
    const { data, run } = open()
    const error = await rejectionOf(data.get("nothing", "emma"))

    expect(error).toMatchObject({
      code: "WDE0025",
      message: "The collection nothing does not exist.",
      details: { applicationError: { code: "WDE0025", description: "The collection nothing does not exist." } }
    })
    expect(await run(Effect.flip(Items.use((items) => items.get("nothing", "emma"))))).toMatchObject({
      _tag: "ApplicationError",
      code: "WDE0025",
      description: "The collection nothing does not exist."
    })
  })

  it("validation errors list each field violation as lines of field and description", async () => {
    const error = await rejectionOf(serving(violated).site.data.insert("books", {}))

    expect(error.message.split("\n").slice(1)).toEqual(["title: is too long", "price.amount: is negative"])
    expect(error).toMatchObject({
      kind: "WD_VALIDATION_ERROR",
      details: { validationError: { fieldViolations: violations } }
    })
  })

  it.each([
    ["a system error", Faults.failing({ path: "/v2" }), "SystemError"],
    ["no response", Faults.noNetwork({ path: "/v2" }), "Unreachable"],
    ["too many calls", Faults.rateLimited({ path: "/v2" }), "RateLimited"]
  ])("any other failure becomes an internal error of an unknown kind: %s", async (_, fault, cause) => {
    const { data, run } = open({ faults: [fault] })

    const error = await rejectionOf(data.insert("books", {}))
    expect(error).toMatchObject({ code: "WDE0053", kind: "WD_UNKNOWN_ERROR", cause: { cause: { _tag: cause } } })
    expect(error.message).toMatch(/^Internal error: ./)
    expect(await run(Effect.flip(Items.use((items) => items.insert("books", {}))))).toMatchObject({
      _tag: "WDE0053",
      kind: "WD_UNKNOWN_ERROR",
      cause: { _tag: cause }
    })
  })

  it("bulk item failures are collected as errors with message, code, original item and index", async () => {
    const { data } = open({
      hooks: { books: { beforeInsert: (item) => (item["title"] === "No" ? Promise.reject(new Error("no")) : item) } }
    })
    const items = [{ _id: "a" }, { _id: "b", title: "No" }, { _id: "c" }]
    const { errors, insertedItemIds } = await data.bulkInsert("books", items)

    expect(errors).toHaveLength(1)
    expect(errors[0]).toBeInstanceOf(BulkError)
    expect(errors[0]).toMatchObject({
      name: "BulkError",
      message: "The site's code rejected the request: no",
      code: "WDE0078",
      item: items[1],
      originalIndex: 1
    })
    expect(insertedItemIds).toEqual(["a", "c"])
  })

  it("error kind: WD_VALIDATION_ERROR", async () => {
    const { data } = open()

    expect(await rejectionOf(data.get("", "emma"))).toMatchObject({ code: "WDE0001", kind: "WD_VALIDATION_ERROR" })
    expect(await rejectionOf(data.insert("books", { _id: "emma" }))).toMatchObject({
      code: "WDE0074",
      kind: "WD_VALIDATION_ERROR"
    })
  })

  it("error kind: WD_UNKNOWN_ERROR", async () => {
    const kinds = Object.entries(Wde.catalog).flatMap(([code, { kind }]) => (kind === "WD_UNKNOWN_ERROR" ? [code] : []))
    const { data } = open({ faults: [Faults.captivePortal({ path: "/v2" })] })

    expect(await rejectionOf(data.get("books", "emma"))).toMatchObject({ code: "WDE0055", kind: "WD_UNKNOWN_ERROR" })
    expect(kinds).toEqual(["WDE0053", "WDE0055"])
  })
})
