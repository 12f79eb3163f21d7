/** data.md §6: one test for each permission level and kind of caller, and for calls that bypass them. */
import { Items } from "@portico/client/data/Items"
import type { Action, Level } from "../../../packages/provider/src/engine/collection/Collection.ts"
import type { HookContext } from "@portico/provider/Provider"
import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { describe, expect, it } from "vitest"
import { codeOf, open as openShop, seed as shopSeed } from "../../provider/Shop.ts"
import { open, seed } from "./made.ts"

const levels = ["ANYONE", "SITE_MEMBER", "SITE_MEMBER_AUTHOR", "CMS_EDITOR", "PRIVILEGED"] as const

const callers = ["ANONYMOUS_VISITOR", "MEMBER", "another MEMBER", "WIX_USER", "APP"] as const
type Caller = (typeof callers)[number]

/** A collection for each level. Its items are Ada's: one for each caller to change, and one to remove. */
const withLevels: Seed = {
  ...shopSeed,
  clients: [
    {
      clientId: "shop",
      origins: ["http://shop.test"],
      redirectUris: ["http://shop.test/callback?from=portico"],
      secret: "OF THE SHOP"
    }
  ],
  members: [
    ...(shopSeed.members ?? []),
    { email: "max@shop.test", password: "correct horse" },
    { email: "zoe@shop.test", password: "correct horse", editor: true }
  ],
  collections: levels.map((level) => ({
    id: level,
    permissions: { read: level, insert: level, update: level, remove: level },
    items: callers.flatMap((caller) =>
      ["update", "remove"].map((action) => ({ _id: `${action} by ${caller}`, _ownerId: "Ada@shop.test" }))
    )
  }))
}

/** Opens a shop with these collections, its callers, and the caller that a hook received last. */
const enter = async () => {
  const seen: Array<HookContext["caller"]> = []
  const look = { beforeCount: (_: object, { caller }: HookContext) => void seen.push(caller) }
  const shop = openShop({ seed: withLevels, hooks: { ANYONE: look } })
  const tokens: Record<Caller, string> = {
    ANONYMOUS_VISITOR: await shop.visitor(),
    MEMBER: (await shop.member()).access_token,
    "another MEMBER": (await shop.member("max@shop.test")).access_token,
    WIX_USER: (await shop.member("zoe@shop.test")).access_token,
    APP: "OF THE SHOP"
  }
  const count = async (level: Level, caller: Caller) => {
    const counted = await shop.post("/v2/items/count", { dataCollectionId: level }, tokens[caller])
    return counted.status === 200 ? (JSON.parse(counted.text).totalCount as number) : codeOf(counted)
  }
  const may = async (level: Level, caller: Caller, action: Exclude<Action, "read">) => {
    const id = action === "insert" ? `new of ${caller}` : `${action} by ${caller}`
    const path = { insert: "/v2/items", update: "/v2/items/update", remove: "/v2/items/remove" }[action]
    const payload = action === "remove" ? { dataItemId: id } : { dataItem: { id, data: {} } }
    return (await shop.post(path, { dataCollectionId: level, ...payload }, tokens[caller])).status === 200
  }
  return { count, may, seen }
}

/** The callers that are allowed an action on Ada's item at each level, without elevation. */
const allowed: Readonly<Record<Level, ReadonlyArray<Caller>>> = {
  ANYONE: callers,
  SITE_MEMBER: ["MEMBER", "another MEMBER", "WIX_USER", "APP"],
  SITE_MEMBER_AUTHOR: ["MEMBER", "WIX_USER", "APP"],
  CMS_EDITOR: ["WIX_USER", "APP"],
  PRIVILEGED: ["APP"]
}

/** Members can insert their own items. */
const isAllowed = (level: Level, caller: Caller, action: Action): boolean =>
  allowed[level].includes(caller) ||
  (level === "SITE_MEMBER_AUTHOR" && caller === "another MEMBER" && action === "insert")

describe("data.md §6, roles and permissions", () => {
  it.each(levels)("collection permission level: %s", async (level) => {
    const { count, may } = await enter()
    const found: Array<string> = []
    for (const caller of callers) {
      for (const action of ["insert", "update", "remove"] as const) {
        if (await may(level, caller, action)) found.push(`${caller}: ${action}`)
      }
    }

    expect(found).toEqual(
      callers.flatMap((caller) =>
        (["insert", "update", "remove"] as const).flatMap((action) =>
          isAllowed(level, caller, action) ? [`${caller}: ${action}`] : []
        )
      )
    )
    const reached = await Promise.all(callers.map((caller) => count(level, caller)))
    expect(reached.map((found) => (typeof found === "number" ? found > 1 : found))).toEqual(
      callers.map((caller) => {
        if (isAllowed(level, caller, "read")) return true
        // Members see the items that they inserted themselves.
        return level === "SITE_MEMBER_AUTHOR" && caller === "another MEMBER" ? false : "WDE0027"
      })
    )
  })

  it.each([
    ["ANONYMOUS_VISITOR", "ANONYMOUS_VISITOR", false],
    ["MEMBER", "MEMBER", false],
    ["WIX_USER", "WIX_USER", false],
    ["APP", "APP", true]
  ] as const)("actor kind: %s", async (caller, kind, elevated) => {
    const { count, seen } = await enter()

    await count("ANYONE", caller)

    expect(seen).toMatchObject([{ kind, elevated }])
  })

  it("callers may bypass authorization with suppressAuth", async () => {
    const [books] = seed.collections ?? []
    const closed: Seed = {
      ...seed,
      collections: [
        { ...books, id: "books", permissions: { read: "PRIVILEGED" } },
        ...(seed.collections ?? []).slice(1)
      ]
    }
    const elevated = open({ seed: closed }, { elevated: "OF THE SHOP" })
    const plain = open({ seed: closed })

    await expect(elevated.data.get("books", "emma")).rejects.toMatchObject({ code: "WDE0027" })
    expect(await elevated.data.get("books", "emma", { suppressAuth: true })).toMatchObject({ title: "Emma" })
    expect(await elevated.run(Items.use((items) => items.get("books", "emma", { suppressAuth: true })))).toMatchObject({
      value: { id: "emma" }
    })
    // The option itself is not sent, and without such a credential it has no effect.
    expect(elevated.sent.every(({ payload }) => !("suppressAuth" in payload))).toBe(true)
    await expect(plain.data.get("books", "emma", { suppressAuth: true })).rejects.toMatchObject({ code: "WDE0027" })
  })

  it("callers may bypass hooks with suppressHooks", async () => {
    const { calls, data } = open({ hooks: { books: { beforeInsert: (item) => ({ ...item, seen: true }) } } })

    expect(await data.insert("books", { _id: "a" })).toMatchObject({ seen: true })
    expect(await data.insert("books", { _id: "b" }, { suppressHooks: true })).not.toHaveProperty("seen")
    expect(calls().map(({ payload }) => payload["suppressHooks"])).toEqual([undefined, true])
  })
})
