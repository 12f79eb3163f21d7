import { ItemPatch } from "@portico/contract/data/Patch"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

describe("a patch", () => {
  it("travels with its five kinds of change", () => {
    const json = {
      dataItemId: "b1",
      fieldModifications: [
        { action: "SET_FIELD", fieldPath: "at", setFieldOptions: { value: { $date: "1970-01-01T00:00:00.000Z" } } },
        { action: "REMOVE_FIELD", fieldPath: "old" },
        { action: "INCREMENT_FIELD", fieldPath: "sold", incrementFieldOptions: { value: 1 } },
        { action: "APPEND_TO_ARRAY", fieldPath: "tags", appendToArrayOptions: { value: "new" } },
        { action: "REMOVE_FROM_ARRAY", fieldPath: "tags", removeFromArrayOptions: { value: null } }
      ]
    }

    const patch = Schema.decodeUnknownSync(ItemPatch)(json)

    assert.deepStrictEqual(patch.fieldModifications[0]?.setFieldOptions, { value: new Date(0) })
    assert.deepStrictEqual<unknown>(Schema.encodeSync(ItemPatch)(patch), json)
  })

  it.each([
    { action: "RENAME_FIELD", fieldPath: "a" },
    { action: "INCREMENT_FIELD", fieldPath: "a", incrementFieldOptions: { value: "1" } }
  ])("is not made of %j", (modification) => {
    assert.throws(() => Schema.decodeUnknownSync(ItemPatch)({ dataItemId: "b1", fieldModifications: [modification] }))
  })
})
