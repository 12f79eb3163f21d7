import { assert, describe, it } from "@effect/vitest"
import { maximumEntries, violationsOf } from "../../../../packages/provider/src/engine/identity/ProfileRules.ts"

const fieldsOf = (asked: Readonly<Record<string, unknown>>) => violationsOf(asked).map(({ field }) => field)

describe("a profile", () => {
  it("accepts a valid value in every field", () => {
    const asked = {
      firstName: "x".repeat(100),
      picture: "https://pictures.test/ada.png",
      language: "pt-BR",
      birthdate: "1796-02-29",
      privacyStatus: "PRIVATE",
      secondaryEmails: [{ email: "ada@home.test", tag: "HOME" }],
      phonesV2: [
        { countryCode: "+44", phone: "(20) 7946-0018", tag: "FAX" },
        { countryCode: "GB", phone: "1" }
      ],
      addresses: [{ tag: "BILLING", address: { country: "GB", streetAddress: { name: "St. James's Square" } } }],
      customFields: [
        { name: "a", value: { strValue: "b" } },
        { name: "c", value: { dateValue: "2020-01-01T00:00:00Z" } }
      ]
    }

    assert.deepStrictEqual(violationsOf(asked), [])
  })

  it("accepts empty strings except for the address and the name of array items", () => {
    assert.deepStrictEqual(fieldsOf({ firstName: "", birthdate: "", picture: "", language: "", privacyStatus: "" }), [])
    assert.deepStrictEqual(fieldsOf({ secondaryEmails: [{ email: "" }], customFields: [{ name: "" }] }), [
      "profile.secondaryEmails.0.email",
      "profile.customFields.0.name"
    ])
  })

  it.each([
    ["firstName", "x".repeat(101), "MAX_LENGTH"],
    ["picture", "javascript:alert(1)", "FORMAT"],
    ["picture", "ada.png", "FORMAT"],
    ["language", "English!", "FORMAT"],
    ["birthdate", "1797-02-30", "FORMAT"],
    ["birthdate", "10.12.1815", "FORMAT"],
    ["privacyStatus", "FRIENDS", "FORMAT"],
    ["nickname", "\uD800", "FORMAT"]
  ])("rejects %s: %s", (name, value, violatedRule) => {
    const [violation, ...more] = violationsOf({ [name]: value })

    assert.deepInclude(violation, { field: `profile.${name}`, violatedRule })
    assert.deepStrictEqual(more, [])
  })

  it("names the invalid array item", () => {
    const asked = {
      secondaryEmails: [{ email: "ada@home.test" }, { email: "ada", tag: "PRIVATE" }],
      phonesV2: [{ countryCode: "44 20", phone: "call me" }],
      addresses: [{ address: { country: "England", streetAddress: { number: "1".repeat(21) } } }]
    }

    assert.deepStrictEqual(fieldsOf(asked), [
      "profile.secondaryEmails.1.email",
      "profile.secondaryEmails.1.tag",
      "profile.phonesV2.0.countryCode",
      "profile.phonesV2.0.phone",
      "profile.addresses.0.address.country",
      "profile.addresses.0.address.streetAddress.number"
    ])
  })

  it("limits the length of its arrays", () => {
    for (const [name, most] of Object.entries(maximumEntries)) {
      const entries = Array.from({ length: most + 1 }, (_, index) => ({ name: `n${index}`, email: "ada@home.test" }))

      assert.deepStrictEqual(fieldsOf({ [name]: entries }), [`profile.${name}`])
      assert.deepStrictEqual(fieldsOf({ [name]: entries.slice(1) }), [])
    }
  })

  it.each(["__proto__", "constructor", "prototype"])("rejects a custom field called %s", (name) => {
    const named = [{ name, value: { strValue: "x" } }]
    const nested = [{ name: "a", value: JSON.parse(`{ "mapValue": { "value": { "${name}": { "strValue": "x" } } } }`) }]

    assert.deepStrictEqual(fieldsOf({ customFields: named }), ["profile.customFields.0.name"])
    assert.deepStrictEqual(fieldsOf({ customFields: nested }), ["profile.customFields.0.value"])
  })

  it("rejects duplicate custom fields and invalid values", () => {
    const twice = [
      { name: "a", value: {} },
      { name: "a", value: {} }
    ]
    const dated = [{ name: "a", value: { dateValue: "tomorrow" } }]
    let deep: object = { strValue: "x" }
    for (let depth = 0; depth < 20; depth++) deep = { listValue: { value: [deep] } }

    assert.deepStrictEqual(fieldsOf({ customFields: twice }), ["profile.customFields.1.name"])
    assert.deepStrictEqual(fieldsOf({ customFields: dated }), ["profile.customFields.0.value"])
    assert.deepStrictEqual(fieldsOf({ customFields: [{ name: "a", value: deep }] }), ["profile.customFields.0.value"])
  })
})
