import { assert, describe, it } from "@effect/vitest"
import type { Seed } from "../../../../packages/provider/src/engine/seed/Seed.ts"
import { open, seed } from "../../Shop.ts"

const mutation = `mutation ($profile: ProfileInput!, $revision: String, $id: ID) {
  updateMyProfile(profile: $profile, revision: $revision, id: $id) {
    id revision
    identityProfile {
      firstName lastName emails phones labels
      customFields { name value }
      secondaryEmails { email tag }
      phonesV2 { countryCode phone tag }
      addresses { tag address { city country streetAddress { name number apt } geocode { latitude longitude } } }
    }
  }
}`

const shopWith = (settings: Seed = seed) => {
  const shop = open({ seed: settings })
  const ask = async (token: string, variables: object, query = mutation) =>
    (await shop.post("/graphql/alpha", { query, variables }, token)).body
  return { ...shop, ask }
}

const whole = {
  lastName: "King",
  customFields: [
    { name: "size", value: { numValue: 38 } },
    { name: "born", value: { dateValue: "1815-12-10T00:00:00.000Z" } },
    { name: "map", value: { mapValue: { value: { a: { listValue: { value: [{ strValue: "b" }] } } } } } }
  ],
  secondaryEmails: [{ email: "ada@home.test", tag: "HOME" }],
  phonesV2: [{ countryCode: "+44", phone: "20 7946", tag: "MOBILE" }],
  addresses: [
    {
      tag: "BILLING",
      address: {
        city: "London",
        country: "GB",
        streetAddress: { name: "St. James's Square", number: "12", apt: null },
        geocode: { latitude: 51.5, longitude: -0.1 }
      }
    }
  ]
}

describe("a member's change of their own profile", () => {
  it("is stored completely", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()

    const { data, errors } = await shop.ask(access_token, { profile: whole, revision: "1" })
    const read = await shop.ask(access_token, {}, mutation.replace(/mutation[^{]*\{[^{]*\{/, "{ me {"))

    assert.isUndefined(errors)
    assert.deepStrictEqual(data?.["updateMyProfile"], read.data?.["me"])
    assert.deepInclude(Object(data?.["updateMyProfile"]), {
      revision: "2",
      identityProfile: {
        firstName: "Ada",
        labels: null,
        emails: ["ada@shop.test", "ada@home.test"],
        phones: ["+44 20 7946"],
        ...whole
      }
    })
  })

  it("is rejected with every invalid field and then changes nothing", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()
    const profile = { firstName: "x".repeat(101), secondaryEmails: [{ email: "ada" }] }

    const { data, errors } = await shop.ask(access_token, { profile })
    const { data: after } = await shop.ask(access_token, {}, "{ me { revision identityProfile { firstName } } }")

    assert.isNull(data)
    const extensions: { readonly code?: string; readonly fieldViolations?: ReadonlyArray<object> } =
      errors[0]?.extensions ?? {}
    assert.strictEqual(extensions.code, "INVALID_ARGUMENT")
    assert.deepStrictEqual(
      extensions.fieldViolations?.map((violation) => Reflect.get(violation, "field")),
      ["profile.firstName", "profile.secondaryEmails.0.email"]
    )
    assert.deepStrictEqual(after, { me: { revision: "1", identityProfile: { firstName: "Ada" } } })
  })

  it("stores special characters as text", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()
    const sign = `'; DROP TABLE members; -- <img src=x onerror=alert(1)> {{7*7}} \u202E \u{1F469}\u200D\u{1F4BB}`
    const profile = { firstName: sign, customFields: [{ name: sign, value: { strValue: sign } }] }

    await shop.ask(access_token, { profile })
    const { data } = await shop.ask(
      access_token,
      {},
      "{ me { identityProfile { firstName customFields { name value } } } }"
    )

    assert.deepStrictEqual(data, { me: { identityProfile: profile } })
  })

  const zero = "a\u0000b"
  const half = "a\uD800b"
  it.each([
    { firstName: zero },
    { lastName: half },
    { phonesV2: [{ phone: "1", countryCode: zero }] },
    { secondaryEmails: [{ email: "a@b.test", tag: half }] },
    { addresses: [{ address: { streetAddress: { apt: zero } } }] },
    { customFields: [{ name: zero, value: { strValue: "" } }] },
    { customFields: [{ name: "a", value: { strValue: half } }] },
    { customFields: [{ name: "a", value: { listValue: { value: [{ strValue: zero }] } } }] },
    { customFields: [{ name: "a", value: { mapValue: { value: { [half]: { strValue: "" } } } } }] },
    { customFields: [{ name: "a", value: { mapValue: { value: { b: { strValue: half } } } } }] }
  ])("is rejected if it contains characters that cannot be stored: %j", async (profile) => {
    const shop = shopWith()
    const { errors } = await shop.ask((await shop.member()).access_token, { profile })

    assert.strictEqual(errors?.[0]?.extensions?.code, "INVALID_ARGUMENT")
  })

  it("is rejected with REVISION_CONFLICT after a concurrent change", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()
    const change = (lastName: string, revision: string | null) =>
      shop.ask(access_token, { profile: { lastName }, revision })

    await change("King", "1")
    const late = await change("Byron", "1")
    const blind = await change("Byron", null)

    assert.strictEqual(late.errors[0]?.extensions?.code, "REVISION_CONFLICT")
    assert.isUndefined(blind.errors)
  })

  it("succeeds for only one of several concurrent requests with the same revision", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()

    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        shop.ask(access_token, { profile: { lastName: `King ${index}` }, revision: "1" })
      )
    )

    assert.strictEqual(answers.filter(({ errors }) => errors === undefined).length, 1)
  })

  it("is rejected for visitors, servers and other members", async () => {
    const shop = shopWith({
      ...seed,
      clients: [{ clientId: "shop", origins: ["http://shop.test"], redirectUris: [], secret: "s3cret" }]
    })
    const profile = { profile: { lastName: "King" } }
    const { access_token } = await shop.member()

    const refusals = await Promise.all([
      shop.ask(await shop.visitor(), profile),
      shop.ask("s3cret", profile),
      shop.ask(access_token, { ...profile, id: "somebody-else" })
    ])

    for (const { errors } of refusals) assert.strictEqual(errors[0]?.extensions?.code, "UNAUTHENTICATED")
  })

  it("is rejected if one query repeats it a hundred times", async () => {
    const shop = shopWith()
    const { access_token } = await shop.member()
    const changes = Array.from({ length: 100 }, (_, nth) => `c${nth}: updateMyProfile(profile: $profile) { id }`)
    const query = `mutation ($profile: ProfileInput!) { ${changes.join(" ")} }`

    const { errors } = await shop.ask(access_token, { profile: { lastName: "King" } }, query)
    const { data } = await shop.ask(access_token, {}, "{ me { revision } }")

    assert.lengthOf(errors, 1)
    assert.deepStrictEqual(data, { me: { revision: "1" } })
  })

  it("is rejected for fields that only the shop can set", async () => {
    const shop = shopWith()
    const { errors } = await shop.ask((await shop.member()).access_token, { profile: { labels: ["vip"] } })

    assert.match(errors[0]?.message ?? "", /invalid value/)
  })
})
