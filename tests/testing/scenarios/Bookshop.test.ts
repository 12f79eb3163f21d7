import { books } from "../../../packages/testing/src/internal/scenarios/Books.ts"
import { accounts, seed } from "@portico/testing/scenarios/Bookshop"
import { reviews } from "../../../packages/testing/src/internal/scenarios/Reviews.ts"
import { describe, expect, it } from "vitest"

describe("the bookshop", () => {
  it("is the seed of the storefront's provider", async () => {
    const text = JSON.stringify(seed, undefined, 2)
    // Formats short arrays of strings on one line, like the formatter.
    const formatted = text.replace(
      /^(.*)\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/gm,
      (lines, before: string, list: string) => {
        const line = `${before}[${list.replace(/,\n\s+/g, ", ")}]`
        return line.length < 120 ? line : lines
      }
    )

    await expect(`${formatted}\n`).toMatchFileSnapshot("../../../packages/storefront/seed/bookshop.json")
  })

  it("has a unique id for each item", () => {
    const ids = [...books, ...reviews].map(({ _id }) => _id)

    expect(new Set(ids).size).toBe(ids.length)
  })

  it("has only reviews of its books by its members", () => {
    const sold = new Set(books.map(({ _id }) => _id))
    const members = new Set<string>(Object.values(accounts).map(({ email }) => email))

    expect(reviews.filter(({ _ownerId, bookId }) => !sold.has(bookId) || !members.has(_ownerId))).toEqual([])
  })

  it("has only dates that a Date can represent", () => {
    const dates = [...books.map(({ addedAt }) => addedAt), ...reviews.map(({ writtenAt }) => writtenAt)]

    expect(dates.filter(({ $date }) => new Date($date).toISOString() !== $date)).toEqual([])
  })
})
