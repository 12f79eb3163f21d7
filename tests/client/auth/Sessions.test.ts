import * as Sessions from "@portico/client/auth/Sessions"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { member, storeOf } from "../session/session.ts"
import { json, refused, replies } from "../transport/network.ts"
import { run } from "./account.ts"

const use = <A, E>(call: (sessions: Sessions.SessionsShape) => Effect.Effect<A, E>) =>
  Effect.provide(Sessions.Sessions.use(call), Sessions.layer)

const proof = Redacted.make("PROOF")

it.effect("lists the sessions with their dates", () =>
  Effect.gen(function* () {
    const session = { sessionId: "s", clientId: "shop", createdDate: "2023-11-14T22:13:20.000Z", current: true }
    const net = replies(json({ sessions: [session] }))

    const found = yield* run(
      net,
      use(({ list }) => list),
      { store: storeOf(member) }
    )

    assert.deepStrictEqual(found, [{ ...session, createdDate: new Date(session.createdDate) }])
  })
)

it.effect("ends one session by its id, and all others without one", () =>
  Effect.gen(function* () {
    const net = replies(json({}), json({}))
    const both = Effect.andThen(
      use(({ revoke }) => revoke("s", proof)),
      use(({ revokeOthers }) => revokeOthers(proof))
    )

    yield* run(net, both, { store: storeOf(member) })

    assert.deepStrictEqual(
      net.sent.map(({ body }) => body),
      [{ sessionId: "s", proof: "PROOF" }, { proof: "PROOF" }]
    )
  })
)

it.effect("fails with SessionNotFound if the session has ended", () =>
  Effect.gen(function* () {
    const net = replies(refused(400, "SESSION_NOT_FOUND"))

    const failure = yield* run(net, Effect.flip(use(({ revoke }) => revoke("s", proof))), { store: storeOf(member) })

    assert.strictEqual(failure._tag, "SessionNotFound")
  })
)
