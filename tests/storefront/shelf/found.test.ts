import type { Problem } from "@portico/react"
import type { Listing, SearchState } from "@portico/react/data"
import { expect, it } from "vitest"
import { found } from "../../../packages/storefront/src/shelf/found.ts"

type Book = string

const before: Listing<Book> = { _tag: "Ready", items: ["Emma"], total: 1, refetching: false }
const page = { items: ["Dracula"], total: undefined, text: "dra" }
const problem: Problem = { key: "unreachable", retryable: true }

const shown = (state: SearchState<Book>) => found(state, before)

it("shows the earlier books until the first result", () => {
  expect(shown({ _tag: "Searching", found: undefined })).toEqual({ ...before, refetching: true })
  expect(shown({ _tag: "Debouncing", found: undefined })).toEqual({ ...before, refetching: true })
})

it("shows the earlier results during another search", () => {
  expect(shown({ _tag: "Searching", found: page })).toMatchObject({
    _tag: "Ready",
    items: ["Dracula"],
    refetching: true
  })
})

it("shows the results", () => {
  expect(shown({ _tag: "Found", found: page, refetching: false })).toMatchObject({
    items: ["Dracula"],
    refetching: false
  })
})

it("shows a problem above the earlier results", () => {
  expect(shown({ _tag: "Failed", found: undefined, problem })).toEqual({ _tag: "Failed", problem, refetching: false })
  expect(shown({ _tag: "Failed", found: page, problem })).toMatchObject({ _tag: "Ready", items: ["Dracula"], problem })
})
