import * as Account from "@portico/client/auth/Account"
import { Tokens } from "@portico/client/session/Tokens"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import { member, storeOf } from "../session/session.ts"
import { json, refused, replies } from "../transport/network.ts"
import { run } from "./account.ts"

const over = <A, E>(effect: Effect.Effect<A, E, Account.Account>) => Effect.provide(effect, Account.layer)
const use = <A, E>(call: (account: Account.AccountShape) => Effect.Effect<A, E>) => over(Account.Account.use(call))

const proof = Redacted.make("PROOF")
const user = { id: "ada", email: "ada@example.com", emailVerified: true, name: "Ada" }

/** A call of each kind, and what it sends. */
const calls: ReadonlyArray<
  readonly [
    name: string,
    path: string,
    call: Effect.Effect<unknown, { readonly _tag: string }, Effect.Services<ReturnType<typeof use>>>,
    body: object
  ]
> = [
  ["reverify", "reverify", use(({ reverify }) => reverify(Redacted.make("LOGIN"))), { sessionToken: "LOGIN" }],
  [
    "changeEmail",
    "change-email",
    use(({ changeEmail }) => changeEmail("ada@new.example", proof)),
    { email: "ada@new.example", proof: "PROOF" }
  ],
  [
    "confirmEmail",
    "confirm-email",
    use(({ confirmEmail }) => confirmEmail(Redacted.make("STATE"), Redacted.make("123456"))),
    { stateToken: "STATE", code: "123456" }
  ],
  ["delete", "delete", use((account) => account.delete(proof)), { proof: "PROOF" }]
]

describe.each(calls)("Account.%s", (_, path, call, body) => {
  it.effect("sends its secrets with the member's token", () =>
    Effect.gen(function* () {
      const net = replies(json({ user, proof: "P", stateToken: "S" }))

      yield* run(net, call, { store: storeOf(member) })

      assert.deepInclude(net.sent[0], { path: `/v1/account/${path}`, body })
      assert.strictEqual(net.sent[0]?.headers["authorization"], "MEMBER")
    })
  )

  it.effect("sends nothing for a visitor", () =>
    Effect.gen(function* () {
      const net = replies()

      assert.strictEqual((yield* run(net, Effect.flip(call)))._tag, "NotSignedIn")

      assert.lengthOf(net.sent, 0)
    })
  )

  it.effect("sends nothing if the setting states that the provider lacks the extension", () =>
    Effect.gen(function* () {
      const net = replies()

      const failure = yield* run(net, Effect.flip(call), { store: storeOf(member), accountExtension: false })

      assert.strictEqual(failure._tag, "NotSupported")
      assert.lengthOf(net.sent, 0)
    })
  )

  it.effect.each([404, 405, 501])("fails with NotSupported if the provider responds with %s", (status) =>
    Effect.gen(function* () {
      const net = replies(refused(status, "NOT_FOUND"))

      const failure = yield* run(net, Effect.flip(call), { store: storeOf(member) })

      assert.deepInclude<object>(failure, { _tag: "NotSupported", status })
    })
  )
})

it.effect.each([
  ["REVERIFICATION_FAILED", 403, calls[0], "ReverificationFailed"],
  ["REVERIFICATION_REQUIRED", 403, calls[1], "ReverificationRequired"],
  ["EMAIL_UNAVAILABLE", 409, calls[1], "EmailUnavailable"],
  ["INVALID_VERIFICATION_CODE", 400, calls[2], "VerificationRefused"],
  ["REVERIFICATION_REQUIRED", 403, calls[3], "ReverificationRequired"]
] as const)("%s of status %s has its own error", ([code, status, row, tag]) =>
  Effect.gen(function* () {
    const call = row?.[2] ?? Effect.die("no call")

    const failure = yield* run(replies(refused(status, code)), Effect.flip(call), { store: storeOf(member) })

    assert.deepInclude<object>(failure, { _tag: tag, code, status })
  })
)

describe("Account.user", () => {
  const read = use(({ user }) => user)

  it.effect("returns the member", () =>
    Effect.gen(function* () {
      const net = replies(json({ user: { ...user, name: null } }))

      const found = yield* run(net, read, { store: storeOf(member) })

      assert.deepStrictEqual(found, Option.some({ id: "ada", email: "ada@example.com", emailVerified: true }))
    })
  )

  it.effect("returns none for a visitor, without a request", () =>
    Effect.gen(function* () {
      const net = replies()

      assert.deepStrictEqual(yield* run(net, read), Option.none())
      assert.lengthOf(net.sent, 0)
    })
  )
})

it.effect("Account.delete ends the session in this client", () =>
  Effect.gen(function* () {
    const role = Effect.andThen(
      use((account) => account.delete(proof)),
      Tokens.use((tokens) => tokens.role)
    )

    assert.notStrictEqual(yield* run(replies(json({})), role, { store: storeOf(member) }), "member")
  })
)
