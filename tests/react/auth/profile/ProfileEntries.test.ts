import { assert, describe, it } from "@effect/vitest"
import type { CustomFieldDefinition, Profile } from "../../../../packages/react/src/auth/profile/Profile.ts"
import {
  changesOf,
  checkProfile,
  firstOnly,
  inputOf,
  profileOf
} from "../../../../packages/react/src/auth/profile/ProfileEntries.ts"

const form = (entries: Readonly<Record<string, string>>): FormData => {
  const data = new FormData()
  for (const [name, value] of Object.entries(entries)) data.append(name, value)
  return data
}

const custom: ReadonlyArray<CustomFieldDefinition> = [
  { name: "size", label: "Size", type: "number" },
  { name: "genre", label: "Genre", type: "text" },
  { name: "since", label: "Since", type: "date" }
]

const address = { addressLine: "1 High Street", city: "London", geocode: { latitude: 1, longitude: 2 }, hint: "bell" }

const before: Profile = {
  firstName: "Ada",
  addresses: [{ ...address, tag: "HOME" }, { city: "Paris" }],
  phonesV2: [{ countryCode: "+44", phone: "1", tag: "FAX" }],
  customFields: [
    { name: "secret", value: { strValue: "kept" } },
    { name: "since", value: { dateValue: new Date("2020-02-29T10:30:00Z") } }
  ]
}

const unchanged = {
  firstName: "Ada",
  company: "",
  phonesV2: "",
  "phonesV2.0.countryCode": "+44",
  "phonesV2.0.phone": "1",
  "phonesV2.0.tag": "FAX",
  addresses: "",
  "addresses.0.tag": "HOME",
  "addresses.0.address.addressLine": "1 High Street",
  "addresses.0.address.city": "London",
  "addresses.1.tag": "UNTAGGED",
  "addresses.1.address.city": "Paris",
  "customFields.0": "",
  "customFields.1": "",
  "customFields.2": "2020-02-29"
}

describe("profile form entries", () => {
  it("contain the entered values, trimmed and without empty fields", () => {
    const entries = form({
      firstName: " Ada ",
      lastName: "",
      privacyStatus: "PUBLIC",
      phonesV2: "",
      "phonesV2.0.phone": "1",
      addresses: "",
      "addresses.n0.tag": "HOME",
      "addresses.n0.address.city": ""
    })

    assert.deepStrictEqual<unknown>(profileOf(entries), {
      firstName: "Ada",
      privacyStatus: "PUBLIC",
      phonesV2: [{ phone: "1" }]
    })
  })

  it("result in no change if they are equal to the profile", () => {
    assert.deepStrictEqual(changesOf(form(unchanged), { before, custom }), {})
  })

  it("change different values, and remove emptied ones", () => {
    const entries = form({ ...unchanged, firstName: "", company: "Babbage & Co." })

    assert.deepStrictEqual(changesOf(entries, { before, custom }), { firstName: null, company: "Babbage & Co." })
  })

  it("preserve the hidden properties of an address, but not its former coordinates", () => {
    const entries = form({ ...unchanged, "addresses.0.address.city": "Bath" })

    assert.deepStrictEqual<unknown>(changesOf(entries, { before, custom }), {
      addresses: [{ addressLine: "1 High Street", city: "Bath", hint: "bell", tag: "HOME" }, { city: "Paris" }]
    })
  })

  it("identify an item by its key, even if earlier items were removed", () => {
    const { addresses: _, ...rest } = unchanged
    const entries = form(Object.fromEntries(Object.entries(rest).filter(([name]) => !name.startsWith("addresses.0"))))
    entries.append("addresses", "")
    entries.append("addresses.n0.address.city", "Rome")
    entries.append("addresses.n0.tag", "WORK")

    assert.deepStrictEqual<unknown>(changesOf(entries, { before, custom }), {
      addresses: [{ city: "Paris" }, { city: "Rome", tag: "WORK" }]
    })
    assert.strictEqual(
      inputOf(entries, { before, custom })("profile.addresses.1.address.city"),
      "addresses.n0.address.city"
    )
  })

  it("remove a whole list", () => {
    assert.deepStrictEqual(changesOf(form({ phonesV2: "" }), { before }), { phonesV2: [] })
  })

  it("preserve custom fields without an input", () => {
    const entries = form({ ...unchanged, "customFields.0": "38,5", "customFields.2": "" })

    assert.deepStrictEqual<unknown>(changesOf(entries, { before, custom }), {
      customFields: [
        { name: "secret", value: { strValue: "kept" } },
        { name: "size", value: { numValue: 38.5 } }
      ]
    })
  })

  it("do not change values that their inputs cannot show completely", () => {
    const letter = "Dear reader,\n  \u2026"
    const was: Profile = {
      birthdate: "1815-12-10T00:00:00.000Z",
      company: " Byron & King\n",
      customFields: [
        { name: "genre", value: { strValue: letter } },
        { name: "since", value: { strValue: "long ago" } }
      ]
    }
    const shown = form({
      birthdate: "1815-12-10",
      company: "Byron & King",
      "customFields.0": "",
      "customFields.1": letter.replace("\n", ""),
      "customFields.2": ""
    })

    assert.deepStrictEqual(changesOf(shown, { before: was, custom }), {})
    assert.deepStrictEqual(changesOf(form({ birthdate: "" }), { before: was }), { birthdate: null })
  })

  it("do not change list items without a visible value", () => {
    const formatted = { tag: "HOME" as const, formattedAddress: "10 Downing Street, London" }
    const was: Profile = {
      addresses: [formatted, { city: "Paris" }],
      phonesV2: [{ tag: "FAX" }],
      secondaryEmails: [{ tag: "WORK" }]
    }
    const shown = {
      addresses: "",
      "addresses.0.tag": "HOME",
      "addresses.0.address.city": "",
      "addresses.1.address.city": "Paris",
      phonesV2: "",
      "phonesV2.0.countryCode": "",
      "phonesV2.0.phone": "",
      "phonesV2.0.tag": "FAX",
      secondaryEmails: "",
      "secondaryEmails.0.email": "",
      "secondaryEmails.0.tag": "WORK"
    }

    assert.deepStrictEqual(changesOf(form(shown), { before: was }), {})
    assert.deepStrictEqual(changesOf(form({ ...shown, "addresses.1.address.city": "" }), { before: was }), {
      addresses: [formatted]
    })
    assert.strictEqual(
      inputOf(form(shown), { before: was })("profile.addresses.1.address.city"),
      "addresses.1.address.city"
    )
  })

  it("change only the first phone number if the form shows no others", () => {
    const work = { phone: "2", tag: "WORK" as const }
    const was: Profile = { phonesV2: [{ phone: "1" }, work] }
    const entries = (phone: string) => form({ phonesV2: firstOnly, "phonesV2.0.phone": phone })

    assert.deepStrictEqual(changesOf(entries("1"), { before: was }), {})
    assert.deepStrictEqual(changesOf(entries("3"), { before: was }), { phonesV2: [{ phone: "3" }, work] })
    assert.deepStrictEqual(changesOf(entries(""), { before: was }), { phonesV2: [work] })
  })

  it("do not change fields that the form does not show", () => {
    assert.deepStrictEqual(changesOf(form({}), { before }), {})
  })
})

