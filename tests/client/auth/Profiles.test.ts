import * as Profiles from "@portico/client/auth/Profiles"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import { expiredMember, member, settled, storeOf } from "../session/session.ts"
import { granted, json, network, refused, type Reply, replies, type Sent, text } from "../transport/network.ts"
import { run } from "./account.ts"

const identity = {
  id: "ada",
  revision: "3",
  createdDate: "2023-11-14T22:13:20.000Z",
  updatedDate: null,
  email: { address: "ada@example.com", isVerified: true },
  status: { name: "ACTIVE", reasons: [] },
  factors: null,
  identityProfile: {
    firstName: "Ada",
    lastName: null,
    customFields: [{ name: "born", value: { dateValue: "1815-12-10T00:00:00.000Z" } }],
    phonesV2: [{ countryCode: null, phone: "1", tag: "SATELLITE" }]
  }
}

const over = <A, E>(effect: Effect.Effect<A, E, Profiles.Profiles>) => Effect.provide(effect, Profiles.layer)
const me = over(Effect.flatMap(Profiles.Profiles, (profiles) => profiles.me))
const update = (change: Profiles.ProfileChange, options?: Profiles.UpdateOptions) =>
  over(Profiles.Profiles.use((profiles) => profiles.update(change, options)))

const failed = (code: string, extensions: object = {}) =>
  json({ data: null, errors: [{ message: "no", extensions: { code, ...extensions } }] })

describe("Profiles.me", () => {
  it.effect("returns the identity without its null properties", () =>
    Effect.gen(function* () {
      const net = replies(json({ data: { me: identity } }))

      const found = Option.getOrThrow(yield* run(net, me, { store: storeOf(member) }))

      assert.strictEqual(net.sent[0]?.path, "/graphql/alpha")
      assert.strictEqual(net.sent[0]?.headers["authorization"], "MEMBER")
      assert.deepStrictEqual(found.createdDate, new Date("2023-11-14T22:13:20.000Z"))
      assert.deepStrictEqual(found.identityProfile, {
        firstName: "Ada",
        customFields: [{ name: "born", value: { dateValue: new Date("1815-12-10T00:00:00.000Z") } }],
        phonesV2: [{ phone: "1", tag: "SATELLITE" }]
      })
    })
  )

  it.effect("returns none for a visitor", () =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* run(replies(json({ data: { me: null } })), me), Option.none())
      assert.deepStrictEqual(yield* run(replies(failed("UNAUTHENTICATED")), me), Option.none())
    })
  )

  it.effect("refreshes a member's token and reads again if the response contains no member", () =>
    Effect.gen(function* () {
      const nobody = () => json({ data: { me: null } })
      const found = replies(nobody(), granted("NEXT", "NEXT-REFRESH"), json({ data: { me: identity } }))
      assert.isTrue(Option.isSome(yield* run(found, me, { store: storeOf(member) })))
      assert.strictEqual(found.sent[2]?.headers["authorization"], "NEXT")

      const missing = replies(nobody(), granted("NEXT", "NEXT-REFRESH"), nobody())
      assert.deepStrictEqual(yield* run(missing, me, { store: storeOf(member) }), Option.none())
    })
  )

  it.effect("returns none and ends the session if the refresh reports that it has ended", () =>
    Effect.gen(function* () {
      const net = replies(json({ data: { me: null } }), refused(401, "UNAUTHENTICATED"))
      const asked = Effect.gen(function* () {
        const tokens = yield* Tokens
        const found = yield* me
        return { found, role: yield* tokens.role }
      })

      const { found, role } = yield* run(net, asked, { store: storeOf(member) })

      assert.deepStrictEqual(found, Option.none())
      assert.strictEqual(role, "none")
    })
  )

  it.effect("fails if the response contains no member and the token cannot be refreshed", () =>
    Effect.gen(function* () {
      const down = (sent: Sent): Reply => (sent.path.startsWith("/graphql") ? json({ data: { me: null } }) : "offline")
      const failure = yield* run(network(down), Effect.flip(settled(me)), { store: storeOf(member) })

      assert.strictEqual(failure._tag, "TokenUnavailable")
    })
  )

  const asked = (net: { readonly sent: ReadonlyArray<Sent> }) =>
    net.sent.map(({ path }) => (path.startsWith("/graphql") ? "who" : "token"))

  const ended = () => refused(401, "UNAUTHENTICATED")
  const known = (sent: Sent) => json({ data: { me: sent.headers["authorization"] === "MEMBER" ? null : identity } })

  it.effect.each([
    ["continues", () => granted("NEXT", "NEXT-REFRESH"), ["who", "token", "who"]],
    ["has ended", ended, ["who", "token"]]
  ] as const)("sends one token request if the response contains no member and the session %s", ([, token, expected]) =>
    Effect.gen(function* () {
      const net = network((sent) => (sent.path.startsWith("/graphql") ? known(sent) : token()))

      yield* run(net, me, { store: storeOf(member) })

      assert.deepStrictEqual(asked(net), [...expected])
    })
  )

  it.effect("sends one token request for concurrent calls whose responses contain no member", () =>
    Effect.gen(function* () {
      const net = network((sent) => (sent.path.startsWith("/graphql") ? known(sent) : granted("NEXT", "NEXT-REFRESH")))

      const found = yield* run(net, Effect.all([me, me, me], { concurrency: "unbounded" }), { store: storeOf(member) })

      assert.isTrue(found.every(Option.isSome))
      assert.strictEqual(asked(net).filter((one) => one === "token").length, 1)
    })
  )

  it.effect("reads the tokens once and confirms them once", () =>
    Effect.gen(function* () {
      const calls = { current: 0, confirm: 0 }
      const counted = Layer.effect(
        Tokens,
        Tokens.use((tokens) =>
          Effect.succeed({
            ...tokens,
            current: Effect.suspend(() => (calls.current++, tokens.current)),
            confirm: (token: Redacted.Redacted) => Effect.suspend(() => (calls.confirm++, tokens.confirm(token)))
          })
        )
      )
      const net = network((sent) => (sent.path.startsWith("/graphql") ? json({ data: { me: null } }) : ended()))
      const read = Profiles.Profiles.use((profiles) => profiles.me).pipe(
        Effect.provide(Layer.provide(Profiles.layer, counted))
      )

      yield* run(net, read, { store: storeOf(member) })

      assert.deepStrictEqual(calls, { current: 1, confirm: 1 })
    })
  )

  it.effect.each(["INVALID_ARGUMENT", "REVISION_CONFLICT", "INTERNAL", "CLOSED_TODAY"])(
    "fails instead of dying if the request is refused with %s",
    (code) =>
      Effect.gen(function* () {
        const failure = yield* run(replies(failed(code, { fieldViolations: "<script>" })), Effect.flip(me))

        assert.include(["ApplicationError", "SystemError"], failure._tag)
      })
  )

  it.effect("fails with Unreadable if the response is invalid", () =>
    Effect.gen(function* () {
      const failure = yield* run(replies(json({ data: { me: { id: 5 } } })), Effect.flip(me))

      assert.strictEqual(failure._tag, "Unreadable")
    })
  )
})

