import { claimsOf } from "../../../../packages/client/src/session/internal/Claims.ts"
import * as Base64Url from "effect/encoding/Base64Url"
import * as Redacted from "effect/Redacted"
import { assert, describe, it } from "@effect/vitest"

const tokenOf = (payload: unknown): string => `e30.${Base64Url.encode(JSON.stringify(payload))}.c2ln`

const read = (token: string) => claimsOf(Redacted.make(token))

describe("claimsOf", () => {
  it("returns the subject and the session", () => {
    assert.deepStrictEqual(read(tokenOf({ sub: "ada", sid: "s1", exp: 1 })), { subject: "ada", session: "s1" })
    assert.deepStrictEqual(read(tokenOf({ sub: "zoë" })), { subject: "zoë" })
  })

  it.each([
    "",
    "MEMBER",
    "a.b",
    "a.%.c",
    "a.////.c",
    tokenOf(null),
    tokenOf(["ada"]),
    tokenOf("ada"),
    tokenOf({ sub: "", sid: 7 }),
    `e30.${Base64Url.encode("no json")}.c2ln`
  ])("returns nothing for an invalid token: %s", (token) => assert.deepStrictEqual(read(token), {}))
})