describe("checkProfile", () => {
  it.each([
    [{ "secondaryEmails.0.email": "ada" }, "secondaryEmails.0.email", "emailMalformed"],
    [{ "phonesV2.n0.phone": "call me" }, "phonesV2.n0.phone", "phoneMalformed"],
    [{ "phonesV2.0.phone": "", "phonesV2.0.countryCode": "+44" }, "phonesV2.0.phone", "phoneMalformed"],
    [{ birthdate: "", "birthdate~broken": "1" }, "birthdate", "dateMalformed"],
    [{ "customFields.0": "many" }, "customFields.0", "numberMalformed"]
  ])("reports the invalid field of %j", (entries, name, key) => {
    assert.deepStrictEqual<unknown>(checkProfile(form(entries), { custom })?.fields, { [name]: key })
  })

  it.each(["birthdate", "customFields.2"])("reports a year with too many digits in %s", (name) => {
    assert.deepInclude(checkProfile(form({ [name]: "123456-01-01" }), { custom }), {
      fields: { [name]: "dateMalformed" }
    })
  })

  it("accepts empty fields, and values that the provider checks", () => {
    const entries = {
      "secondaryEmails.0.email": "",
      "phonesV2.0.phone": "+44 (20) 7946",
      "birthdate~broken": "",
      "customFields.0": "-1.5"
    }

    assert.isUndefined(checkProfile(form(entries), { custom }))
  })
})

describe("inputOf", () => {
  const nameOf = inputOf(form({ ...unchanged, "customFields.1": "Gothic" }), { before, custom })

  it.each([
    ["profile.firstName", "firstName"],
    ["identityProfile.addresses[1].address.city", "addresses.1.address.city"],
    ["profile.addresses.0.address.country", "addresses.0.tag"],
    ["profile.phonesV2.0.countryCode", "phonesV2.0.countryCode"],
    ["profile.customFields.2.value", "customFields.1"],
    ["profile.customFields.0.value", undefined],
    ["profile.slug", undefined],
    ["profile", undefined]
  ])("maps %s to the input %s", (field, name) => {
    assert.strictEqual(nameOf(field), name)
  })
})
