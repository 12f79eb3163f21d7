import type { Problem } from "@portico/react"
import type { Listing, SearchState } from "@portico/react/data"
import { expect, it } from "vitest"
import { found } from "../../../packages/storefront/src/shelf/found.ts"

type Book = string

const before: Listing<Book> = { _tag: "Ready", items: ["Emma"], total: 1, refetching: false }
const page = { items: ["Dracula"], total: undefined, text: "dra" }
const problem: Problem = { key: "unreachable", retryable: true }

const shown = (state: SearchState<Book>) => found(state, before)

it("keeps the books of before until something is found", () => {
  expect(shown({ _tag: "Searching", found: undefined })).toEqual({ ...before, refetching: true })
  expect(shown({ _tag: "Debouncing", found: undefined })).toEqual({ ...before, refetching: true })
})

it("keeps what was found while more is searched for", () => {
  expect(shown({ _tag: "Searching", found: page })).toMatchObject({
    _tag: "Ready",
    items: ["Dracula"],
    refetching: true
  })
})

it("shows what was found", () => {
  expect(shown({ _tag: "Found", found: page, refetching: false })).toMatchObject({
    items: ["Dracula"],
    refetching: false
  })
})

it("says what went wrong, above what was found before", () => {
  expect(shown({ _tag: "Failed", found: undefined, problem })).toEqual({ _tag: "Failed", problem, refetching: false })
  expect(shown({ _tag: "Failed", found: page, problem })).toMatchObject({ _tag: "Ready", items: ["Dracula"], problem })
})
