import { books } from "../../../packages/testing/src/internal/scenarios/Books.ts"
import { accounts, seed } from "@portico/testing/scenarios/Bookshop"
import { reviews } from "../../../packages/testing/src/internal/scenarios/Reviews.ts"
import { describe, expect, it } from "vitest"

describe("the bookshop", () => {
  it("is what the storefront's provider starts with", async () => {
    const text = JSON.stringify(seed, undefined, 2)
    // Lists of texts on one line where they fit, as the formatter has them.
    const formatted = text.replace(
      /^(.*)\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/gm,
      (lines, before: string, list: string) => {
        const line = `${before}[${list.replace(/,\n\s+/g, ", ")}]`
        return line.length < 120 ? line : lines
      }
    )

    await expect(`${formatted}\n`).toMatchFileSnapshot("../../../packages/storefront/seed/bookshop.json")
  })

  it("has one id per item", () => {
    const ids = [...books, ...reviews].map(({ _id }) => _id)

    expect(new Set(ids).size).toBe(ids.length)
  })

  it("reviews only books that it sells, in the name of members that it has", () => {
    const sold = new Set(books.map(({ _id }) => _id))
    const members = new Set<string>(Object.values(accounts).map(({ email }) => email))

    expect(reviews.filter(({ _ownerId, bookId }) => !sold.has(bookId) || !members.has(_ownerId))).toEqual([])
  })

  it("dates everything with an instant that a Date keeps", () => {
    const dates = [...books.map(({ addedAt }) => addedAt), ...reviews.map(({ writtenAt }) => writtenAt)]

    expect(dates.filter(({ $date }) => new Date($date).toISOString() !== $date)).toEqual([])
  })
})
