import { assert, describe, it } from "@effect/vitest"
import { deliverable, namesOf, recipientOf } from "../../../packages/storefront/src/checkout/addresses.ts"
import { entered, missingIn } from "../../../packages/storefront/src/checkout/entered.ts"

const quay = { addressLine: "1 Quay Street", postalCode: "H91", city: "Galway", country: "IE" }
const shown = { line: "1 Quay Street", postalCode: "H91", city: "Galway", country: "IE" }

describe("the addresses of a profile", () => {
  it.each([
    ["a line", [quay], [shown]],
    [
      "a street with its number",
      [{ ...quay, addressLine: undefined, streetAddress: { name: "Quay Street", number: "1", apt: "2" } }],
      [{ ...shown, line: "Quay Street 1", line2: "2" }]
    ],
    ["a state", [{ ...quay, country: "US", subdivision: "NY" }], [{ ...shown, country: "US", subdivision: "NY" }]],
    ["no state, although its country needs one", [{ ...quay, country: "US" }], []],
    ["a country without delivery", [{ ...quay, country: "AQ" }], []],
    ["no city", [{ ...quay, city: " " }], []],
    [
      "the same address twice",
      [quay, { ...quay, city: "galway ", tag: "HOME" as const }],
      [{ ...shown, city: "galway " }]
    ]
  ])("with %s", (_, addresses, expected) => {
    assert.deepStrictEqual(deliverable(addresses as Parameters<typeof deliverable>[0]), expected)
  })

  it("can be missing", () => {
    assert.deepStrictEqual(deliverable(undefined), [])
  })
})

const formOf = (entries: Record<string, string>): FormData => {
  const form = new FormData()
  for (const [name, value] of Object.entries(entries)) form.set(name, value)
  return form
}

const complete = {
  name: " Orla Byrne ",
  line: "1 Quay Street",
  line2: "",
  postalCode: "H91",
  city: "Galway",
  country: "IE"
}

describe("the entries of the form", () => {
  it("become an address without spaces around it", () => {
    const form = formOf(complete)

    assert.deepStrictEqual(entered(form), { name: "Orla Byrne", address: shown })
    assert.deepStrictEqual(missingIn(form, true), [])
  })

  it("must be complete, with a state for the US only", () => {
    assert.deepStrictEqual(missingIn(formOf({}), true), ["name", "line", "postalCode", "city", "country"])
    assert.deepStrictEqual(missingIn(formOf({ ...complete, country: "US" }), true), ["subdivision"])
    assert.deepStrictEqual(missingIn(formOf({ ...complete, country: "US", subdivision: "NY" }), true), [])
    assert.deepStrictEqual(missingIn(formOf({ ...complete, name: " " }), true), ["name"])
  })

  it("need only a recipient for a saved address", () => {
    assert.deepStrictEqual(missingIn(formOf({ name: "" }), false), ["name"])
    assert.deepStrictEqual(missingIn(formOf({ name: "Orla Byrne" }), false), [])
  })
})

describe("the name of a recipient", () => {
  it.each([
    ["Orla Byrne", { firstName: "Orla", lastName: "Byrne" }],
    [" Mary  Ann Evans ", { firstName: "Mary Ann", lastName: "Evans" }],
    ["Colette", { firstName: "Colette" }]
  ])("%s is stored as first and last name", (name, names) => {
    assert.deepStrictEqual(namesOf(name), names)
    assert.strictEqual(recipientOf(names), name.trim().replaceAll("  ", " "))
  })
})
