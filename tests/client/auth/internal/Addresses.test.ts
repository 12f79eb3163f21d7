import { flattenIdentity, nestAddresses } from "../../../../packages/client/src/auth/internal/Addresses.ts"
import { Members } from "@portico/client/auth/Members"
import { Profiles, layer } from "@portico/client/auth/Profiles"
import type { ProfileInput } from "@portico/contract/auth/Identity"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { member, storeOf } from "../../session/session.ts"
import { json, replies } from "../../transport/network.ts"
import { run } from "../account.ts"

const street = { name: "Rue X", number: "1", apt: "2", floor: 3 }
const address = {
  city: "Paris",
  subdivision: "IDF",
  country: "FR",
  postalCode: "75001",
  formattedAddress: "1 Rue X",
  addressLine: "line 1",
  addressLine2: "line 2",
  streetAddress: street,
  geocode: { latitude: 1, longitude: 2 },
  hint: "ring twice",
  entrance: "B"
}
const flat = { tag: "HOME", ...address }
const nested = { tag: "HOME", address }

/** A profile with unknown properties at every level. */
const unlisted = {
  firstName: "Ada",
  loyalty: { points: 7, since: "2020-01-01" },
  secondaryEmails: [{ email: "a@b.co", tag: "HOME", confirmed: true }],
  phonesV2: [{ phone: "1", kind: "new" }],
  customFields: [{ name: "n", value: { numValue: 5 }, label: "N" }]
}

const credentials = { email: "a@b.co", password: Redacted.make("pw") }

const sending = [
  [
    "a registration",
    (profile: ProfileInput) => Members.use((members) => members.register({ ...credentials, profile }))
  ],
  ["a sign-on", (profile: ProfileInput) => Members.use((members) => members.signOn({ email: "a@b.co", profile }))]
] as const

describe.each(sending)("the profile of %s", (_, call) => {
  const sentBy = (profile: ProfileInput) =>
    Effect.gen(function* () {
      const net = replies(json({ state: "SUCCESS" }))
      yield* run(net, Effect.asVoid<unknown, unknown, Members>(call(profile)))
      const { profile: sent }: { readonly profile?: unknown } = Object(net.sent[0]?.body)
      return sent
    })

  it.effect("is sent with nested addresses, whether the input is flat or nested", () =>
    Effect.gen(function* () {
      const sent = yield* sentBy({ addresses: [flat, nested, { city: "Rome" }, { tag: "WORK" }] })

      assert.deepStrictEqual(sent, {
        addresses: [nested, nested, { address: { city: "Rome" } }, { tag: "WORK", address: {} }]
      })
    })
  )

  it.effect("is sent with its unknown properties", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* sentBy(unlisted), unlisted)
    })
  )

  it.effect("is rejected without a request if an address is invalid", () =>
    Effect.gen(function* () {
      const net = replies()
      const wrong: ReadonlyArray<unknown> = [null, "Paris", { address: "Paris" }, { city: 5 }]

      for (const each of wrong) {
        const profile = { addresses: [each] } as ProfileInput
        const failure = yield* run(net, Effect.flip(Effect.asVoid<unknown, Error, Members>(call(profile))))
        assert.match(failure.message, /^INVALID_ARGUMENT: "profile\.addresses\.0/)
      }
      assert.deepStrictEqual(net.sent, [])
    })
  )
})

describe("the identity of a response", () => {
  const identityProfile = { ...unlisted, addresses: [nested, { address: { city: "Rome" } }, { city: "Bern" }] }
  const expected = { ...unlisted, addresses: [{ ...address, tag: "HOME" }, { city: "Rome" }, { city: "Bern" }] }

  const answered = json({ state: "SUCCESS", identity: { id: "i-1", identityProfile } })

  it.effect("has flat addresses and its unknown properties after login, register and signOn", () =>
    Effect.gen(function* () {
      const net = replies(answered.clone(), answered.clone(), answered.clone())

      const members = Effect.gen(function* () {
        const { login, register, signOn } = yield* Members
        return [yield* login(credentials), yield* register(credentials), yield* signOn({ email: "a@b.co" })]
      })

      for (const { identity } of yield* run(net, members)) {
        assert.deepStrictEqual<unknown>(identity?.identityProfile, expected)
      }
    })
  )

  it.effect("has flat addresses and its unknown properties after Profiles.me", () =>
    Effect.gen(function* () {
      const net = replies(json({ data: { me: { id: "i-1", identityProfile } } }))

      const me = yield* run(
        net,
        Effect.provide(
          Profiles.use((profiles) => profiles.me),
          layer
        ),
        {
          store: storeOf(member)
        }
      )

      assert.deepNestedPropertyVal(Option.getOrUndefined(me), "identityProfile", expected)
    })
  )

  it("is unchanged if it has no profile or no addresses", () => {
    assert.deepStrictEqual(flattenIdentity({ id: "i-1" }), { id: "i-1" })
    assert.deepStrictEqual(flattenIdentity({ identityProfile: {} }), { identityProfile: {} })
  })
})

it.effect("Profiles.update sends nested addresses and unknown properties", () =>
  Effect.gen(function* () {
    const net = replies(json({ data: { updateMyProfile: { id: "i-1" } } }))
    const change = { addresses: [flat], loyalty: 7, nickname: null }

    yield* run(
      net,
      Effect.provide(
        Profiles.use((profiles) => profiles.update(change)),
        layer
      ),
      {
        store: storeOf(member)
      }
    )

    assert.nestedPropertyVal(net.sent[0]?.body, "variables.profile.loyalty", 7)
    assert.deepNestedPropertyVal(net.sent[0]?.body, "variables.profile.addresses", [nested])
  })
)

it("nestAddresses returns invalid profiles unchanged, for the schema to reject", () => {
  for (const wrong of [null, "Ada", 5, { addresses: "Paris" }]) {
    assert.strictEqual<unknown>(nestAddresses(wrong as never), wrong)
  }
})
