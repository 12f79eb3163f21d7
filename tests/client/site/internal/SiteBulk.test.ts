import { BulkError } from "../../../../packages/client/src/site/internal/SiteBulk.ts"
import { describe, expect, it } from "vitest"
import { refused, serving } from "../serving.ts"

const result = (action: string, originalIndex: number, id?: string, error?: object) => ({
  action,
  itemMetadata: { id, originalIndex, success: error === undefined, error }
})

const answering = (...results: ReadonlyArray<object>) => serving(() => Response.json({ results }))

const nothing = { inserted: 0, updated: 0, removed: 0, skipped: 0, errors: [] }
const noIds = { insertedItemIds: [], updatedItemIds: [], removedItemIds: [] }

describe("the bulk calls of data", () => {
  it("count the results in any order", async () => {
    const { sent, site } = answering(result("UPDATE", 1, "b"), result("INSERT", 0, "a"))

    expect(await site.data.bulkSave("books", [{ _id: "a" }, { _id: "b" }])).toEqual({
      ...nothing,
      ...noIds,
      inserted: 1,
      updated: 1,
      insertedItemIds: ["a"],
      updatedItemIds: ["b"]
    })
    expect(sent).toMatchObject([{ path: "/v2/bulk/items/save" }])
  })

  it("return the reason of each failure and count missing items as skipped", async () => {
    const { site } = answering(
      result("DELETE", 0, "a"),
      result("DELETE", 1, "b", { code: "WDE0073" }),
      result("DELETE", 2, "c", { code: "WDE0027", description: "denied" })
    )

    const removed = await site.data.bulkRemove("books", ["a", "b", "c"], {
      condition: site.data.query("books").eq("a", 1)
    })

    expect(removed).toMatchObject({ removed: 1, skipped: 1, removedItemIds: ["a"] })
    expect(removed.errors[0]).toBeInstanceOf(BulkError)
    expect(removed.errors).toMatchObject([
      { name: "BulkError", message: "denied", code: "WDE0027", item: "c", originalIndex: 2 }
    ])
  })

  it("count items without a result as skipped", async () => {
    const { site } = answering()

    expect(await site.data.bulkInsert("books", [{}, {}])).toEqual({ ...nothing, ...noIds, skipped: 2 })
  })

  it("apply the same changes to several items", async () => {
    const { sent, site } = answering(result("PATCH", 0, "a"), result("PATCH", 1, "b"))

    const patched = await site.data.bulkPatch("books", ["a", "b"]).setField("sold", true).run({ suppressHooks: true })

    const fieldModifications = [{ fieldPath: "sold", action: "SET_FIELD", setFieldOptions: { value: true } }]
    expect(patched.updatedItemIds).toEqual(["a", "b"])
    expect(sent.map(({ body }) => body)).toEqual([
      {
        dataCollectionId: "books",
        suppressHooks: true,
        patches: ["a", "b"].map((dataItemId) => ({ dataItemId, fieldModifications }))
      }
    ])
  })

  it("send a condition with bulkUpdate", async () => {
    const { sent, site } = answering(result("UPDATE", 0, "a"))

    await site.data.bulkUpdate("books", [{ _id: "a" }], { condition: site.data.filter().eq("b", 2) })

    expect(sent[0]?.body).toMatchObject({ condition: { filter: { b: 2 } } })
  })

  it("reject if the request is refused, and before sending it if arguments are invalid", async () => {
    const { sent, site } = serving(() => refused(403, "WDE0027"))

    await expect(site.data.bulkRemove("books", ["a"])).rejects.toMatchObject({ code: "WDE0027" })
    await expect(site.data.bulkRemove("", [5 as never])).rejects.toMatchObject({
      problems: [{ code: "WDE0001" }, { code: "WDE0068" }]
    })
    expect(sent.length).toBe(1)
  })
})
