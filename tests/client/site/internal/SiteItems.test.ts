import { describe, expect, it } from "vitest"
import { refused, serving } from "../serving.ts"

const emma = { _id: "b1", title: "Emma" }
const stored = () => Response.json({ action: "UPDATED", dataItem: { id: "b1", data: emma } })

describe("data.save", () => {
  it("returns the stored data", async () => {
    const { sent, site } = serving(stored)

    expect(await site.data.save("books", emma, { suppressHooks: true })).toEqual(emma)
    expect(sent).toMatchObject([
      {
        path: "/v2/items/save",
        body: { dataCollectionId: "books", dataItem: { id: "b1", data: emma }, suppressHooks: true }
      }
    ])
  })
})

describe("data.truncate", () => {
  it("returns undefined", async () => {
    const { sent, site } = serving(() => Response.json({}))

    expect(await site.data.truncate("books", null)).toBeUndefined()
    expect(sent).toMatchObject([{ path: "/v2/items/truncate", body: { dataCollectionId: "books" } }])
  })
})

describe("data.get", () => {
  it("requests the selected fields only", async () => {
    const queries: Array<string> = []
    const { site } = serving(() => Response.json({}), {
      fetch: async (input) => {
        queries.push(new URL(new Request(input).url).search)
        return stored()
      }
    })

    expect(await site.data.get("books", "b1", { fields: ["title"] })).toEqual(emma)
    expect(queries).toEqual(["?dataCollectionId=books&dataItemId=b1&fields=title"])
  })
})

describe("data.patch", () => {
  it.each([[{}], [null]])("returns null if the response %o contains no item", async (body) => {
    const { sent, site } = serving(() => Response.json(body))

    expect(await site.data.patch("books", "b1").incrementField("stock", 1).run()).toBeNull()
    expect(sent).toHaveLength(1)
  })

  it("returns a new builder from every call", async () => {
    const { sent, site } = serving(stored)
    const patch = site.data.patch("books", "b1").setField("title", "Emma")

    const changed = await patch
      .removeField("note")
      .incrementField("stock", -1)
      .appendToArray("tags", "sold")
      .removeFromArray("tags", "new")
      .run({ condition: site.data.filter().gt("stock", 0) })
    await patch.run()

    const title = { fieldPath: "title", action: "SET_FIELD", setFieldOptions: { value: "Emma" } }
    expect(changed).toEqual(emma)
    expect(sent.map(({ body }) => body)).toEqual([
      {
        dataCollectionId: "books",
        patch: {
          dataItemId: "b1",
          fieldModifications: [
            title,
            { fieldPath: "note", action: "REMOVE_FIELD" },
            { fieldPath: "stock", action: "INCREMENT_FIELD", incrementFieldOptions: { value: -1 } },
            { fieldPath: "tags", action: "APPEND_TO_ARRAY", appendToArrayOptions: { value: "sold" } },
            { fieldPath: "tags", action: "REMOVE_FROM_ARRAY", removeFromArrayOptions: { value: "new" } }
          ]
        },
        condition: { filter: { stock: { $gt: 0 } } }
      },
      { dataCollectionId: "books", patch: { dataItemId: "b1", fieldModifications: [title] } }
    ])
  })

  it("rejects with every problem and sends nothing", async () => {
    const { sent, site } = serving(stored)

    const running = site.data
      .patch("", "")
      .incrementField("stock", "1" as never)
      .run({ language: "" } as never)

    await expect(running).rejects.toMatchObject({
      problems: ["WDE0001", "WDE0002", "WDE0032", "WDE0018"].map((code) => ({ code }))
    })
    expect(sent).toEqual([])
  })

  it("rejects if the item is missing", async () => {
    const { site } = serving(() => refused(404, "WDE0073"))

    await expect(site.data.patch("books", "b1").run()).rejects.toMatchObject({ code: "WDE0073" })
  })
})
