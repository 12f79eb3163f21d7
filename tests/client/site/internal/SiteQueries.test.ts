import * as Collection from "@portico/client/data/Collection"
import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { SiteError } from "@portico/client/site/SiteError"
import { serving } from "../serving.ts"

const Books = Collection.make("books", Schema.Struct({ year: Schema.Int }))

const long = "x".repeat(3000)

const pageOf = (...ids: ReadonlyArray<string>) => ({ dataItems: ids.map((id) => ({ id, data: { _id: id } })) })

const payloadOf = (search: string) =>
  JSON.parse(Buffer.from(new URLSearchParams(search).get(".r") ?? "", "base64url").toString()) as unknown

describe("data.filter", () => {
  it("converts to JSON and accepts JSON", async () => {
    const { site } = serving(() => Response.json({}))
    const model = { $or: [{ a: 1 }, { b: { $gt: 2 } }] }

    expect(site.data.filter().eq("a", 1).or(site.data.filter().gt("b", 2)).toModel()).toEqual(model)
    expect(site.data.filter(model).toModel()).toEqual(model)
  })

  it("starts without conditions for a collection, and from JSON with fields of the same names", () => {
    const { site } = serving(() => Response.json({}))
    const model = { id: "a", codec: { $exists: true }, references: { $gt: 2 } }

    expect(site.data.filter(Books).toModel()).toEqual({})
    expect(site.data.filter(Books).gt("year", 1).toModel()).toEqual({ year: { $gt: 1 } })
    expect(site.data.filter(model).toModel()).toEqual(model)
  })

  it("throws in toModel if it is invalid", () => {
    const { site } = serving(() => Response.json({}))

    expect(() =>
      site.data
        .filter()
        .gt("a", {} as never)
        .toModel()
    ).toThrow(SiteError)
    expect(() => site.data.filter({ a: { $regex: "x" } }).toModel()).toThrow(
      expect.objectContaining({ code: "WDE0070" })
    )
  })
})

describe("an invalid argument of data.filter", () => {
  const expected = "a plain object of fields and operators"
  const ofField =
    "$eq, $not, $matches, $ne, $lt, $gt, $lte, $gte, $startsWith, $endsWith, $contains, $hasSome, $hasAll, $in, $exists"
  const { filter, query, sort } = serving(() => Response.json({})).site.data

  it.each<readonly [what: string, of: unknown, message: string]>([
    ["the id of a collection", "books", `The filter at the top must be ${expected}. Received: "books".`],
    ["null", null, `The filter at the top must be ${expected}. Received: null.`],
    ["another filter", filter().eq("a", 1), `The filter at the top must be ${expected}. Received: a builder.`],
    ["a query", query("books"), `The filter at the top must be ${expected}. Received: a builder.`],
    [
      "JSON with another filter",
      { $and: [{ a: 1 }, filter().eq("a", 1)] },
      `The filter at $and.1 must be ${expected}. Received: a builder.`
    ],
    [
      "JSON with an unknown operator",
      { year: { $after: 1990 } },
      `The filter at year.$after must be ${expected}. Received: the unknown operator "$after". Known here: ${ofField}.`
    ],
    [
      "JSON with an operator without a field",
      { $gt: 1990 },
      `The filter at $gt must be ${expected}. Received: the unknown operator "$gt". Known here: $and, $or, $not.`
    ],
    [
      "JSON with an operator without its dollar sign",
      { year: { gt: 1990 } },
      "year must be a string, number, boolean or valid date. Received: an object without operators such as $gt."
    ],
    [
      "JSON with an order",
      { $and: [sort().ascending("title")] },
      `The filter at $and.0 must be ${expected}. Received: a builder.`
    ],
    [
      "JSON with an invalid date",
      { year: { $date: "yesterday", $gt: 1 } },
      "year must be a string, number, boolean or valid date. Received: an object with an invalid $date."
    ]
  ])("rejects with one problem and sends nothing: %s", async (_, of, message) => {
    const { sent, site } = serving(() => Response.json({}))

    const running = site.data
      .query("books")
      .filter(site.data.filter(of as never))
      .find()

    await expect(running).rejects.toMatchObject({ message, problems: [{ message }] })
    expect(sent).toEqual([])
  })

  it("rejects with the function to call if a query receives JSON", async () => {
    const { sent, site } = serving(() => Response.json({}))

    const running = site.data
      .query("books")
      .filter({ year: 1990 } as never)
      .find()

    await expect(running).rejects.toMatchObject({
      message: "filter needs a filter. Received: an object. Create it with Filter or data.filter()."
    })
    expect(sent).toEqual([])
  })
})

