import { expect, it } from "vitest"
import { siteWords } from "../../../packages/react/src/problem/siteWords.ts"

it("shows the site's message without the prefix", () => {
  expect(siteWords("Site code refused: Books on loan cannot be removed.")).toBe("Books on loan cannot be removed.")
})

it("does not change an empty or different message", () => {
  expect(siteWords("Site code refused: ")).toBe("Site code refused: ")
  expect(siteWords("Books on loan cannot be removed.")).toBe("Books on loan cannot be removed.")
})
