import { describe, expect, it } from "vitest"
import { bookAt, bookPath } from "../../../packages/storefront/src/parts/bookPath.ts"

describe("the address of a book's page", () => {
  it.each(["emma", "100%", "%41", "a/b", "Ünïcode & co", "?#"])("identifies the book %s", (id) => {
    expect(bookAt(new URL(bookPath(id), "http://shop.test").pathname)).toBe(id)
  })

  it.each(["/books/%", "/books/%E0%A4%A"])("identifies no book if it is malformed: %s", (path) => {
    expect(bookAt(path)).toBeUndefined()
  })
})
