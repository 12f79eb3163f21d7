import { assert, describe, it } from "@effect/vitest"
import * as Words from "../../../../packages/provider/src/engine/search/Words.ts"

describe("the words of a string", () => {
  it("are its runs of letters, digits and marks, case-folded", () => {
    assert.deepStrictEqual(Words.ofText("Emma, or: É2 — don't_stop!"), ["emma", "or", "é2", "don", "t", "stop"])
    assert.deepStrictEqual(Words.ofText("ΣΊΣΥΦΟΣ İstanbul e\u0301te\u0301"), ["σίσυφοσ", "istanbul", "e\u0301te\u0301"])
  })

  it("are single characters in scripts without spaces between words", () => {
    assert.deepStrictEqual(Words.ofText("東京Tower カフェ 2024年"), [
      "東",
      "京",
      "tower",
      "カ",
      "フ",
      "ェ",
      "2024",
      "年"
    ])
  })

  it("are cut at 64 characters, without splitting one", () => {
    const [plain = "", paired = ""] = Words.ofText(`${"a".repeat(200)} ${"𐐨".repeat(200)}`)

    assert.strictEqual(plain.length, 64)
    assert.strictEqual(paired, "𐐨".repeat(64))
  })

  it("are empty if it has no letters", () => {
    assert.deepStrictEqual(Words.ofText("!? … 😀 \u0001"), [])
  })
})

describe("the words of an item", () => {
  it("come from strings at any depth, not from names, numbers, dates or system fields", () => {
    const own = {
      title: "Emma",
      year: 1815,
      at: { $date: "2020-01-01T00:00:00.000Z" },
      tags: ["classic", ["deep", { name: "deeper" }]],
      _publishStatus: "DRAFT"
    }

    assert.deepStrictEqual([...Words.ofFields(own)], ["emma", "classic", "deep", "deeper"])
  })

  it("exclude reference fields", () => {
    assert.deepStrictEqual([...Words.ofFields({ author: "austen", title: "Emma" }, ["author"])], ["emma"])
  })
})