describe("data.sort", () => {
  it("starts without fields for a collection", () => {
    const { site } = serving(() => Response.json({}))

    expect(site.data.sort(Books).toModel()).toEqual([])
    expect(site.data.sort(Books).descending("year").toModel()).toEqual([{ fieldName: "year", order: "DESC" }])
  })

  it("converts to JSON and accepts JSON", () => {
    const { site } = serving(() => Response.json({}))
    const model = [
      { fieldName: "a", order: "ASC" },
      { fieldName: "b", order: "DESC" }
    ] as const

    expect(site.data.sort().ascending("a").descending(["b"]).toModel()).toEqual(model)
    expect(site.data.sort(model).toModel()).toEqual(model)
    expect(() => site.data.sort().ascending().toModel()).toThrow(expect.objectContaining({ code: "WDE0043" }))
    expect(() => site.data.sort([{ fieldName: "a", order: "UP" as never }]).toModel()).toThrow(
      expect.objectContaining({ code: "WDE0067" })
    )
  })

  it("replaces the order of a query", async () => {
    const { sent, site } = serving(() => Response.json({ ...pageOf(), pagingMetadata: {} }))

    await site.data.query("books").eq("a", long).ascending("x").sort(site.data.sort().descending("b")).find()

    expect(sent[0]?.body).toMatchObject({ query: { sort: [{ fieldName: "b", order: "DESC" }] } })
    await expect(
      site.data
        .query("books")
        .sort("a" as never)
        .find()
    ).rejects.toMatchObject({ code: "WDE0065" })
  })
})

describe("data.fetch and fetchAggregate", () => {
  it("continue a query from a stored cursor", async () => {
    const searches: Array<string> = []
    const { site } = serving(() => Response.json({}), {
      fetch: (input) => {
        searches.push(new URL(new Request(input).url).search)
        const isFirst = searches.length === 1
        return Promise.resolve(
          Response.json({ ...pageOf("a"), pagingMetadata: isFirst ? { hasNext: true, cursors: { next: "N" } } : {} })
        )
      }
    })

    const kept = await site.data.fetch("books", "C", 5, { language: "en" })
    const next = await kept.next()

    expect([kept.items, next.items, next.hasNext()]).toEqual([[{ _id: "a" }], [{ _id: "a" }], false])
    expect(searches.map(payloadOf)).toMatchObject([
      { language: "en", query: { cursorPaging: { limit: 5, cursor: "C" } } },
      { language: "en", query: { cursorPaging: { limit: 5, cursor: "N" } } }
    ])
    await expect(site.data.fetch("", "", 0)).rejects.toMatchObject({
      problems: [{ code: "WDE0033" }, { code: "WDE0001" }, { code: "WDE0094" }]
    })
  })

  it("continue an aggregation from a stored cursor", async () => {
    const { sent, site } = serving((_, index) =>
      Response.json({
        results: [{ _id: { color: "red" } }],
        pagingMetadata: index === 0 ? { hasNext: true, cursors: { next: "N" } } : {}
      })
    )

    const kept = await site.data.fetchAggregate("books", "C", 5)
    await kept.next()

    expect(kept.items).toEqual([{ _id: "red" }])
    expect(sent.map(({ body }) => body)).toEqual(
      ["C", "N"].map((cursor) => ({ dataCollectionId: "books", cursorPaging: { limit: 5, cursor } }))
    )
    await expect(site.data.fetchAggregate("books", "")).rejects.toMatchObject({ code: "WDE0094" })
  })
})
