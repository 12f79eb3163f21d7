import { endpoints } from "@portico/contract/Endpoints"
import type { CollectionHooks, HookContext } from "@portico/provider/Provider"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { open } from "../../provider/Shop.ts"
import { reads, reference, seed as strangers, set, wishes, words } from "./strangers.ts"

const everyone = { read: "ANYONE", insert: "ANYONE", update: "ANYONE", remove: "ANYONE" } as const
const secret = "s".repeat(40)

/** Everyone may access the diaries, and a hook restricts members to their own items. */
const seed = {
  ...strangers,
  clients: (strangers.clients ?? []).map((client, index) => (index === 0 ? { ...client, secret } : client)),
  collections: (strangers.collections ?? []).map((collection) =>
    collection.id === "diaries" ? { ...collection, permissions: everyone } : collection
  )
}

const includes = { referencedItemOptions: [{ fieldName: "one" }, { fieldName: "many" }] }

/** All calls that read the diaries, directly or by reference, or return what they changed. */
const calls: typeof reads = {
  ...reads,
  get: (dataItemId) => ["items/x", { dataItemId }],
  "get with includes": () => [
    "items/x",
    { dataCollectionId: "open", dataItemId: "o1", includeReferencedItems: ["one", "many"] }
  ],
  count: () => ["items/count", { filter: { $or: [{}] } }],
  "query with includes": () => ["items/query", { dataCollectionId: "open", query: {}, ...includes }],
  "search with includes": () => ["items/search", { dataCollectionId: "open", search: {}, ...includes }],
  "query referenced from elsewhere": () => [
    "items/query-referenced",
    { dataCollectionId: "open", referringItemId: "o1", referringItemFieldName: "many" }
  ],
  "query a single reference from elsewhere": () => [
    "items/query-referenced",
    { dataCollectionId: "open", referringItemId: "o1", referringItemFieldName: "one" }
  ],
  "is referenced": (id) => ["items/is-referenced", { ...reference(id, "a2"), referringItemFieldName: "many" }],
  "patch that answers the item": (id) => ["items/patch", { patch: set(id, "seen", true) }],
  "reference that is new": () => [
    "bulk/items/insert-references",
    { dataCollectionId: "open", dataItemReferences: [reference("o1", "a1")] }
  ],
  "includes of written items": () => [
    "items/update",
    { dataCollectionId: "open", dataItem: { id: "o1", data: { one: "a1" } }, includeReferencedItems: ["one", "many"] }
  ]
}

const tenancy = (more: CollectionHooks = {}): CollectionHooks => ({
  beforeQuery: (query, { caller }) => ({
    ...query,
    filter: { $and: [query.filter ?? {}, { _ownerId: caller.memberId ?? "nobody" }] }
  }),
  ...more
})

const start = async (diaries: CollectionHooks) => {
  const shop = open({ seed, hooks: { diaries } })
  const tokens = {
    visitor: await shop.visitor(),
    ada: (await shop.member()).access_token,
    max: (await shop.member("max@shop.test")).access_token,
    server: secret
  }
  const call = async (name: string, as: keyof typeof tokens, more: object = {}) => {
    const [path, payload] = calls[name]?.("a1") ?? ["", {}]
    const whole = { dataCollectionId: "diaries", ...payload, ...more }
    if (path !== "items/x") return shop.post(`/v2/${path}`, whole, tokens[as])
    const query = new URLSearchParams({ ".r": Buffer.from(JSON.stringify(whole)).toString("base64url") }).toString()
    return shop.send(`/v2/${path}?${query}`, { headers: { authorization: tokens[as] } })
  }
  return { ...shop, call }
}

describe("a hook that restricts members to their own items", () => {
  let shop: Awaited<ReturnType<typeof start>>
  beforeAll(async () => {
    shop = await start(tenancy({ enforced: true }))
  })
  afterAll(() => shop.dispose())

  it.each(Object.keys(calls))("cannot be bypassed by any call or option: %s", async (name) => {
    for (const stranger of ["visitor", "max"] as const) {
      for (const wish of wishes) {
        const { status, text } = await shop.call(name, stranger, wish)
        const what = `${name} ${JSON.stringify(wish)} as ${stranger}: ${text}`
        assert.isBelow(status, 500, what)
        assert.notInclude(text, words, what)
        assert.notMatch(text, /"totalCount":[1-9]|"total":[1-9]|"isReferenced":true/, what)
      }
    }
  })

  it.each(Object.keys(calls).filter((name) => name !== "reference that is new"))(
    "hides nothing from the owner: %s",
    async (name) => {
      const { text } = await shop.call(name, "ada")

      assert.match(text, new RegExp(`${words}|"totalCount":2|"isReferenced":true`), name)
    }
  )

  it("can be skipped only by the shop's own server", async () => {
    const wish = { suppressHooks: true }

    assert.include((await shop.call("query", "server", wish)).text, words)
    assert.notInclude((await shop.call("query", "server")).text, words)
    assert.notInclude((await shop.call("query", "max", wish)).text, words)
  })
})

describe("hooks of reads", () => {
  it("run for every call that reads, with its operation", async () => {
    const seen = new Set<HookContext["operation"]>()
    const shop = await start({
      beforeQuery: (_, { operation }) => {
        seen.add(operation)
        return undefined
      }
    })

    for (const name of Object.keys(calls)) await shop.call(name, "ada")

    const writing = ["insert", "update", "remove", "save", "patch", "truncate"]
    const reading = Object.keys(endpoints.data).filter((name) => !writing.includes(name) && !name.startsWith("bulk"))
    const names = new Map([
      ["queryDistinct", "distinct"],
      ["aggregatePipeline", "pipeline"]
    ])
    const expected = reading.map((name) => names.get(name) ?? name).filter((name) => !/^(remove|replace)R/.test(name))
    assert.sameMembers([...seen], [...expected, "include", "patch"])
    await shop.dispose()
  })

  it("change included and referenced items in the hook after a query", async () => {
    const shop = await start({ afterQuery: ({ _id }) => ({ _id, text: "not for you" }) })

    for (const name of ["query", "query with includes", "get with includes", "query referenced from elsewhere"]) {
      const { text } = await shop.call(name, "max")
      assert.include(text, "not for you", name)
      assert.notInclude(text, words, name)
    }
    await shop.dispose()
  })

  it("fail the call if they throw", async () => {
    const shop = await start({
      beforeQuery: () => {
        throw new Error("closed")
      }
    })

    for (const name of Object.keys(calls)) {
      const { body, text } = await shop.call(name, "ada")
      assert.strictEqual(body.details.applicationError?.code, "WDE0078", `${name}: ${text}`)
    }
    await shop.dispose()
  })
})
