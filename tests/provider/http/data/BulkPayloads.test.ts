import { assert, it } from "@effect/vitest"
import * as Codec from "@portico/contract/Codec"
import * as Calls from "@portico/contract/codecs/data/Calls"
import { decodeDates } from "@portico/contract/WireDate"
import * as BulkPayloads from "../../../../packages/provider/src/http/data/BulkPayloads.ts"

const items = [
  { id: "a", data: { at: { $date: "2026-02-03T09:00:00.000Z" }, list: [{ $date: "2026-02-03" }] } },
  { data: { title: "Emma", other: { $date: "soon" } }, more: 1 }
]

const payload = { dataCollectionId: "books", suppressHooks: null, dataItems: items, unknown: true }

it.each([
  ["bulkInsert", Calls.bulkInsert],
  ["bulkSave", Calls.bulkSave],
  ["bulkUpdate", Calls.bulkUpdate]
] as const)("%s is decoded as by clients, except its dates", (key, { request }) => {
  const decoded = BulkPayloads.codecOf(key)?.decode(structuredClone(payload))

  assert.deepStrictEqual(decodeDates(decoded), request.decode(structuredClone(payload)))
  assert.notDeepEqual(decoded, decodeDates(decoded))
})

it.each([
  ["no items", { dataCollectionId: "books" }],
  ["no collection", { dataItems: items }],
  ["an item without data", { dataCollectionId: "books", dataItems: [{ id: "a" }] }],
  ["an item that is no object", { dataCollectionId: "books", dataItems: [{ data: [] }] }],
  ["a number as an id", { dataCollectionId: "books", dataItems: [{ id: 1, data: {} }] }]
])("%s does not match", (_, payload) => {
  assert.isTrue(Codec.isMismatch(BulkPayloads.codecOf("bulkInsert")?.decode(payload)))
})

it("other calls have no such codec", () => {
  assert.isUndefined(BulkPayloads.codecOf("insert"))
  assert.isUndefined(BulkPayloads.codecOf("toString"))
})
