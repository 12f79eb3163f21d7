import * as Collection from "@portico/client/data/Collection"
import { SiteError } from "@portico/client/site/SiteError"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { serving } from "../serving.ts"

const Authors = Collection.make("authors", Schema.Struct({ name: Schema.String }))
const Books = Collection.make("books", Schema.Struct({ title: Schema.String }), { references: { authors: Authors } })

const items = [
  { id: "emma", data: { _id: "emma", title: "Emma", name: "Emma" } },
  { id: "broken", data: { _id: "broken", title: 5, name: 5 } }
]

const pages = () =>
  serving((_, index) =>
    Response.json({
      dataItems: index === 2 ? items.slice(1) : items,
      results: items.map((dataItem) => ({ dataItem })),
      pagingMetadata: { hasNext: true, cursors: { next: "n" }, total: 4 }
    })
  )

describe("the items of a page that do not match the schema", () => {
  it("are left out on request by a query, its next page and a page at a cursor", async () => {
    const { sent, site } = pages()

    const first = await site.data.query(Books).omitInvalid().limit(2).find()
    const second = await first.next()
    const third = await second.next()
    const fetched = await site.data.fetch(Books, "n", 2, { omitInvalid: true })

    expect([first, second, third, fetched].map(({ invalid, items }) => [items.length, invalid.length])).toEqual([
      [1, 1],
      [1, 1],
      [0, 1],
      [1, 1]
    ])
    expect([third.length, third.currentPage, third.totalPages, third.hasNext()]).toEqual([0, 2, 2, true])
    expect(JSON.stringify(sent.map(({ body }) => body))).not.toContain("omit")
  })

  it("are listed with their id, the paths of their values and a SiteError", async () => {
    const { site } = pages()

    const { invalid } = await site.data.query(Books).omitInvalid().find()

    expect(invalid).toEqual([{ id: "broken", paths: ["title"], error: expect.any(SiteError) }])
    expect(invalid[0]?.error).toMatchObject({ code: "WDE0055", kind: "WD_UNKNOWN_ERROR" })
    expect(invalid[0]?.error.message).toContain("item broken of books does not match the schema")
  })

  it("are left out on request by a search and by a page of referenced items", async () => {
    const { site } = pages()

    const found = await site.data.search(Books).omitInvalid().run()
    const referred = await site.data.queryReferenced(Books, "emma", "authors", { omitInvalid: true })

    expect([found, referred].map(({ invalid, items }) => [items.length, invalid.map(({ id }) => id)])).toEqual([
      [1, ["broken"]],
      [1, ["broken"]]
    ])
  })

  it("make the page fail by default", async () => {
    const { site } = pages()

    await expect(site.data.query(Books).find()).rejects.toMatchObject({ code: "WDE0055" })
    await expect(site.data.query(Books).omitInvalid(false).find()).rejects.toMatchObject({ code: "WDE0055" })
    await expect(site.data.search(Books).run()).rejects.toMatchObject({ code: "WDE0055" })
  })

  it("do not change the JSON of a page", async () => {
    const { site } = pages()

    const page = await site.data.query(Books).omitInvalid().find()

    expect(Object.keys(page.toJSON())).toEqual([
      "items",
      "totalCount",
      "pageSize",
      "currentPage",
      "length",
      "totalPages"
    ])
  })
})
