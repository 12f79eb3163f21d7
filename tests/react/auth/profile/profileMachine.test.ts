import { ProfileChanged, Profiles, type UpdateError } from "@portico/client/auth/Profiles"
import { Tokens } from "@portico/client/session/Tokens"
import { RateLimited } from "@portico/client/transport/Failure"
import type { Role } from "@portico/contract/auth/Enums"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { profileMachine } from "../../../../packages/react/src/auth/profile/profileMachine.ts"
import type { Identity } from "../../../../packages/react/src/auth/profile/Profile.ts"
import type { ProfileEvent } from "../../../../packages/react/src/auth/profile/ProfileState.ts"
import { registryOver } from "../../runtime/registry.ts"

const identityOf = (revision: string, firstName = "Ada"): Identity => ({
  id: "ada",
  revision,
  identityProfile: { firstName }
})

const ada = identityOf("1")

const member: ProfileEvent = { _tag: "Session", member: "Member" }
const save: ProfileEvent = {
  _tag: "Save",
  save: { change: { nickname: "A" }, fieldOf: (field) => field },
  problem: undefined
}

const over = (
  answers: ReadonlyArray<Effect.Effect<Identity, UpdateError>>,
  me: () => Identity | undefined = () => ada,
  role: Role = "member"
) =>
  Effect.gen(function* () {
    const sent: Array<unknown> = []
    const layer = Layer.succeed(Profiles, {
      me: Effect.sync(() => Option.fromUndefinedOr(me())),
      update: (change, options) =>
        Effect.suspend(() => {
          sent.push({ change, ...options })
          return answers[sent.length - 1] ?? Effect.never
        })
    })
    const refreshToken = { value: Redacted.make("REFRESH"), role }
    const accessToken = { value: Redacted.make("ACCESS"), expiresAt: 0 }
    const tokens = Layer.mock(Tokens, { current: Effect.succeed({ accessToken, refreshToken }) })
    const registry = yield* registryOver(Layer.merge(layer, tokens))
    const profile = profileMachine()
    registry.mount(profile)
    const send = (...events: ReadonlyArray<ProfileEvent>) => {
      for (const event of events) registry.set(profile, event)
      return registry.get(profile)
    }
    return { send, sent, read: () => registry.get(profile) }
  })

describe("profileMachine", () => {
  it.effect("loads the profile once the member is known", () =>
    Effect.gen(function* () {
      const { read, send } = yield* over([])

      assert.strictEqual(read()._tag, "Loading")
      assert.deepStrictEqual(send(member), { _tag: "Ready", identity: ada })
    })
  )

  it.effect("reports that the member has no profile", () =>
    Effect.gen(function* () {
      const { send } = yield* over([], () => undefined)

      assert.deepStrictEqual(send(member), { _tag: "NotFound" })
    })
  )

  it.effect("is signed out if loading ended the session", () =>
    Effect.gen(function* () {
      const { send } = yield* over([], () => undefined, "none")

      assert.deepStrictEqual(send(member), { _tag: "SignedOut" })
    })
  )

  it.effect("sends the change with its revision and member id", () =>
    Effect.gen(function* () {
      const after = identityOf("2")
      const { send, sent } = yield* over([Effect.succeed(after)])

      assert.deepStrictEqual(send(member, { _tag: "Edit" }, save), { _tag: "Ready", identity: after, notice: "saved" })
      assert.deepStrictEqual(sent, [{ change: { nickname: "A" }, revision: "1", id: "ada" }])
    })
  )

  it.effect("loads a concurrent change, and saves over it on request", () =>
    Effect.gen(function* () {
      const theirs = identityOf("5", "Augusta")
      let stored: Identity = ada
      const { send, sent } = yield* over([Effect.fail(new ProfileChanged()), Effect.succeed(theirs)], () => stored)
      send(member, { _tag: "Edit" })
      stored = theirs

      const conflict = send(save)
      assert.deepNestedInclude(conflict, { "save.problem.key": "profileChanged", "theirs.revision": "5" })

      assert.strictEqual(send(save)._tag, "Ready")
      assert.deepInclude(sent[1], { revision: "5" })
    })
  )

  it.effect("saves again without a question if only the revision has changed", () =>
    Effect.gen(function* () {
      const after = identityOf("6")
      let stored: Identity = ada
      const { send, sent } = yield* over([Effect.fail(new ProfileChanged()), Effect.succeed(after)], () => stored)
      send(member, { _tag: "Edit" })
      stored = identityOf("5")

      assert.deepStrictEqual(send(save), { _tag: "Ready", identity: after, notice: "saved" })
      assert.deepStrictEqual(
        sent.map((one) => (one as { readonly revision?: string }).revision),
        ["1", "5"]
      )
    })
  )

  it.effect("counts the provider's wait time down, then saves", () =>
    Effect.gen(function* () {
      const busy = new RateLimited({
        code: "TOO_MANY_REQUESTS",
        description: "",
        data: undefined,
        status: 429,
        statusText: "",
        requestId: undefined,
        retryAfter: 3
      })
      const { read, send, sent } = yield* over([Effect.fail(busy), Effect.succeed(ada)])

      assert.deepNestedInclude(send(member, { _tag: "Edit" }, save), { "save.wait": 3 })
      send(save)
      yield* TestClock.adjust("2 seconds")
      assert.deepNestedInclude(read(), { "save.wait": 1 })
      yield* TestClock.adjust("1 second")
      assert.strictEqual(send(save)._tag, "Ready")
      assert.lengthOf(sent, 2)
    })
  )

  it.effect("reports a slow save", () =>
    Effect.gen(function* () {
      const { read, send } = yield* over([Effect.never])
      send(member, { _tag: "Edit" }, save)

      yield* TestClock.adjust("5 seconds")
      assert.deepNestedInclude(read(), { "save.slow": true })
    })
  )

  it.effect("fails if the save died", () =>
    Effect.gen(function* () {
      const { send } = yield* over([Effect.die("boom")])

      assert.deepNestedInclude(send(member, { _tag: "Edit" }, save), { "save.problem.key": "unexpected" })
    })
  )
})
