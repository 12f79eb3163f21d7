import { isCode } from "@portico/contract/Wde"
import * as WdeMeaning from "@portico/contract/WdeMeaning"
import { assert, describe, it } from "@effect/vitest"

/** The rows of data.md §8 with a single code, in their wording. */
const specification = {
  WDE0001: "collection name must be a string",
  WDE0002: "item id must be a string",
  WDE0003: "field name must be a string",
  WDE0004: "items must be objects",
  WDE0005: "bulk items must be objects with string ids",
  WDE0006: "more than 1000 items in one request",
  WDE0007: "update needs a string _id",
  WDE0008: "wrong argument count",
  WDE0018: "invalid options",
  WDE0053: "internal error",
  WDE0055: "failed to parse server response",
  WDE0068: "ids must be a string array",
  WDE0069: "cannot remove more than 1000 items",
  WDE0070: "regex not allowed",
  WDE0073: "item does not exist",
  WDE0074: "ignored in bulk insert",
  WDE0078: "forwarded error from site code",
  WDE0080: "skip not supported in cursor paging",
  WDE0094: "non-empty string required",
  WDE0109: "payload too large (on HTTP 413)",
  WDE0159: "no previous page",
  WDE0165: "no next page"
}

describe("the meaning of a code", () => {
  it.each(Object.entries(specification))("%s is: %s", (code, meaning) => {
    assert.isTrue(isCode(code) && WdeMeaning.meanings[code] === meaning)
  })

  it("is present for every code and unique", () => {
    const meanings = Object.values(WdeMeaning.meanings)

    assert.isTrue(meanings.every((meaning) => meaning !== ""))
    assert.lengthOf(new Set(meanings), meanings.length)
  })
})

it("three codes are not in the specification", () => {
  assert.deepStrictEqual<ReadonlyArray<string>>(WdeMeaning.unlisted, ["WDE0011", "WDE0012", "WDE0013"])
})
