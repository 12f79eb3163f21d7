import { assert, it } from "@effect/vitest"
import type { Member } from "../../../packages/provider/src/engine/identity/Member.ts"
import { IdentityStore } from "../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as samples from "./samples.ts"
import { member, session, ticket } from "./samples.ts"

/** Checks how an identity store handles data of a subject, and counters. */
export const suite = (name: string, layer: Layer.Layer<IdentityStore, unknown>) =>
  it.layer(layer, { timeout: "30 seconds" })(`data of subjects in ${name}`, (it) => {
    it.effect("lists members by email address", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        yield* store.clear
        const [zoe, ada, eve] = [
          member({ email: "zoe@shop.test" }),
          member({ email: "ada@shop.test", status: "BLOCKED" }),
          member({ email: "eve@shop.test" })
        ]
        yield* Effect.forEach([zoe, ada, eve], store.addMember)
        yield* store.changeMember({ ...eve, status: "BLOCKED", revision: 2 })

        const addresses = (found: ReadonlyArray<Member>) => found.map(({ email }) => email)
        const all = addresses(yield* store.members({ limit: 10, offset: 0 }))
        const second = addresses(yield* store.members({ limit: 1, offset: 1 }))
        const blocked = addresses(yield* store.members({ limit: 10, offset: 0, status: "BLOCKED" }))

        assert.deepStrictEqual(all, ["ada@shop.test", "eve@shop.test", "zoe@shop.test"])
        assert.deepStrictEqual(second, ["eve@shop.test"])
        assert.deepStrictEqual(blocked, ["ada@shop.test", "eve@shop.test"])
      })
    )

    it.effect("ends all sessions of a member but one", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const [here, there, other] = [session({ subject: "x" }), session({ subject: "x" }), session({ subject: "y" })]
        yield* Effect.forEach([here, there, other], store.openSession)

        yield* store.endSessionsOf("x", 5000, here.id)

        const ended = (id: string) => Effect.map(store.session(id), (found) => Option.getOrThrow(found).endedAt)
        assert.deepStrictEqual(yield* Effect.forEach([here.id, there.id, other.id], ended), [
          undefined,
          5000,
          undefined
        ])
        yield* store.endSessionsOf("x", 6000)
        assert.deepStrictEqual(yield* Effect.forEach([here.id, there.id], ended), [6000, 5000])
      })
    )

    it.effect("drops all tickets that can act for a member but one", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const login = ticket({ content: { _tag: "Login", memberId: "x" } })
        const browser = ticket({ content: { _tag: "Browser", memberId: "x" } })
        const recovery = ticket({ content: { _tag: "Recovery", memberId: "x" } })
        const approval = ticket({ content: { _tag: "Approval", memberId: "x" } })
        const other = ticket({ content: { _tag: "Login", memberId: "y" } })
        const all = [login, browser, recovery, approval, other]
        yield* Effect.forEach(all, store.putTicket)

        yield* store.dropTicketsOf("x", browser.digest)

        const left = yield* Effect.filter(all, ({ content, digest }) =>
          Effect.map(store.ticket(content._tag, digest, 0), Option.isSome)
        )
        assert.deepStrictEqual(left, [browser, approval, other])
      })
    )

    it.effect("restarts an expired counter", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const name = samples.name()

        assert.strictEqual(yield* store.counted(name, 0), 0)
        assert.deepStrictEqual(yield* store.count(name, 1000, 500), { count: 1, expiresAt: 1500 })
        assert.deepStrictEqual(yield* store.count(name, 1400, 500), { count: 2, expiresAt: 1500 })
        assert.strictEqual(yield* store.counted(name, 1499), 2)
        assert.strictEqual(yield* store.counted(name, 1500), 0)
        assert.deepStrictEqual(yield* store.count(name, 1500, 500), { count: 1, expiresAt: 2000 })
      })
    )

    it.effect("loses no concurrent increments", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const name = samples.name()
        const counting = Array.from({ length: 16 }, () => store.count(name, 0, 500))

        const counted = yield* Effect.all(counting, { concurrency: "unbounded" })

        assert.deepStrictEqual(
          counted.map((one) => one.count).toSorted((left, right) => left - right),
          Array.from({ length: 16 }, (_, index) => index + 1)
        )
      })
    )

    it.effect("decrements and deletes a counter", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const name = samples.name()
        yield* Effect.forEach([0, 1, 2], () => store.count(name, 0, 500))

        yield* store.uncount(name)
        assert.strictEqual(yield* store.counted(name, 0), 2)
        yield* store.forget(name)
        yield* store.uncount(name)
        assert.strictEqual(yield* store.counted(name, 0), 0)
        assert.deepStrictEqual(yield* store.count(name, 0, 500), { count: 1, expiresAt: 500 })
      })
    )

    it.effect("finds a client by the digest of its secret", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        yield* store.putClient({ clientId: "with", secret: "s1" })
        yield* store.putClient({ clientId: "without" })

        assert.deepStrictEqual(yield* store.clientBySecret("s1"), Option.some({ clientId: "with", secret: "s1" }))
        assert.deepStrictEqual(yield* store.clientBySecret("s2"), Option.none())
        yield* store.putClient({ clientId: "with", secret: "s2" })
        assert.deepStrictEqual(yield* store.clientBySecret("s1"), Option.none())
      })
    )
  })
