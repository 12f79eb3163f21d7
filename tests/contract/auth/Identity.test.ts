import * as Identity from "@portico/contract/auth/Identity"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

/** Every field of an identity in auth.md §3, and those of protocol.md §2.5. */
const identity = {
  id: "ident-1",
  revision: "3",
  createdDate: "2024-01-02T03:04:05.006Z",
  updatedDate: "2024-02-02T03:04:05.006Z",
  connections: [],
  email: { address: "a@b.example", isVerified: true },
  status: { name: "ACTIVE", reasons: [] },
  factors: [{ factorId: "f1", type: "TOTP", status: "ENABLED" }],
  identityProfile: {
    firstName: "A",
    lastName: "B",
    nickname: "n",
    picture: "p.png",
    emails: ["x@y.example"],
    phones: ["1"],
    labels: ["l"],
    language: "en",
    privacyStatus: "PUBLIC",
    customFields: [
      { name: "n", value: { numValue: "Infinity" } },
      { name: "d", value: { dateValue: "2024-03-04T00:00:00.000Z" } },
      { name: "l", value: { listValue: { value: [{ strValue: "a" }] } } },
      { name: "m", value: { mapValue: { value: { k: { numValue: 5 } } } } }
    ],
    secondaryEmails: [{ email: "x@y.example", tag: "WORK" }],
    phonesV2: [{ countryCode: "DE", phone: "1", tag: "FAX" }],
    addresses: [
      {
        tag: "HOME",
        address: {
          city: "Paris",
          subdivision: "IDF",
          country: "FR",
          postalCode: "75001",
          formattedAddress: "1 rue X",
          addressLine: "l1",
          addressLine2: "l2",
          streetAddress: { name: "rue", number: "1", apt: "2" },
          geocode: { latitude: 1, longitude: 2 },
          hint: "hint"
        }
      }
    ],
    company: "c",
    position: "p",
    birthdate: "2000-01-01",
    slug: "s"
  }
}

const decode = Schema.decodeUnknownSync(Identity.Identity)

describe("a profile with unknown properties", () => {
  const profile = {
    firstName: "Ada",
    loyalty: { points: 7 },
    secondaryEmails: [{ email: "a@b.co", confirmed: true }],
    phonesV2: [{ phone: "1", kind: "new" }],
    customFields: [{ name: "n", value: { numValue: 5 }, label: "N" }],
    addresses: [
      { tag: "HOME", since: 2020, address: { city: "Paris", floor: 3, streetAddress: { name: "rue", side: "left" } } },
      { address: { geocode: { latitude: 1, altitude: 2 } } }
    ]
  }

  it("round-trips them at every level", () => {
    const decoded = Schema.decodeUnknownSync(Identity.Profile)(profile)

    assert.deepStrictEqual<unknown>(decoded, profile)
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Identity.Profile)(decoded), profile)
  })

  it("still checks its known properties", () => {
    assert.throws(() => Schema.decodeUnknownSync(Identity.Profile)({ ...profile, firstName: 5 }), /firstName/)
    assert.throws(() => Schema.decodeUnknownSync(Identity.Profile)({ addresses: [{ address: { city: 5 } }] }), /city/)
  })

  it("does not set a prototype", () => {
    const decoded = Schema.decodeUnknownSync(Identity.Profile)(JSON.parse('{ "__proto__": { "elevated": true } }'))

    assert.deepStrictEqual(Object.getOwnPropertyNames(decoded), [])
    assert.notProperty({ ...decoded }, "elevated")
  })
})

describe("an identity", () => {
  it("round-trips every field", () => {
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Identity.Identity)(decode(identity)), identity)
  })

  it("decodes dates", () => {
    const { createdDate, identityProfile } = decode(identity)

    assert.deepStrictEqual(createdDate, new Date("2024-01-02T03:04:05.006Z"))
    assert.deepStrictEqual(identityProfile?.customFields?.[1]?.value, { dateValue: new Date("2024-03-04") })
  })

  it.each([
    [1.5, 1.5],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["-Infinity", Number.NEGATIVE_INFINITY]
  ])("round-trips the number %j", (wire, number) => {
    const field = { name: "n", value: { numValue: wire } }

    const read = decode({ identityProfile: { customFields: [field] } })

    assert.deepStrictEqual(read.identityProfile?.customFields?.[0]?.value, { numValue: number })
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Identity.Identity)(read).identityProfile?.customFields, [field])
  })

  it("rejects a number in another string", () => {
    assert.throws(() => Schema.decodeUnknownSync(Identity.NumericValue)("12"))
  })

  it("contains the reasons of a pending status", () => {
    const status = { name: "PENDING", reasons: ["PENDING_EMAIL_VERIFICATION_REQUIRED", "A_NEWER_ONE"] }

    assert.deepStrictEqual(decode({ status }).status, status)
  })

  it("omits null fields", () => {
    assert.deepStrictEqual(decode({ id: "i", email: null, identityProfile: { firstName: null, addresses: null } }), {
      id: "i",
      identityProfile: {}
    })
  })

  it("accepts an unknown status", () => {
    assert.deepStrictEqual(decode({ status: { name: "ASLEEP" } }), { status: { name: "ASLEEP" } })
  })
})
