import { afterEach, describe, expect, it, vi } from "vitest"
import { serving } from "../serving.ts"

interface Body {
  readonly dataItems?: ReadonlyArray<{ readonly data: unknown }>
  readonly pipeline?: { readonly stages: ReadonlyArray<unknown> }
}

const bodies = () => {
  const { sent, site } = serving(() => Response.json({ results: [], bulkActionMetadata: {}, pagingMetadata: {} }))
  return { site, body: () => sent[0]?.body as Body | undefined }
}

describe("the arguments of a call whose code is loaded on demand", () => {
  it("are those of the time of the call", async () => {
    const { body, site } = bodies()
    const read = new Date(0)
    const item = { title: "Emma", tags: ["novel"], read }
    const items = [item]

    const inserted = site.data.bulkInsert("books", items)
    item.title = "Persuasion"
    item.tags.push("late")
    read.setFullYear(2000)
    items.length = 0
    await inserted.catch(() => undefined)

    expect(body()?.dataItems?.map(({ data }) => data)).toEqual([
      { title: "Emma", tags: ["novel"], read: { $date: "1970-01-01T00:00:00.000Z" } }
    ])
  })

  it("keep keys that have a meaning for objects", async () => {
    const { body, site } = bodies()
    const item = JSON.parse(`{ "a": { "__proto__": { "b": [1] } } }`) as object

    await site.data.bulkInsert("books", [item]).catch(() => undefined)

    expect(JSON.stringify(body()?.dataItems?.[0]?.data)).toBe(JSON.stringify(item))
    expect(Object.prototype).not.toHaveProperty("b")
  })

  it("are refused as by later calls if they contain themselves", async () => {
    const { site } = bodies()
    const item: Record<string, unknown> = {}
    item["self"] = [item, item]

    const first = await site.data.bulkInsert("books", [item]).catch((error: Error) => error)
    const later = await site.data.bulkInsert("books", [item]).catch((error: Error) => error)

    expect(first).toMatchObject({ code: "WDE0004" })
    expect(first).toEqual(later)
  })

  it("may be builders and stages", async () => {
    const { body, site } = bodies()
    const { stages } = site.data

    const given = [stages.filter().in("year", [1815]), stages.project().include("title")]
    const result = site.data.aggregatePipeline("books", { stages: given })
    given.pop()
    await result

    expect(body()?.pipeline?.stages).toEqual([
      { filter: { year: { $in: [1815] } } },
      { projection: { fields: [{ include: { fieldName: "title" } }] } }
    ])
  })
})

describe("a call of collections whose code is loaded on demand", () => {
  const file = "../../../../packages/client/src/site/internal/SiteOnDemand.ts"
  afterEach(() => {
    vi.doUnmock(file)
    vi.resetModules()
  })

  it("rejects if the code cannot be loaded, and the next call loads it again", async () => {
    vi.doMock(file, () => {
      throw new TypeError("Failed to fetch dynamically imported module")
    })
    const { sent, site } = serving(() => Response.json({ results: [], pagingMetadata: {} }))

    const perAuthor = site.data.aggregate("books").group("author").count()

    await expect(perAuthor.run()).rejects.toMatchObject({ code: "ChunkMissing" })
    await expect(site.data.bulkRemove("books", ["a"])).rejects.toMatchObject({ code: "ChunkMissing" })
    expect(sent).toEqual([])
    vi.doUnmock(file)
    expect((await perAuthor.run()).items).toEqual([])
  })
})
