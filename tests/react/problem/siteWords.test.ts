import { expect, it } from "vitest"
import { siteWords } from "../../../packages/react/src/problem/siteWords.ts"

it("people read what the site says, and not who says it", () => {
  expect(siteWords("Site code refused: Books on loan cannot be removed.")).toBe("Books on loan cannot be removed.")
})

it("leaves what says nothing, or something else, as it is", () => {
  expect(siteWords("Site code refused: ")).toBe("Site code refused: ")
  expect(siteWords("Books on loan cannot be removed.")).toBe("Books on loan cannot be removed.")
})
