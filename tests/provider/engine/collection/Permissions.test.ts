import type { Level } from "../../../../packages/provider/src/engine/collection/Collection.ts"
import { type Actor, decide } from "../../../../packages/provider/src/engine/collection/Permissions.ts"
import { assert, describe, it } from "@effect/vitest"

const actors = {
  visitor: { kind: "ANONYMOUS_VISITOR" },
  member: { kind: "MEMBER", memberId: "anna" },
  editor: { kind: "WIX_USER" },
  app: { kind: "APP" },
  elevated: { kind: "ANONYMOUS_VISITOR", elevated: true }
} as const satisfies Record<string, Actor>

const everyone = { visitor: "All", member: "All", editor: "All", app: "All", elevated: "All" } as const

/** The items each caller may access at each level: all, their own, or none. */
const levels: ReadonlyArray<readonly [Level, Readonly<Record<keyof typeof actors, "All" | "Own" | "Nothing">>]> = [
  ["ANYONE", everyone],
  ["SITE_MEMBER", { ...everyone, visitor: "Nothing" }],
  ["SITE_MEMBER_AUTHOR", { ...everyone, visitor: "Nothing", member: "Own" }],
  ["CMS_EDITOR", { ...everyone, visitor: "Nothing", member: "Nothing" }],
  ["PRIVILEGED", { ...everyone, visitor: "Nothing", member: "Nothing", editor: "Nothing" }]
]

describe.each(levels)("with the level %s", (level, verdicts) => {
  const permissions = { read: level, insert: level, update: level, remove: level }

  it.each(["read", "update", "remove"] as const)("decides who can %s items", (action) => {
    const decided = Object.entries(actors).map(([name, actor]) => [name, decide(actor, action, { permissions })._tag])

    assert.deepStrictEqual(Object.fromEntries(decided), verdicts)
  })

  it("allows the same callers to insert items, including authors", () => {
    const decided = Object.entries(actors).map(([name, actor]) => [name, decide(actor, "insert", { permissions })._tag])

    assert.deepStrictEqual(
      Object.fromEntries(decided),
      level === "SITE_MEMBER_AUTHOR" ? { ...everyone, visitor: "Nothing" } : verdicts
    )
  })
})

it("decides each action separately by level", () => {
  const permissions = { read: "ANYONE", insert: "PRIVILEGED", update: "PRIVILEGED", remove: "PRIVILEGED" } as const

  assert.strictEqual(decide(actors.visitor, "read", { permissions })._tag, "All")
  assert.strictEqual(decide(actors.visitor, "remove", { permissions })._tag, "Nothing")
})

it("denies a member without an id access to owned items", () => {
  const permissions = { read: "ANYONE", insert: "ANYONE", update: "SITE_MEMBER_AUTHOR", remove: "ANYONE" } as const

  assert.strictEqual(decide({ kind: "MEMBER" }, "update", { permissions })._tag, "Nothing")
})
