import { describe, expect, it } from "vitest"
import { serving } from "../serving.ts"

const page = (pagingMetadata: object = {}) =>
  Response.json({ dataItems: [{ id: "a", data: { _id: "a" } }], pagingMetadata })

describe("data.search", () => {
  it("returns a new builder from every call", async () => {
    const { sent, site } = serving(() => page())
    const red = site.data.search("books").expression("red")

    const found = await red
      .andMode()
      .orMode()
      .fuzzy()
      .gt("year", 1990)
      .filter(site.data.filter().eq("a", 1))
      .ascending("title")
      .fields("title")
      .include("author", 2)
      .limit(5)
      .skip(10)
      .run({ language: "en" })
    await red.sort(site.data.sort().descending("year")).run()

    expect([...found]).toEqual([{ _id: "a" }])
    expect(sent.map(({ body }) => body)).toEqual([
      {
        dataCollectionId: "books",
        language: "en",
        search: {
          search: { expression: "red", mode: "OR", fuzzy: true },
          filter: { year: { $gt: 1990 }, a: 1 },
          sort: [{ fieldName: "title", order: "ASC" }],
          fields: ["title"],
          paging: { limit: 5, offset: 10 }
        },
        referencedItemOptions: [{ fieldName: "author", limit: 2 }]
      },
      {
        dataCollectionId: "books",
        search: {
          search: { expression: "red" },
          filter: {},
          sort: [{ fieldName: "year", order: "DESC" }],
          fields: []
        },
        referencedItemOptions: []
      }
    ])
  })

  it("returns results that page forward and back", async () => {
    const { sent, site } = serving((_, index) => page({ hasNext: index === 0 }))

    const first = await site.data.search("books").limit(1).run()
    const back = await (await first.next()).prev()

    expect([back.currentPage, back.hasPrev()]).toEqual([0, false])
    expect(sent.map(({ body }) => (body as { readonly search: { readonly paging: object } }).search.paging)).toEqual([
      { limit: 1, offset: 0 },
      { limit: 1, offset: 1 },
      { limit: 1, offset: 0 }
    ])
  })

  it("reports incomplete results", async () => {
    const incomplete = { dataItems: [], pagingMetadata: {}, incompleteResults: true }
    const { site } = serving((_, index) => (index === 0 ? Response.json(incomplete) : page()))

    const first = await site.data.search("books").run()
    const second = await site.data.search("books").run()

    expect([first.incompleteResults, second.incompleteResults]).toEqual([true, false])
  })

  it("rejects with every problem of its calls and sends nothing", async () => {
    const { sent, site } = serving(() => page())
    type Loose = Record<
      "limit" | "skip" | "gt" | "expression" | "fuzzy" | "run",
      (...args: ReadonlyArray<unknown>) => Loose
    >
    const wrong = site.data.search("") as unknown as Loose

    const running = wrong.limit(1, 2).skip(-1).gt("a", {}).expression(5).fuzzy("x").run({ language: "" })

    await expect(running).rejects.toMatchObject({
      problems: ["WDE0039", "WDE0034", "WDE0044", "WDE0018", "WDE0045", "WDE0001", "WDE0018"].map((code) => ({ code }))
    })
    expect(sent).toEqual([])
  })
})
