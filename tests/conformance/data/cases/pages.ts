import { assert } from "vitest"
import type { Page } from "../Items.ts"
import { thrownBy } from "../refusalOf.ts"
import type { Case } from "../Theater.ts"

/** Walks to the last page and back. */
const walk = async (
  first: Page<unknown>
): Promise<{ readonly there: ReadonlyArray<unknown>; readonly back: ReadonlyArray<unknown> }> => {
  const pages = [first]
  let page = first
  while (page.hasNext()) pages.push((page = await page.next()))
  assert.strictEqual((await thrownBy(page.next())).message.slice(0, 7), "WDE0165")
  const back = [page]
  while (page.hasPrev()) back.unshift((page = await page.prev()))
  assert.strictEqual((await thrownBy(page.prev())).message.slice(0, 7), "WDE0159")
  const flat = (all: ReadonlyArray<Page<unknown>>) => all.flatMap(({ items }) => items)
  return { there: flat(pages), back: flat(back) }
}

const keysOf = (items: ReadonlyArray<unknown>): ReadonlyArray<unknown> =>
  items.map((item) => (item as { readonly _id?: unknown } | null)?._id ?? item)

const many = Array.from({ length: 130 }, (_, n) => `m${String(n).padStart(3, "0")}`)

/** Paging forward and back. */
export const cases: ReadonlyArray<Case> = [
  {
    name: "pages through a query to the end and back",
    run: async ({ items }) => {
      const { back, there } = await walk(await items.query("many").ascending("n").limit(40).find())
      assert.deepStrictEqual(keysOf(there), many)
      assert.deepStrictEqual(keysOf(back), many)
    }
  },
  {
    name: "returns pages of the default size, and pages after a skip",
    run: async ({ items }) => {
      const first = await items.query("many").ascending("n").find({ returnTotalCount: true })
      assert.include(first, { length: 50, totalCount: 130, totalPages: 3, currentPage: 0, pageSize: 50 })
      const second = await first.next()
      assert.include(second, { length: 50, totalCount: 130, currentPage: 1 })
      const skipped = await items.query("many").ascending("n").skip(100).limit(10).find()
      assert.strictEqual(skipped.items[0]?.["n"], 100)
      assert.isTrue(skipped.hasPrev())
      assert.deepStrictEqual(
        (await skipped.prev()).items.map(({ n }) => n),
        [90, 91, 92, 93, 94, 95, 96, 97, 98, 99]
      )
    }
  },
  {
    name: "returns every item of an unsorted query once",
    run: async ({ items }) => {
      const { there } = await walk(await items.query("many").limit(33).find())
      assert.sameMembers([...keysOf(there)], many)
    }
  },
  {
    name: "repeats includes and selected fields on the next page",
    run: async ({ items }) => {
      let page = await items.query("books").include("author").fields("title").ascending("_id").limit(1).find()
      page = await page.next()
      assert.deepStrictEqual(Object.keys(page.items[0] ?? {}).toSorted(), ["_id", "author", "title"])
      assert.deepInclude(page.items[0]?.["author"], { name: "Jane" })
    }
  },
  {
    name: "pages through distinct values",
    run: async ({ items }) => {
      const { back, there } = await walk(await items.query("many").ascending("n").lt("n", 25).limit(10).distinct("n"))
      assert.deepStrictEqual(
        there,
        Array.from({ length: 25 }, (_, n) => n)
      )
      assert.deepStrictEqual(back, there)
    }
  },
  {
    name: "pages through groups",
    run: async ({ items }) => {
      const { back, there } = await walk(
        await items.aggregate("many").lt("n", 9).group("n").count().ascending("n").limit(2).run()
      )
      assert.deepStrictEqual(keysOf(there), [0, 1, 2, 3, 4, 5, 6, 7, 8])
      assert.deepStrictEqual(back, there)
    }
  },
  {
    name: "pages through a search",
    run: async ({ items }) => {
      const { there } = await walk(await items.search("books").expression("novel").limit(1).run())
      assert.sameMembers([...keysOf(there)], ["b1", "b2", "b4"])
    }
  },
  {
    name: "pages through references",
    run: async ({ items }) => {
      const { back, there } = await walk(
        await items.queryReferenced("books", "b1", "reviews", { limit: 1, order: "desc" })
      )
      assert.deepStrictEqual(keysOf(there), ["r3", "r2", "r1"])
      assert.deepStrictEqual(back, there)
    }
  },
  {
    name: "continues from cursors in an environment",
    run: async ({ items, network }) => {
      const live = items.withEnvironment(items.Environment.LIVE)
      const cursorOf = async (): Promise<string> => {
        const { pagingMetadata } = (await network.last().answer.json()) as {
          readonly pagingMetadata: { readonly cursors: { readonly next: string } }
        }
        return pagingMetadata.cursors.next
      }
      await live.query("many").ascending("n").limit(60).find()
      const page = await live.fetch("many", await cursorOf(), 60)
      assert.deepStrictEqual(keysOf(page.items), many.slice(60, 120))
      assert.deepStrictEqual(keysOf((await page.next()).items), many.slice(120))
      await live.aggregate("many").group("third").count().ascending("third").limit(1).run()
      assert.deepStrictEqual(
        (await live.fetchAggregate("many", await cursorOf(), 5)).items.map(({ _id }) => _id),
        [1, 2]
      )
      await live.queryReferenced("books", "b1", "reviews", { limit: 1 })
      assert.deepStrictEqual(keysOf((await live.fetchReferenced("books", await cursorOf(), 5)).items), ["r2", "r3"])
    }
  }
]