describe("Profiles.update", () => {
  it.effect("sends the changed values in their wire form and null for removed values", () =>
    Effect.gen(function* () {
      const net = replies(json({ data: { updateMyProfile: identity } }))
      const change: Profiles.ProfileChange = {
        lastName: "King",
        company: null,
        labels: ["vip"],
        customFields: [{ name: "born", value: { dateValue: new Date("1815-12-10T00:00:00Z") } }]
      }

      const after = yield* run(net, update(change, { revision: "3", id: "ada" }), { store: storeOf(member) })

      assert.strictEqual(after.id, "ada")
      assert.deepStrictEqual(Object(net.sent[0]?.body).variables, {
        profile: {
          lastName: "King",
          company: null,
          customFields: [{ name: "born", value: { dateValue: "1815-12-10T00:00:00.000Z" } }]
        },
        revision: "3",
        id: "ada"
      })
    })
  )

  const fieldViolations = [{ field: "profile.firstName", description: "is too long", violatedRule: "MAX_LENGTH" }]

  const refusals: ReadonlyArray<readonly [name: string, reply: () => Reply, tag: string]> = [
    ["violations", () => failed("INVALID_ARGUMENT", { fieldViolations }), "ProfileRefused"],
    ["a later revision", () => failed("REVISION_CONFLICT"), "ProfileChanged"],
    ["no signed-in member", () => failed("UNAUTHENTICATED"), "NotSignedIn"],
    ["an internal error", () => failed("INTERNAL"), "SystemError"],
    ["another refusal", () => failed("CLOSED_TODAY"), "ApplicationError"],
    ["a refusal without a code", () => json({ errors: [{ message: "no" }] }), "ApplicationError"],
    ["a response without a member", () => json({ data: { updateMyProfile: null } }), "Unreadable"],
    ["no network", () => "offline", "Unreachable"],
    ["too many requests", () => text("", 429), "RateLimited"]
  ]

  it.effect.each(refusals)("fails with the matching error after one attempt: %s", ([, reply, tag]) =>
    Effect.gen(function* () {
      const net = network(reply)

      const failure = yield* run(net, Effect.flip(update({ lastName: "King" })), { store: storeOf(member) })

      assert.strictEqual(failure._tag, tag)
      assert.lengthOf(net.sent, 1)
      if (failure._tag === "ProfileRefused") assert.deepStrictEqual(failure.violations, fieldViolations)
    })
  )

  it.effect("fails without sending a request if a date is invalid", () =>
    Effect.gen(function* () {
      const net = replies()
      const change = { customFields: [{ name: "born", value: { dateValue: new Date(Number.NaN) } }] }

      const failure = yield* run(net, Effect.flip(update(change)), { store: storeOf(member) })

      assert.strictEqual(failure._tag, "ProfileRefused")
      assert.deepStrictEqual(failure._tag === "ProfileRefused" && failure.violations.map(({ field }) => field), [
        "profile.customFields"
      ])
      assert.lengthOf(net.sent, 0)
    })
  )

  it.effect("fails instead of running as a visitor if the member's tokens cannot be refreshed", () =>
    Effect.gen(function* () {
      const net = network(() => "offline")

      const failure = yield* run(net, Effect.flip(settled(update({ lastName: "King" }))), {
        store: storeOf(expiredMember)
      })

      assert.strictEqual(failure._tag, "TokenUnavailable")
    })
  )
})
