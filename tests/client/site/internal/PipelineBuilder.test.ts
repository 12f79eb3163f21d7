import { describe, expect, it } from "vitest"
import { serving } from "../serving.ts"

const rows = () => Response.json({ results: [{ _id: { tag: "a" } }], pagingMetadata: { count: 1, hasNext: false } })

type Body = { readonly pipeline: { readonly stages: unknown } } | undefined

describe("data.aggregatePipeline", () => {
  it("returns the response unchanged", async () => {
    const { sent, site } = serving(rows)

    const answer = await site.data.aggregatePipeline(
      "books",
      { stages: [site.data.stages.limit(5)], paging: { limit: 2, offset: 4 } },
      { returnTotalCount: true }
    )

    expect(answer).toEqual({ results: [{ _id: { tag: "a" } }], pagingMetadata: { count: 1, hasNext: false } })
    expect(sent[0]?.body).toEqual({
      dataCollectionId: "books",
      pipeline: { stages: [{ limit: 5 }], paging: { limit: 2, offset: 4 } },
      returnTotalCount: true
    })
  })

  it("continues from the cursor of its paging", async () => {
    const { sent, site } = serving(() => Response.json({ results: [], pagingMetadata: {} }))

    await site.data.aggregatePipeline("books", { stages: [], paging: { limit: 2, cursor: "C" } })
    const mixed = { stages: [], paging: { limit: 2, cursor: "C", offset: 4 } } as never

    expect(sent.map(({ body }) => body)).toEqual([
      { dataCollectionId: "books", pipeline: { stages: [], cursorPaging: { limit: 2, cursor: "C" } } }
    ])
    await expect(site.data.aggregatePipeline("books", mixed)).rejects.toMatchObject({ code: "WDE0080" })
  })

  it("accepts built stages and stages in JSON", async () => {
    const { sent, site } = serving(rows)
    const { expressions: e, stages } = site.data
    const more = stages.project().include("year")

    await site.data.aggregatePipeline("books", {
      stages: [
        stages.filter().gt("year", 1990).or(site.data.filter().eq("a", 1)),
        stages
          .project()
          .include("title", "tags")
          .exclude("note")
          .reshape(e.add(e.field("a"), 1), "b")
          .projectNested(more, "c"),
        stages.unwind("tags"),
        stages.objectToArray("meta", "entries"),
        stages
          .group()
          .by(e.field("tags"))
          .by("x", "text")
          .sum(e.field("b"), "sum")
          .avg(1, "avg")
          .push(e.field("b"), "all"),
        stages.sort().descending("sum").ascending("avg"),
        stages.sort(site.data.sort().ascending("all")),
        stages.skip(1),
        { limit: 3 }
      ],
      cursorPaging: { limit: 2 }
    })

    const field = (fieldPath: string) => ({ expression: { fieldPath } })
    expect((sent[0]?.body as Body)?.pipeline).toEqual({
      cursorPaging: { limit: 2 },
      stages: [
        { filter: { $or: [{ year: { $gt: 1990 } }, { a: 1 }] } },
        {
          projection: {
            fields: [
              { include: { fieldName: "title" } },
              { include: { fieldName: "tags" } },
              { exclude: { fieldName: "note" } },
              {
                reshape: {
                  resultFieldName: "b",
                  expression: { add: { expressions: [{ fieldPath: "a" }, { numeric: 1 }] } }
                }
              },
              { projectNested: { resultFieldName: "c", fields: [{ include: { fieldName: "year" } }] } }
            ]
          }
        },
        { unwindArray: { arrayFieldName: "tags" } },
        { objectToArray: { objectFieldName: "meta", destinationFieldName: "entries" } },
        {
          group: {
            groupIds: [
              { ...field("tags"), key: "tags" },
              { expression: { text: "x" }, key: "text" }
            ],
            accumulators: [
              { resultFieldName: "sum", sum: field("b") },
              { resultFieldName: "avg", avg: { expression: { numeric: 1 } } },
              { resultFieldName: "all", push: field("b") }
            ]
          }
        },
        {
          sort: {
            values: [
              { fieldName: "sum", order: "DESC" },
              { fieldName: "avg", order: "ASC" }
            ]
          }
        },
        { sort: { values: [{ fieldName: "all", order: "ASC" }] } },
        { skip: 1 },
        { limit: 3 }
      ]
    })
  })

  it("sends every accumulator", async () => {
    const { sent, site } = serving(rows)
    const { expressions: e, stages } = site.data
    const a = e.field("a")

    await site.data.aggregatePipeline("books", {
      stages: [stages.group().min(a, "min").max(a, "max").first(a, "first").last(a, "last").count("count")]
    })

    const of = { expression: { fieldPath: "a" } }
    expect((sent[0]?.body as Body)?.pipeline.stages).toEqual([
      {
        group: {
          groupIds: [],
          accumulators: [
            ...["min", "max", "first", "last"].map((name) => ({ resultFieldName: name, [name]: of })),
            { resultFieldName: "count", sum: { expression: { numeric: 1 } } }
          ]
        }
      }
    ])
  })

  it.each<[string, ReadonlyArray<unknown>, ReadonlyArray<string>]>([
    ["a missing pipeline", [null], ["WDE0018"]],
    ["missing stages", [{}], ["WDE0018"]],
    ["invalid options", [{ stages: [] }, 5], ["WDE0018"]],
    [
      "invalid stages",
      [{ stages: [null, "limit", {}, { lookup: 1 }, { limit: 1, skip: 1 }] }],
      Array.from({ length: 5 }, () => "WDE0018")
    ],
    ["an invalid page", [{ stages: [], paging: { limit: 0, offset: -1 } }], ["WDE0033", "WDE0037"]]
  ])("rejects %s", async (_, args, codes) => {
    const { sent, site } = serving(rows)
    const call = site.data.aggregatePipeline as unknown as (...args: ReadonlyArray<unknown>) => Promise<unknown>

    const error = await call("books", ...args).catch((error: unknown) => error)

    expect(error).toMatchObject({ problems: codes.map((code) => ({ code })) })
    expect(sent).toEqual([])
  })

  it("rejects with every problem of its stages and sends nothing", async () => {
    const { sent, site } = serving(rows)
    const { expressions: e, stages } = site.data

    const running = site.data.aggregatePipeline(
      "",
      {
        stages: [
          stages.limit(0),
          stages.filter().and(site.data.query("books").eq("a", 1)),
          stages.project(),
          stages
            .project()
            .reshape({} as never, "x")
            .projectNested({} as never, "y"),
          stages.group().by(e.toUpper("a")).sum("x", "sum"),
          { filter: { a: { $regex: "x" } } }
        ]
      },
      { language: "" }
    )

    await expect(running).rejects.toMatchObject({
      problems: [
        { code: "WDE0033", path: ["stages", 0, "limit"] },
        { code: "WDE0049", path: ["stages", 1, "filter", "and"] },
        { code: "WDE0043", path: ["stages", 2, "project"] },
        { code: "WDE0045", path: ["stages", 3, "reshape"] },
        { code: "WDE0045", path: ["stages", 3, "projectNested"] },
        { code: "WDE0094", path: ["stages", 4, "group"] },
        { code: "WDE0032", path: ["stages", 4, "sum"] },
        { code: "WDE0070", path: ["stages", 5, "filter", "a", "$regex"] },
        { code: "WDE0001" },
        { code: "WDE0018" }
      ]
    })
    expect(sent).toEqual([])
  })
})
