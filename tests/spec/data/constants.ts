/** data.md §9: one test for each constant, at the boundary. */
import * as Limits from "@portico/contract/Limits"
import * as Endpoint from "@portico/contract/Endpoint"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import { References } from "@portico/client/data/References"
import type { SiteData } from "../../../packages/client/src/site/SiteData.ts"
import { describe, expect, it } from "vitest"
import { home, open } from "./made.ts"

const ids = Array.from({ length: 1001 }, (_, n) => `i${n}`)
const items = ids.map((_id) => ({ _id }))

/** Returns the error code of the last call of several. */
const rejected = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code }) => code
  )

describe("data.md §9, business constants and limits", () => {
  it.each([
    ["insert", (data: SiteData, count: number) => data.bulkInsert("books", items.slice(0, count)), "WDE0006"],
    ["save", (data: SiteData, count: number) => data.bulkSave("books", items.slice(0, count)), "WDE0006"],
    ["update", (data: SiteData, count: number) => data.bulkUpdate("books", items.slice(0, count)), "WDE0006"],
    ["remove", (data: SiteData, count: number) => data.bulkRemove("books", ids.slice(0, count)), "WDE0069"]
  ] as const)("maximum 1000 items per bulk: %s", async (name, call, code) => {
    const { calls, data } = open()
    if (name === "update" || name === "remove") await data.bulkInsert("books", items.slice(0, 1000))
    const before = calls().length

    const { inserted, removed, updated } = await call(data, 1000)
    expect(inserted + updated + removed).toBe(1000)
    expect(await rejected(call(data, 1001))).toBe(code)
    expect(calls().length - before).toBe(1)
  })

  it("maximum 1000 items per bulk: insert: also in the provider", async () => {
    const { provider } = open()
    const send = async (path: string, payload: object, authorization = "") => {
      const body = JSON.stringify(payload)
      return (
        await provider.handler(new Request(home + path, { method: "POST", body, headers: { authorization } }))
      ).json()
    }
    const { access_token } = await send("/oauth2/token", { clientId: "shop", grantType: "anonymous" })
    const dataItems = items.map(({ _id }) => ({ id: _id, data: {} }))

    expect(await send("/v2/bulk/items/insert", { dataCollectionId: "books", dataItems }, access_token)).toMatchObject({
      details: { applicationError: { code: "WDE0006" } }
    })
    expect(
      await send("/v2/bulk/items/remove", { dataCollectionId: "books", dataItemIds: ids }, access_token)
    ).toMatchObject({ details: { applicationError: { code: "WDE0069" } } })
  })

  it("default page size 50", async () => {
    const { calls, data, run } = open()
    const page = await data.query("many").ascending("n").find({ returnTotalCount: true })
    const next = await page.next()

    expect([page.length, page.pageSize, page.totalPages, next.length]).toEqual([50, 50, 2, 10])
    expect(calls()[0]?.payload["query"]).not.toHaveProperty("paging")
    expect((await run(Queries.use((queries) => queries.run(Query.from("many"))))).items).toHaveLength(50)
  })

  it("referenced-query default limit 50", async () => {
    const { calls, data, run } = open()
    await data.bulkInsert(
      "authors",
      Array.from({ length: 51 }, (_, n) => ({ _id: `a${n}` }))
    )
    await data.replaceReferences(
      "books",
      "authors",
      "emma",
      Array.from({ length: 51 }, (_, n) => `a${n}`)
    )
    const page = await data.queryReferenced("books", "emma", "authors")

    expect([page.length, page.pageSize, page.hasNext(), (await page.next()).length]).toEqual([50, 50, true, 1])
    expect(calls()[2]?.payload).toMatchObject({ paging: { limit: 50, offset: 0 } })
    const same = await run(References.use((references) => references.query("books", "authors", "emma")))
    expect(same.items).toHaveLength(50)
  })

  it.each([
    ["plain", Endpoint.plainPrefixes],
    ["hosted", Endpoint.hostedPrefixes],
    ["on a host of the site", Endpoint.ownHostPrefixes]
  ])("maximum URL length 2048 characters for GET-encoded queries: %s", async (_, paths) => {
    const site = open({}, { paths })
    const sentWith = async (length: number) => {
      await site.data.query("books").ne("title", "x".repeat(length)).find()
      const { method = "", path = "", payload = {} } = site.calls().at(-1) ?? {}
      return { method, length: `${path}?.r=${Buffer.from(JSON.stringify(payload)).toString("base64url")}`.length }
    }
    let [short, long] = [1000, 2000]
    while (long - short > 1) {
      const middle = Math.floor((short + long) / 2)
      if ((await sentWith(middle)).method === "GET") short = middle
      else long = middle
    }

    // Three characters of JSON are four of the address, so some lengths cannot occur.
    const [last, first] = [await sentWith(short), await sentWith(long)]
    expect([last.method, first.method]).toEqual(["GET", "POST"])
    expect([2047, 2048]).toContain(last.length)
    expect([2049, 2050]).toContain(first.length)
  })

  it("integer bound about 9.0e15", async () => {
    const { data } = open()

    expect(Limits.integerBound).toBe(2 ** 53 - 1)
    expect(
      await rejected(
        data
          .query("books")
          .skip(Limits.integerBound - 1)
          .find()
      )
    ).toBeUndefined()
    expect(await rejected(data.query("books").skip(Limits.integerBound).find())).toBe("WDE0035")
  })

  it("bulk results report counts inserted, updated, removed and skipped, plus an error list and id lists", async () => {
    const { data } = open()

    expect(await data.bulkSave("books", [{ _id: "a" }, { _id: "emma" }])).toEqual({
      inserted: 1,
      updated: 1,
      removed: 0,
      skipped: 0,
      errors: [],
      insertedItemIds: ["a"],
      updatedItemIds: ["emma"],
      removedItemIds: []
    })
  })
})
