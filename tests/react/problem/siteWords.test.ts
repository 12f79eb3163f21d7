import { expect, it } from "vitest"
import { siteWords } from "../../../packages/react/src/problem/siteWords.ts"

it("shows the site's message without the prefix", () => {
  expect(siteWords("The site's code rejected the request: Books on loan cannot be removed.")).toBe(
    "Books on loan cannot be removed."
  )
})

it("does not change an empty or different message", () => {
  expect(siteWords("The site's code rejected the request: ")).toBe("The site's code rejected the request: ")
  expect(siteWords("Books on loan cannot be removed.")).toBe("Books on loan cannot be removed.")
})
