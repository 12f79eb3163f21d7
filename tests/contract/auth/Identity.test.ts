import * as Identity from "@portico/contract/auth/Identity"
import { assert, describe, it } from "@effect/vitest"
import * as Schema from "effect/Schema"

/** Every field of an identity that auth.md §3 names, and those that protocol.md §2.5 adds. */
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

describe("a profile with properties that this version does not know", () => {
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

  it("keeps them in both directions, at every level", () => {
    const decoded = Schema.decodeUnknownSync(Identity.Profile)(profile)

    assert.deepStrictEqual<unknown>(decoded, profile)
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Identity.Profile)(decoded), profile)
  })

  it("still checks the properties that it knows", () => {
    assert.throws(() => Schema.decodeUnknownSync(Identity.Profile)({ ...profile, firstName: 5 }), /firstName/)
    assert.throws(() => Schema.decodeUnknownSync(Identity.Profile)({ addresses: [{ address: { city: 5 } }] }), /city/)
  })

  it("does not take a prototype from its text", () => {
    const decoded = Schema.decodeUnknownSync(Identity.Profile)(JSON.parse('{ "__proto__": { "elevated": true } }'))

    assert.deepStrictEqual(Object.getOwnPropertyNames(decoded), [])
    assert.notProperty({ ...decoded }, "elevated")
  })
})

describe("an identity", () => {
  it("loses nothing on its way", () => {
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Identity.Identity)(decode(identity)), identity)
  })

  it("has dates in a program", () => {
    const { createdDate, identityProfile } = decode(identity)

    assert.deepStrictEqual(createdDate, new Date("2024-01-02T03:04:05.006Z"))
    assert.deepStrictEqual(identityProfile?.customFields?.[1]?.value, { dateValue: new Date("2024-03-04") })
  })

  it.each([
    [1.5, 1.5],
    ["NaN", Number.NaN],
    ["Infinity", Number.POSITIVE_INFINITY],
    ["-Infinity", Number.NEGATIVE_INFINITY]
  ])("carries the number %j both ways", (wire, number) => {
    const field = { name: "n", value: { numValue: wire } }

    const read = decode({ identityProfile: { customFields: [field] } })

    assert.deepStrictEqual(read.identityProfile?.customFields?.[0]?.value, { numValue: number })
    assert.deepStrictEqual<unknown>(Schema.encodeSync(Identity.Identity)(read).identityProfile?.customFields, [field])
  })

  it("has no number of any other text", () => {
    assert.throws(() => Schema.decodeUnknownSync(Identity.NumericValue)("12"))
  })

  it("tells why it is pending", () => {
    const status = { name: "PENDING", reasons: ["PENDING_EMAIL_VERIFICATION_REQUIRED", "A_NEWER_ONE"] }

    assert.deepStrictEqual(decode({ status }).status, status)
  })

  it("is read where fields are null", () => {
    assert.deepStrictEqual(decode({ id: "i", email: null, identityProfile: { firstName: null, addresses: null } }), {
      id: "i",
      identityProfile: {}
    })
  })

  it("keeps a status that this version does not know", () => {
    assert.deepStrictEqual(decode({ status: { name: "ASLEEP" } }), { status: { name: "ASLEEP" } })
  })
})
