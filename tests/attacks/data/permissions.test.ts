import { assert, describe, it } from "@effect/vitest"
import { afterAll, beforeAll } from "vitest"
import { type Answered, codeOf, open } from "../../provider/Shop.ts"
import { everything, reads, reference, seed, set, wishes, words, writes } from "./strangers.ts"

describe("the permissions of collections", () => {
  let shop: ReturnType<typeof open>
  let tokens: Readonly<Record<"visitor" | "ada" | "max", string>>

  beforeAll(async () => {
    shop = open({ seed })
    const [visitor, ada, max] = await Promise.all([shop.visitor(), shop.member(), shop.member("max@shop.test")])
    tokens = { visitor, ada: ada.access_token, max: max.access_token }
  })

  afterAll(() => shop.dispose())

  type Part = Readonly<Record<string, unknown>>

  const call = (path: string, payload: Part, as: keyof typeof tokens) => shop.post(`/v2/${path}`, payload, tokens[as])

  const strangers = ["visitor", "max"] as const

  const assertTellsNothing = ({ status, text }: Answered, what: string) => {
    assert.isBelow(status, 500, `${what}: ${text}`)
    assert.notInclude(text, words, what)
  }

  /** Reads everything that the owner and the seed can see, to compare it with the state before. */
  const state = async () => {
    const read = async (dataCollectionId: string, more: Part = {}) => {
      const { text } = await call("items/query", { dataCollectionId, query: {}, ...more }, "ada")
      return JSON.parse(text).dataItems
    }
    const { text } = await call(
      "items/query-referenced",
      { dataCollectionId: "diaries", referringItemId: "a1", referringItemFieldName: "many" },
      "ada"
    )
    return [
      await read("diaries"),
      await read("diaries", { environment: "SANDBOX" }),
      await read("posts", { publishPluginOptions: { includeDraftItems: true } }),
      JSON.parse(text).results
    ]
  }

  const targets = [
    ["diaries", "a1"],
    ["posts", "d1"],
    ["sealed", "s1"]
  ] as const

  describe("another member's items", () => {
    it.each(Object.entries(reads))("are not read by a stranger: %s", async (name, request) => {
      for (const [dataCollectionId, id] of targets) {
        for (const wish of wishes) {
          for (const stranger of strangers) {
            const [path, payload] = request(id)
            const answered = await call(path, { dataCollectionId, ...payload, ...wish }, stranger)
            const what = `${name} of ${dataCollectionId} by ${stranger} ${JSON.stringify(wish)}`
            assert.isBelow(answered.status, 500, what)
            assert.notInclude(answered.text, words, what)
          }
        }
      }
    })

    it.each(Object.entries(writes))("are not changed by a stranger: %s", async (name, request) => {
      const before = await state()
      assert.isTrue(before.every((list) => list.length > 0))

      for (const [dataCollectionId, id] of targets) {
        for (const wish of wishes) {
          for (const stranger of strangers) {
            const [path, payload] = request(id)
            const answered = await call(path, { dataCollectionId, ...payload, ...wish }, stranger)
            assertTellsNothing(answered, `${name} of ${dataCollectionId} by ${stranger} ${JSON.stringify(wish)}`)
          }
        }
      }

      assert.deepStrictEqual(await state(), before)
    })

    it("are not read by GET requests", async () => {
      for (const [dataCollectionId, id] of targets) {
        for (const stranger of strangers) {
          const headers = { authorization: tokens[stranger] }
          const packed = Buffer.from(JSON.stringify({ dataCollectionId, query: { filter: everything } })).toString(
            "base64url"
          )
          for (const path of [
            `/v2/items/${id}?dataCollectionId=${dataCollectionId}`,
            `/v2/items/${id}?dataCollectionId=${dataCollectionId}&includeReferencedItems=many&fields=text`,
            `/v2/items/query?.r=${packed}`
          ]) {
            const answered = await shop.send(path, { headers })
            assert.isBelow(answered.status, 500, path)
            assert.notInclude(answered.text, words, path)
          }
        }
      }
    })

    it("are not returned by changes that everyone is allowed to make", async () => {
      const dataCollectionId = "inbox"
      for (const stranger of strangers) {
        for (const [path, payload] of [
          ["items/patch", { patch: set("i1", "seen", true) }],
          ["bulk/items/patch", { patches: [set("i1", "seen", true)] }],
          ["bulk/items/save", { dataItems: [{ id: "i3", data: {} }] }],
          ["items/update", { dataItem: { id: "i3", data: {} } }],
          ["items/remove", { dataItemId: stranger === "max" ? "i1" : "i2" }],
          ["bulk/items/remove", { dataItemIds: ["i3"] }]
        ] as const) {
          const answered = await call(path, { dataCollectionId, ...payload }, stranger)
          assert.strictEqual(answered.status, 200, answered.text)
          assertTellsNothing(answered, `${path} by ${stranger}`)
        }
      }
      await call("items/save", { dataCollectionId, dataItem: { id: "i4", data: { text: words } } }, "ada")
      const { text } = await call("items/remove", { dataCollectionId, dataItemId: "i4" }, "ada")
      assert.include(text, words)
    })

    it("are not included through references to them", async () => {
      const include = {
        referencedItemOptions: ["one", "many", "sealed"].map((fieldName) => ({ fieldName, limit: 50 }))
      }
      const dataCollectionId = "open"
      for (const stranger of strangers) {
        for (const wish of wishes) {
          for (const [path, payload] of [
            ["items/query", { query: {}, ...include }],
            ["items/search", { search: {}, ...include }],
            [
              "items/save",
              { dataItem: { id: "o1", data: { one: "a1" } }, includeReferencedItems: ["one", "many", "sealed"] }
            ],
            ["items/update", { dataItem: { id: "o1", data: { one: "a1" } }, includeReferencedItems: true }],
            ["items/query-referenced", { referringItemId: "o1", referringItemFieldName: "many" }],
            ["items/query-referenced", { referringItemId: "o1", referringItemFieldName: "one" }],
            ["items/query-referenced", { referringItemId: "o1", referringItemFieldName: "sealed" }],
            ["items/query-distinct-values", { fieldName: "one.text" }],
            ["items/aggregate", { aggregation: { groupingFields: ["one.text", "many.text"] } }],
            ["items/query", { query: { filter: { "one.text": words }, sort: [{ fieldName: "many.text" }] } }]
          ] as const) {
            assertTellsNothing(
              await call(path, { dataCollectionId, ...payload, ...wish }, stranger),
              `${path} by ${stranger}`
            )
          }
          const joined = await call(
            "bulk/items/insert-references",
            { dataCollectionId, dataItemReferences: [reference("o1", "s1", "sealed")], ...wish },
            stranger
          )
          assert.oneOf(joined.status, [400, 403, 404])
        }
      }
    })

    it("are not found by a filter that only they match", async () => {
      for (const [dataCollectionId] of targets.slice(0, 2)) {
        const counts = await Promise.all(
          [{ text: words }, { text: "nothing" }].map((filter) =>
            call("items/count", { dataCollectionId, filter }, "max")
          )
        )
        assert.strictEqual(counts[0]?.text, counts[1]?.text)
      }
      const [hers, none] = await Promise.all(
        ["a1", "never"].map((id) =>
          call(
            "items/update",
            { dataCollectionId: "diaries", dataItem: { id, data: {} }, condition: { filter: {} } },
            "max"
          )
        )
      )
      assert.deepStrictEqual([hers?.status, codeOf(hers as Answered)], [none?.status, codeOf(none as Answered)])
    })

    it("are not read with a cursor of their owner, because the caller's permissions apply", async () => {
      const first = await call(
        "items/query",
        { dataCollectionId: "diaries", query: { cursorPaging: { limit: 1 } } },
        "ada"
      )
      const { cursors } = JSON.parse(first.text).pagingMetadata
      const groups = await call(
        "items/aggregate-pipeline",
        { dataCollectionId: "diaries", pipeline: { stages: [], cursorPaging: { limit: 1 } } },
        "ada"
      )

      for (const stranger of strangers) {
        const next = { cursorPaging: { cursor: cursors.next } }
        assertTellsNothing(await call("items/query", { dataCollectionId: "diaries", query: next }, stranger), stranger)
        const cursor = JSON.parse(groups.text).pagingMetadata.cursors.next
        const pipeline = { stages: [], cursorPaging: { cursor } }
        assertTellsNothing(
          await call("items/aggregate-pipeline", { dataCollectionId: "diaries", pipeline }, stranger),
          stranger
        )
      }
      const mine = await call(
        "items/query",
        { dataCollectionId: "diaries", query: { cursorPaging: { cursor: cursors.next } } },
        "ada"
      )
      assert.include(mine.text, words)
    })

    it("have the same owner after a caller writes into system fields", async () => {
      const dataCollectionId = "diaries"
      const forged = { _ownerId: "Ada@shop.test", _createdDate: { $date: "1999-01-01T00:00:00.000Z" }, text: "forged" }
      const inserted = await call("items", { dataCollectionId, dataItem: { id: "m1", data: forged } }, "max")
      const ownerId = JSON.parse(inserted.text).dataItem.data._ownerId

      await call("items/update", { dataCollectionId, dataItem: { id: "m1", data: forged } }, "max")
      await call("items/save", { dataCollectionId, dataItem: { id: "m1", data: { ...forged, _ownerId: null } } }, "max")
      const patched = await Promise.all(
        ["_ownerId", "_id", "_createdDate", "_ownerId.x"].map((path) =>
          call("items/patch", { dataCollectionId, patch: set("m1", path, "Ada@shop.test") }, "max")
        )
      )

      assert.notStrictEqual(ownerId, "Ada@shop.test")
      const { text } = await call("items/query", { dataCollectionId, query: { filter: { _id: "m1" } } }, "max")
      const { data } = JSON.parse(text).dataItems[0]
      assert.strictEqual(data._ownerId, ownerId)
      assert.notStrictEqual(data._createdDate.$date, "1999-01-01T00:00:00.000Z")
      for (const { status } of patched) assert.oneOf(status, [200, 400])
      assertTellsNothing(await call("items/query", { dataCollectionId, query: {} }, "max"), "all of his own")
    })
  })
})
