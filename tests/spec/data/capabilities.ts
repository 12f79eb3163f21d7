/** data.md §1: one test for each capability. */
import { Items } from "@portico/client/data/Items"
import type { SiteData } from "../../../packages/client/src/site/SiteData.ts"
import { describe, expect, it } from "vitest"
import { open } from "./made.ts"

describe("data.md §1, capabilities", () => {
  const none = (data: SiteData) => data.get("books", "emma")
  const capabilities: ReadonlyArray<
    readonly [
      row: string,
      call: (data: SiteData) => Promise<unknown>,
      then: (data: SiteData) => Promise<unknown>,
      object
    ]
  > = [
    [
      "single items: insert",
      (data) => data.insert("books", { _id: "a" }),
      (data) => data.get("books", "a"),
      { _id: "a" }
    ],
    ["single items: update", (data) => data.update("books", { _id: "emma", n: 1 }), none, { n: 1 }],
    ["single items: save", (data) => data.save("books", { _id: "emma", n: 2 }), none, { n: 2 }],
    ["single items: get", none, none, { title: "Emma" }],
    ["single items: remove", (data) => data.remove("books", "emma"), async (data) => [await none(data)], [null]],
    [
      "single items: truncate",
      (data) => data.truncate("books"),
      async (data) => [await data.query("books").count()],
      [0]
    ],
    [
      "bulk: insert",
      (data) => data.bulkInsert("books", [{ _id: "a" }]),
      (data) => data.get("books", "a"),
      { _id: "a" }
    ],
    ["bulk: update", (data) => data.bulkUpdate("books", [{ _id: "emma", n: 1 }]), none, { n: 1 }],
    ["bulk: save", (data) => data.bulkSave("books", [{ _id: "emma", n: 2 }]), none, { n: 2 }],
    ["bulk: patch", (data) => data.bulkPatch("books", ["emma"]).setField("n", 3).run(), none, { title: "Emma", n: 3 }],
    ["bulk: remove", (data) => data.bulkRemove("books", ["emma"]), async (data) => [await none(data)], [null]],
    [
      "patch of an item through field modifications",
      (data) => data.patch("books", "emma").setField("a.b", 1).removeField("year").run(),
      none,
      { title: "Emma", a: { b: 1 } }
    ],
    ...(["gaiman"] as const).flatMap((id) => {
      const listed = async (data: SiteData) =>
        (await data.queryReferenced("books", "emma", "authors")).items.map(({ _id }) => _id)
      return [
        [
          "references between items: insert",
          (data: SiteData) => data.insertReference("books", "authors", "emma", id),
          listed,
          ["austen", id]
        ],
        [
          "references between items: remove",
          (data: SiteData) => data.removeReference("books", "authors", "emma", "austen"),
          listed,
          []
        ],
        [
          "references between items: replace",
          (data: SiteData) => data.replaceReferences("books", "authors", "emma", [id]),
          listed,
          [id]
        ]
      ] as const
    }),
    [
      "references between items: test whether a reference exists",
      (data) => data.isReferenced("books", "authors", "emma", "austen"),
      async (data) => [await data.isReferenced("books", "authors", "emma", "gaiman")],
      [false]
    ],
    [
      "queries with filters, sorting and paging: by offset",
      (data) => data.query("books").find(),
      async (data) => (await data.query("books").lt("year", 1900).descending("year").skip(1).limit(1).find()).items,
      [{ _id: "emma" }]
    ],
    [
      "queries with filters, sorting and paging: by cursor",
      (data) => data.query("books").find(),
      async (data) =>
        (await (await data.query("books").lt("year", 1900).descending("year").limit(1).byCursor().find()).next()).items,
      [{ _id: "emma" }]
    ],
    ["counting", none, async (data) => [await data.query("books").lt("year", 1900).count()], [2]],
    [
      "distinct values",
      none,
      async (data) => (await data.query("books").ascending("tags").distinct("tags")).items,
      ["fun", "love", "new"]
    ],
    [
      "aggregation",
      none,
      async (data) => (await data.aggregate("books").group("tags").count().ascending("count").limit(1).run()).items,
      [{ count: 1 }]
    ],
    [
      "aggregation pipelines",
      none,
      async (data) =>
        (
          await data.aggregatePipeline("books", {
            stages: [data.stages.unwind("tags"), data.stages.group().by("each", "_").count("n")]
          })
        ).results,
      [{ n: 4 }]
    ],
    [
      "text search",
      none,
      async (data) => (await data.search("books").expression("persuasion").run()).items,
      [{ _id: "persuasion" }]
    ]
  ]

  it.each(capabilities)("%s", async (_, call, then, expected) => {
    const { data, run } = open()

    await call(data)
    const found = await then(data)

    // An array is compared completely, an item by the given fields only.
    expect({ found }).toMatchObject({ found: expected })
    // Services and facade share the same provider.
    expect(await run(Items.use((items) => items.get("authors", "austen")))).toMatchObject({ _tag: "Some" })
  })
})
