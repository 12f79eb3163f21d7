import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { mutate } from "../../differential/mutate.ts"
import { Random } from "../../differential/Random.ts"
import { type Answered, codeOf, open } from "../../provider/Shop.ts"
import { secret, seed } from "./hostile.ts"

const items = Array.from({ length: 7 }, (_, place) => ({ _id: `c${place}`, title: `t${place % 3}`, stock: place }))

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const

describe("a cursor of a page", () => {
  let shop: ReturnType<typeof open>
  let token = ""

  beforeAll(async () => {
    const collections = [...(seed.collections ?? []), { id: "other", permissions: everyone, items }]
    shop = open({
      seed: {
        ...seed,
        collections: collections.map((collection) =>
          collection.id === "open"
            ? { ...collection, items: [...items, { _id: "hub", friends: items.map(({ _id }) => _id) }] }
            : collection
        )
      }
    })
    token = await shop.visitor()
  })

  afterAll(() => shop.dispose())

  type Part = Readonly<Record<string, unknown>>

  /** Every kind of paged call: its first page, and the page of a cursor. */
  const kinds: Readonly<
    Record<string, { readonly path: string; readonly paged: (cursorPaging: Part, first: boolean) => Part }>
  > = {
    query: {
      path: "query",
      paged: (cursorPaging, first) => ({
        query: { ...(first ? { filter: { stock: { $gte: 0 } }, sort: [{ fieldName: "title" }] } : {}), cursorPaging }
      })
    },
    distinct: {
      path: "query-distinct-values",
      paged: (cursorPaging, first) => ({ ...(first ? { fieldName: "stock", order: "DESC" } : {}), cursorPaging })
    },
    aggregate: {
      path: "aggregate",
      paged: (cursorPaging, first) => ({
        ...(first ? { aggregation: { groupingFields: ["stock"] }, sort: [{ fieldName: "stock" }] } : {}),
        cursorPaging
      })
    },
    pipeline: {
      path: "aggregate-pipeline",
      paged: (cursorPaging, first) => ({
        pipeline: { stages: first ? [{ sort: { values: [{ fieldName: "_id", order: "ASC" }] } }] : [], cursorPaging }
      })
    },
    search: {
      path: "search",
      paged: (cursorPaging) => ({ search: { search: { expression: "t0 t1 t2", mode: "OR" }, cursorPaging } })
    },
    referenced: {
      path: "query-referenced",
      paged: (cursorPaging, first) => ({
        ...(first ? { referringItemId: "hub", referringItemFieldName: "friends" } : {}),
        cursorPaging
      })
    }
  }

  const call = (kind: string, cursorPaging: Part, first: boolean, dataCollectionId = "open"): Promise<Answered> => {
    const { path = "", paged } = kinds[kind] ?? {}
    return shop.post(`/v2/items/${path}`, { dataCollectionId, ...paged?.(cursorPaging, first) }, token)
  }

  const cursorOf = async (kind: string, collection = "open"): Promise<string> => {
    const { text } = await call(kind, { limit: 2 }, true, collection)
    return JSON.parse(text).pagingMetadata.cursors.next
  }

  const decode = (cursor: string): Record<string, unknown> => JSON.parse(Buffer.from(cursor, "base64url").toString())
  const encode = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString("base64url")

  describe.each(Object.keys(kinds))("a cursor of %s", (kind) => {
    it("works only for its own kind of call and collection", async () => {
      const cursor = await cursorOf(kind)

      assert.strictEqual((await call(kind, { cursor }, false)).status, 200)
      for (const other of Object.keys(kinds)) {
        if (other !== kind) assert.strictEqual(codeOf(await call(other, { cursor }, false)), "WDE0152", other)
      }
      assert.strictEqual(codeOf(await call(kind, { cursor }, false, "other")), "WDE0152")
      assert.oneOf(codeOf(await call(kind, { cursor }, false, "secrets")), ["WDE0027", "WDE0152"])
      const renamed = encode({ ...decode(cursor), collection: "secrets" })
      assert.strictEqual(codeOf(await call(kind, { cursor: renamed }, false)), "WDE0152")
      assert.strictEqual(codeOf(await call(kind, { cursor: renamed }, false, "secrets")), "WDE0027")
    })

    it("is refused or works like any other if it was forged", async () => {
      const real = decode(await cursorOf(kind))
      const random = new Random(1)
      for (let round = 0; round < 300; round++) {
        const forged = mutate(random, real, anything, ["from", "asked", "seed", "filter", "kind"])
        const cut = encode(real)
        const place = random.below(cut.length)
        const broken = cut.slice(0, place) + random.pick(["", "A", "!", "=", "_", "é"]) + cut.slice(place + 1)
        for (const cursor of [encode(forged), broken]) {
          const { status, text } = await call(kind, { cursor }, false)
          assert.oneOf(status, [200, 400, 403, 404], `${cursor}: ${text}`)
          assert.notInclude(text, secret, cursor)
        }
      }
    })

    it("cannot exceed the maximum page size", async () => {
      const real = decode(await cursorOf(kind))

      for (const limit of [0, -1, 1.5, 1001, 9e15, 1e300]) {
        const { status } = await call(kind, { cursor: encode({ ...real, limit }) }, false)
        assert.strictEqual(status, 400, String(limit))
      }
    })
  })
})

/** Returns a replacement for a part of a cursor. */
const anything = (random: Random): unknown =>
  random.pick<unknown>([
    null,
    true,
    0,
    -1,
    1e300,
    "",
    "a\0b",
    "\ud800",
    "'; DROP TABLE portico.items; --",
    "s1",
    "secrets",
    "friends",
    "secrets.text",
    { $date: "2020-01-01T00:00:00.000Z" },
    { $date: "never" },
    { $gt: "" },
    { $or: [{}, { _id: "s1" }] },
    [],
    [null],
    ["c1", "c2", "c3", "c4", "c5"],
    [{ a: [1] }],
    {},
    JSON.parse(`{"__proto__":{"isAdmin":true}}`),
    "before",
    "after",
    Array.from({ length: 200 }, () => "x"),
    "n".repeat(3000)
  ])
