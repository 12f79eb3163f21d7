import { assert, describe, it } from "@effect/vitest"
import type { Profile } from "@portico/contract/auth/Identity"
import * as ProfileChange from "../../../../packages/provider/src/engine/identity/ProfileChange.ts"
import * as Result from "effect/Result"

const before: Profile = { firstName: "Ada", company: "Babbage & Co.", labels: ["vip"], emails: ["old@home.test"] }

const after = (asked: ProfileChange.ProfileFields, profile = before) =>
  Result.getOrThrow(ProfileChange.apply(profile, Result.getOrThrow(ProfileChange.read(asked))))

describe("a profile change", () => {
  it("leaves unnamed fields unchanged and removes fields set to null", () => {
    assert.deepStrictEqual(after({ lastName: "King", company: null }), {
      firstName: "Ada",
      labels: ["vip"],
      emails: ["old@home.test"],
      lastName: "King"
    })
  })

  it("does not change fields that only the shop can set", () => {
    const change = { labels: [], slug: "root", emails: ["eve@home.test"], phones: ["1"] }

    assert.deepStrictEqual(after(change), before)
  })

  it("updates the plain arrays together with the tagged ones", () => {
    const change = {
      secondaryEmails: [{ email: "ada@home.test", tag: "HOME" }],
      phonesV2: [{ countryCode: "+44", phone: "1" }, { phone: "2" }]
    }

    assert.deepInclude(after(change), { emails: ["ada@home.test"], phones: ["+44 1", "2"] })
    assert.deepInclude(after({ secondaryEmails: null, phonesV2: [] }, after(change)), { emails: [], phones: [] })
  })

  it("is rejected if it is invalid", () => {
    const broken = ProfileChange.read({ addresses: [{ address: { geocode: { latitude: "north" } } }] })

    assert.isTrue(Result.isFailure(broken))
    if (Result.isFailure(broken)) {
      assert.strictEqual(broken.failure[0]?.field, "profile.addresses.0.address.geocode.latitude")
    }
  })

  it("is rejected if the whole profile becomes too long", () => {
    const customFields = Array.from({ length: 12 }, (_, index) => ({
      name: `n${index}`,
      value: { strValue: "x".repeat(9000) }
    }))
    const made = ProfileChange.apply(before, Result.getOrThrow(ProfileChange.read({ customFields })))

    assert.isTrue(Result.isFailure(made))
    if (Result.isFailure(made)) assert.deepInclude(made.failure[0], { field: "profile", violatedRule: "MAX_LENGTH" })
  })
})
