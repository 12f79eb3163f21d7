import * as MemoryStore from "@portico/provider/MemoryStore"
import * as PostgresStore from "@portico/provider/PostgresStore"
import { assert, describe, it } from "@effect/vitest"
import { type Answered, codeOf } from "../../provider/Shop.ts"
import { fared, open, withBooks } from "../../provider/http/data/Books.ts"

const set = (fieldPath: string, value: unknown) => ({ action: "SET_FIELD", fieldPath, setFieldOptions: { value } })

const stores = {
  memory: MemoryStore.make,
  PGlite: PostgresStore.make
}

/** Sends a request again while the provider is too busy to run it. */
const whenServed = async (send: () => Promise<Answered>): Promise<Answered> => {
  const response = await send()
  return response.status === 503 ? whenServed(send) : response
}

describe.each(Object.entries(stores))("a bulk call in %s", (name, store) => {
  const text = `é${"bcdefghi".repeat(50_000)}`
  const items = Array.from({ length: 10 }, (_, index) => ({ _id: `l${index}`, text, n: index }))
  const permissions = { insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
  const slow = {
    filter: { $not: [{ $or: Array.from({ length: 80 }, (_, index) => ({ text: { $contains: `missing ${index}` } })) }] }
  }
  const ids = items.map(({ _id }) => _id)

  it("is refused as a whole if it takes too long, and reports that nothing was written", async () => {
    const shop = await open({
      seed: { ...withBooks, collections: [{ id: "long", permissions, items }] },
      // Even a fast machine searches these strings for several hundred milliseconds.
      store: store({ writeTimeout: name === "memory" ? 20 : 150 })
    })
    const changes = ids.map((dataItemId) => ({ dataItemId, fieldModifications: [set("n", -1)] }))
    const calls = [
      await whenServed(() => shop.bulkRemove("long", { dataItemIds: ids, condition: slow })),
      await whenServed(() => shop.bulkPatch("long", { patches: changes, condition: slow })),
      await whenServed(() =>
        shop.bulkUpdate("long", { dataItems: ids.map((_id) => ({ data: { _id, n: -1 } })), condition: slow })
      )
    ]

    for (const answered of calls) {
      assert.strictEqual(answered.status, 504, `${name}: ${answered.text}`)
      assert.strictEqual(codeOf(answered), "WDE0028")
      assert.include(answered.text, "nothing was written")
    }
    assert.strictEqual((await shop.count("long", { filter: { n: { $gte: 0 } } })).data.totalCount, 10)
    await shop.dispose()
  }, 60_000)

  it("refuses all but one of a thousand items with the same unique value, in one pass", async () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ _id: `i${index}`, code: index }))
    const indexes = [{ fields: [{ fieldName: "code" }], unique: true }]
    const taken = [{ id: "codes", permissions, indexes, items: [...items, { _id: "holder", code: "taken" }] }]
    const shop = await open({ seed: { ...withBooks, collections: taken }, store: store({}), passwordIterations: 1000 })
    const patches = items.map(({ _id }) => ({ dataItemId: _id, fieldModifications: [set("code", "taken")] }))
    const startedAt = performance.now()

    const patched = await shop.bulkPatch("codes", { patches })
    const updated = await shop.bulkUpdate("codes", {
      dataItems: items.map(({ _id }) => ({ data: { _id, code: "free" } }))
    })

    assert.isTrue(fared(patched).every((code) => code === "WDE0123"))
    assert.deepStrictEqual(fared(updated), ["UPDATE", ...Array.from({ length: 999 }, () => "WDE0123")])
    // By halves, each of the two calls takes five seconds on an idle machine.
    assert.isBelow(performance.now() - startedAt, 8000)
    await shop.dispose()
  }, 60_000)
})
