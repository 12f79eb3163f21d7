import { assert, describe, it } from "@effect/vitest"
import * as Member from "../../../../packages/provider/src/engine/identity/Member.ts"

const ada: Member.Member = {
  id: "m",
  email: "ada@shop.test",
  emailVerified: false,
  status: "ACTIVE",
  reasons: [],
  password: "$hash",
  profile: { firstName: "Ada", emails: ["ada@home.test", "ada@shop.test"] },
  createdAt: 0,
  updatedAt: 1000,
  revision: 3
}

describe("hindranceOf", () => {
  it.each([
    ["ACTIVE", [], undefined],
    ["OFFLINE", [], undefined],
    ["BLOCKED", [], "blocked"],
    ["DELETED", [], "blocked"],
    ["PENDING", ["PENDING_EMAIL_VERIFICATION_REQUIRED"], "emailVerification"],
    ["PENDING", ["PENDING_ADMIN_APPROVAL_REQUIRED"], "ownerApproval"],
    ["PENDING", ["PENDING_ADMIN_APPROVAL_REQUIRED", "PENDING_EMAIL_VERIFICATION_REQUIRED"], "emailVerification"],
    ["PENDING", [], "ownerApproval"]
  ] as const)("returns the hindrance for %s %j", (status, reasons, expected) => {
    assert.strictEqual(Member.signInBarrierOf({ status, reasons }), expected)
  })
})

it("activates a member whose address is verified unless something else is missing", () => {
  const pending = { ...ada, status: "PENDING", reasons: ["PENDING_EMAIL_VERIFICATION_REQUIRED"] } as const
  const waiting = { ...pending, reasons: [...pending.reasons, "PENDING_ADMIN_APPROVAL_REQUIRED"] } as const
  const blocked = { ...ada, status: "BLOCKED" } as const

  assert.include(Member.verified(pending, 5000), {
    status: "ACTIVE",
    emailVerified: true,
    revision: 4,
    updatedAt: 5000
  })
  assert.include(Member.verified(waiting, 5000), { status: "PENDING", emailVerified: true })
  assert.include(Member.verified(blocked, 5000), { status: "BLOCKED" })
})

it("returns the identity that the specification defines, without the password", () => {
  const identity = Member.identityOf(ada)

  assert.notInclude(JSON.stringify(identity), ada.password)
  assert.deepStrictEqual(identity.createdDate, new Date(0))
  assert.deepStrictEqual(identity.identityProfile?.emails, ["ada@shop.test", "ada@home.test"])
  assert.deepStrictEqual(identity.email, { address: "ada@shop.test", isVerified: false })
  assert.deepStrictEqual(identity.factors, [{ factorId: "password", type: "PASSWORD", status: "ENABLED" }])
})
