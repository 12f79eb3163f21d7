import { describe, expect, it } from "vitest"
import { serving } from "../serving.ts"

const reference = (referringItemId: string, referencedItemId: string) => ({
  referringItemFieldName: "authors",
  referringItemId,
  referencedItemId
})

const bodies = (sent: ReadonlyArray<{ readonly path: string; readonly body: unknown }>) =>
  sent.map(({ body, path }) => [path.split("/").at(-1), body])

describe("the references of data", () => {
  it("can be inserted, removed, replaced and checked by ids or items", async () => {
    const { sent, site } = serving(() => Response.json({ isReferenced: true }))

    expect(await site.data.insertReference("books", "authors", { _id: "omens" }, ["a", { _id: "b" }])).toBeUndefined()
    expect(await site.data.removeReference("books", "authors", "omens", "a", null)).toBeUndefined()
    expect(await site.data.replaceReferences("books", "authors", "omens", [], { suppressHooks: true })).toBeUndefined()
    expect(await site.data.isReferenced("books", "authors", "omens", "b", { consistentRead: true })).toBe(true)

    const common = { dataCollectionId: "books" }
    expect(bodies(sent)).toEqual([
      ["insert-references", { ...common, dataItemReferences: [reference("omens", "a"), reference("omens", "b")] }],
      ["remove-references", { ...common, dataItemReferences: [reference("omens", "a")] }],
      [
        "replace-references",
        {
          ...common,
          referringItemFieldName: "authors",
          referringItemId: "omens",
          newReferencedItemIds: [],
          suppressHooks: true
        }
      ],
      ["is-referenced", { ...common, ...reference("omens", "b"), consistentRead: true }]
    ])
  })

  it("can be inserted for several items in one request", async () => {
    const { sent, site } = serving(() => Response.json({}))
    const item = { referringItemFieldName: "authors", referringItemId: { _id: "emma" }, referencedItemId: "austen" }

    expect(await site.data.insertReference("books", [item, reference("omens", "gaiman")], null)).toBeUndefined()

    expect(bodies(sent)).toEqual([
      [
        "insert-references",
        {
          dataCollectionId: "books",
          dataItemReferences: [reference("emma", "austen"), reference("omens", "gaiman")]
        }
      ]
    ])
  })

  it.each([[{}], [["books"]], [5], [null]])("are rejected by every call if the collection is %o", async (wrong) => {
    const { sent, site } = serving(() => Response.json({}))
    const collection = wrong as never

    const calls = [
      site.data.insertReference(collection, "a", "x", "y"),
      site.data.removeReference(collection, "a", "x", "y"),
      site.data.replaceReferences(collection, "a", "x", ["y"]),
      site.data.isReferenced(collection, "a", "x", "y"),
      site.data.queryReferenced(collection, "x", "a")
    ]

    for (const call of calls) await expect(call).rejects.toMatchObject({ code: "WDE0001" })
    expect(sent).toEqual([])
  })

  it("are rejected with every problem, and nothing is sent", async () => {
    const { sent, site } = serving(() => Response.json({}))

    const one = site.data.insertReference("", "", 5 as never, [""])
    const list = site.data.insertReference("books", [{ ...reference("", "a"), referringItemFieldName: "" }])

    await expect(one).rejects.toMatchObject({
      problems: [{ code: "WDE0001" }, { code: "WDE0021" }, { code: "WDE0021" }, { code: "WDE0094" }]
    })
    await expect(list).rejects.toMatchObject({
      problems: [{ code: "WDE0021", path: ["references", 0, "referringItemId"] }, { code: "WDE0094" }]
    })
    expect(sent).toEqual([])
  })
})

describe("data.queryReferenced and fetchReferenced", () => {
  const page = (names: ReadonlyArray<string>, pagingMetadata: object) =>
    Response.json({
      results: [
        ...names.map((_id) => ({ dataItem: { id: _id, data: { _id } } })),
        { unresolvedReference: { referencedItemId: "gone" } }
      ],
      pagingMetadata
    })

  it("return results that page forward", async () => {
    const { sent, site } = serving((_, index) =>
      index === 0 ? page(["a"], { total: 2, hasNext: true, cursors: { next: "N" } }) : page(["b"], {})
    )

    const first = await site.data.queryReferenced("books", { _id: "omens" }, "authors", {
      limit: 1,
      order: "desc",
      fields: ["name"],
      returnTotalCount: true
    })
    const second = await first.next()

    expect([first.items, first.totalPages, second.items, second.currentPage, second.hasNext()]).toEqual([
      [{ _id: "a" }],
      2,
      [{ _id: "b" }],
      1,
      false
    ])
    expect(bodies(sent)).toEqual([
      [
        "query-referenced",
        {
          dataCollectionId: "books",
          referringItemId: "omens",
          referringItemFieldName: "authors",
          paging: { limit: 1, offset: 0 },
          fields: ["name"],
          order: "DESC",
          returnTotalCount: true
        }
      ],
      ["query-referenced", { dataCollectionId: "books", fields: ["name"], cursorPaging: { limit: 1, cursor: "N" } }]
    ])
  })

  it("ignore an unknown order", async () => {
    const { sent, site } = serving(() => page([], {}))

    await site.data.queryReferenced("books", "omens", "authors", { order: "random" as never })

    expect(sent[0]?.body).not.toHaveProperty("order")
  })

  it("reject invalid options, as does fetch", async () => {
    const { sent, site } = serving(() => page([], {}))

    await expect(site.data.queryReferenced("books", "omens", "authors", 5 as never)).rejects.toMatchObject({
      code: "WDE0018"
    })
    await expect(site.data.fetchReferenced("books", "C", 1, 5 as never)).rejects.toMatchObject({ code: "WDE0018" })
    await expect(site.data.fetch("books", "C", 1, 5 as never)).rejects.toMatchObject({ code: "WDE0018" })
    expect(sent).toEqual([])
  })

  it("continue from a stored cursor", async () => {
    const { sent, site } = serving((_, index) =>
      page(["a"], index === 0 ? { hasNext: true, cursors: { next: "N" } } : {})
    )

    const kept = await site.data.fetchReferenced("books", "C", 5, { fields: ["name"], language: "en" })
    await kept.next()

    const common = { dataCollectionId: "books", fields: ["name"], language: "en" }
    expect(bodies(sent)).toEqual([
      ["query-referenced", { ...common, cursorPaging: { limit: 5, cursor: "C" } }],
      ["query-referenced", { ...common, cursorPaging: { limit: 5, cursor: "N" } }]
    ])
    await expect(site.data.fetchReferenced("books", "", 0)).rejects.toMatchObject({
      problems: [{ code: "WDE0094" }, { code: "WDE0033" }]
    })
  })
})
