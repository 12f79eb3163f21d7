import { Members } from "@portico/client/auth/Members"
import { type ChangeError, Passwords } from "@portico/client/auth/Passwords"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { expiredMember, member, settled, storeOf } from "../session/session.ts"
import { json, network, refused, replies } from "../transport/network.ts"
import { run } from "./account.ts"

const secret = Redacted.make("n3w")

const ways: ReadonlyArray<readonly [name: string, change: Effect.Effect<void, ChangeError, Members | Passwords>]> = [
  ["Passwords.change", Passwords.use(({ change }) => change(secret))],
  ["Members.changePassword", Members.use(({ changePassword }) => changePassword(secret))]
]

it.effect("sends a proof that the member has just authenticated again", () =>
  Effect.gen(function* () {
    const net = replies(json({}))

    yield* run(
      net,
      Passwords.use(({ change }) => change(secret, Redacted.make("PROOF"))),
      { store: storeOf(member) }
    )

    assert.deepInclude(net.sent[0], { body: { newPassword: "n3w", proof: "PROOF" } })
  })
)

describe.each(ways)("%s", (_, change) => {
  it.effect("sends the new password with the member's token", () =>
    Effect.gen(function* () {
      const net = replies(json({}))

      yield* run(net, change, { store: storeOf(member) })

      assert.deepInclude(net.sent[0], {
        origin: "https://edge.example",
        path: "/v2/change-password",
        body: { newPassword: "n3w" }
      })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "MEMBER")
    })
  )

  it.effect("fails with a message that names the invalid field", () =>
    Effect.gen(function* () {
      const fieldViolations = [{ field: "newPassword", description: "is too short", violatedRule: "MIN_LENGTH" }]
      const net = replies(json({ details: { validationError: { fieldViolations } } }, 400))

      const failure = yield* run(net, Effect.flip(change), { store: storeOf(member) })

      assert.deepInclude(failure, { _tag: "InvalidArgument", status: 400 })
      assert.strictEqual(failure.message, 'INVALID_ARGUMENT: "newPassword" is too short')
    })
  )

  it.effect("fails with ReverificationRequired if the provider requires a proof", () =>
    Effect.gen(function* () {
      const net = replies(refused(403, "REVERIFICATION_REQUIRED"))

      const failure = yield* run(net, Effect.flip(change), { store: storeOf(member) })

      assert.deepInclude<object>(failure, { _tag: "ReverificationRequired", status: 403 })
    })
  )

  it.effect("fails instead of running as a visitor if the member's tokens cannot be refreshed", () =>
    Effect.gen(function* () {
      const net = network(() => "offline")

      const failure = yield* run(net, Effect.flip(settled(change)), { store: storeOf(expiredMember) })

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.isTrue(net.sent.every(({ path }) => path === "/oauth2/token"))
    })
  )
})
