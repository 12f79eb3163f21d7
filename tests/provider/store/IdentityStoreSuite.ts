import { assert, it } from "@effect/vitest"
import { IdentityStore } from "../../../packages/provider/src/store/IdentityStore.ts"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as MailsSuite from "./MailsSuite.ts"
import { member, session, ticket } from "./samples.ts"
import * as SigningKeysSuite from "./SigningKeysSuite.ts"
import * as SubjectsSuite from "./SubjectsSuite.ts"

const hostile = `'; drop table members; -- \u0000 \ud800 "\\ \u2028 __proto__`

/** Checks an identity store. */
export const suite = (name: string, layer: Layer.Layer<IdentityStore, unknown>) => {
  SubjectsSuite.suite(name, layer)
  MailsSuite.suite(name, layer)
  SigningKeysSuite.suite(name, layer)
  it.layer(layer, { timeout: "30 seconds" })(`identities in ${name}`, (it) => {
    it.effect("finds members by id and by email address", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const ada = member()

        assert.isTrue(yield* store.addMember(ada))

        assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
        assert.deepStrictEqual(yield* store.memberByEmail(ada.email), Option.some(ada))
        assert.deepStrictEqual(yield* store.member("nobody"), Option.none())
        assert.deepStrictEqual(yield* store.memberByEmail("nobody@shop.test"), Option.none())
      })
    )

    it.effect("assigns an address to the first member only", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const rivals = Array.from({ length: 8 }, () => member({ email: "rival@shop.test" }))

        const added = yield* Effect.forEach(rivals, store.addMember, { concurrency: "unbounded" })

        assert.strictEqual(added.filter(Boolean).length, 1)
        const winner = rivals[added.indexOf(true)]
        assert.deepStrictEqual(yield* store.memberByEmail("rival@shop.test"), Option.fromUndefinedOr(winner))
      })
    )

    it.effect("accepts a change only for the previous revision", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const ada = member()
        yield* store.addMember(ada)
        const changes = Array.from({ length: 8 }, (_, index) => ({ ...ada, password: `$${index}`, revision: 2 }))

        const changed = yield* Effect.forEach(changes, store.changeMember, { concurrency: "unbounded" })

        assert.strictEqual(changed.filter(Boolean).length, 1)
        assert.deepStrictEqual(yield* store.member(ada.id), Option.fromUndefinedOr(changes[changed.indexOf(true)]))
        assert.isFalse(yield* store.changeMember({ ...ada, revision: 5 }))
        assert.isFalse(yield* store.changeMember(member()))
      })
    )

    it.effect("moves a member to another address, and releases the old one", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const ada = member()
        yield* store.addMember(ada)
        const moved = { ...ada, email: `new-${ada.email}`, revision: 2 }

        assert.isTrue(yield* store.changeMember(moved))

        assert.deepStrictEqual(yield* store.memberByEmail(moved.email), Option.some(moved))
        assert.deepStrictEqual(yield* store.memberByEmail(ada.email), Option.none())
        assert.isTrue(yield* store.addMember(member({ email: ada.email })))
      })
    )

    it.effect("does not move a member to the address of another member", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const [ada, grace] = [member(), member()]
        yield* store.addMember(ada)
        yield* store.addMember(grace)

        assert.isFalse(yield* store.changeMember({ ...ada, email: grace.email, revision: 2 }))

        assert.deepStrictEqual(yield* store.memberByEmail(grace.email), Option.some(grace))
        assert.deepStrictEqual(yield* store.memberByEmail(ada.email), Option.some(ada))
      })
    )

    it.effect("moves only one of several members that change to the same address concurrently", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        for (let round = 0; round < 20; round++) {
          const several = Array.from({ length: 8 }, () => member())
          yield* Effect.forEach(several, store.addMember)
          const email = `moved-${round}-${several[0]?.email}`

          const moved = yield* Effect.forEach(several, (one) => store.changeMember({ ...one, email, revision: 2 }), {
            concurrency: "unbounded"
          })

          assert.lengthOf(
            moved.filter((isMoved) => isMoved),
            1
          )
        }
      })
    )

    it.effect("lists the tickets of one kind of one member, newest first", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const memberId = member().id
        const device = (expiresAt: number, id = memberId) => ({
          ...ticket({ expiresAt }),
          content: { _tag: "Device", memberId: id, stamp: "s" } as const
        })
        const [old, recent, expired] = [device(8000), device(9000), device(2000)]
        const others = [device(9000, "another"), ticket({ content: { _tag: "Browser", memberId } })]
        yield* Effect.forEach([old, recent, expired, ...others], store.putTicket)

        assert.deepStrictEqual(yield* store.ticketsOf("Device", memberId, 2000, 10), [recent, old])
        assert.deepStrictEqual(yield* store.ticketsOf("Device", memberId, 2000, 1), [recent])
        assert.deepStrictEqual(yield* store.ticketsOf("Device", "nobody", 2000, 10), [])
      })
    )

    it.effect("lists the open sessions of one member, most recently used first", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const subject = member().id
        const [old, recent, ended, expired] = [
          session({ subject, expiresAt: 8000 }),
          session({ subject, expiresAt: 9000 }),
          session({ subject }),
          session({ subject, expiresAt: 2000 })
        ]
        yield* Effect.forEach([old, recent, ended, expired, session({ subject: "another" })], store.openSession)
        yield* store.endSession(ended.id, 1500)

        assert.deepStrictEqual(yield* store.sessionsOf(subject, 2000, 10), [recent, old])
        assert.deepStrictEqual(yield* store.sessionsOf(subject, 2000, 1), [recent])
        assert.deepStrictEqual(yield* store.sessionsOf("nobody", 2000, 10), [])
      })
    )

    it.effect("stores special characters unchanged", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const ada = member({ profile: { firstName: hostile } })
        const state = ticket({
          content: {
            _tag: "SignInPage",
            authorization: { clientId: hostile, codeChallenge: "c", state: hostile },
            responseMode: "query"
          }
        })

        yield* store.addMember(ada)
        yield* store.putTicket(state)

        assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
        assert.deepStrictEqual(yield* store.ticket("SignInPage", state.digest, 0), Option.some(state.content))
      })
    )

    it.effect("returns factors and challenges as they were stored", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const common = { status: "ENABLED", createdAt: 7 } as const
        const ada = member({
          factors: [
            { _tag: "TOTP", id: "a", ...common, secret: Redacted.make("MZXW6YTBOI"), lastStep: 3, name: hostile },
            { _tag: "SMS", id: "b", ...common, phone: "+41791234567" },
            {
              _tag: "WEBAUTHN",
              id: "c",
              ...common,
              publicKey: "p",
              counter: 9,
              transports: ["usb"],
              rpId: "shop.test"
            },
            { _tag: "RECOVERY_CODE", id: "d", ...common, status: "DISABLED_BY_RULE", digests: ["x", "y"] }
          ]
        })
        const step = ticket({
          content: {
            _tag: "Challenge",
            memberId: ada.id,
            stamp: "s",
            reason: "HIGH_RISK_LOGIN",
            factorId: "c",
            passkey: { id: "i", challenge: "c", rpId: "shop.test" },
            triesLeft: 5,
            sendsLeft: 4,
            until: 9000
          }
        })

        yield* store.addMember(ada)
        yield* store.putTicket(step)

        assert.deepStrictEqual(yield* store.member(ada.id), Option.some(ada))
        assert.deepStrictEqual(yield* store.takeTicket("Challenge", step.digest, 0), Option.some(step.content))
      })
    )

    it.effect("finds nothing for impossible ids", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore

        for (const name of ["", "\u0000", "a\u0000b", "\ud800", hostile, "x".repeat(100_000)]) {
          assert.deepStrictEqual(yield* store.client(name), Option.none())
          assert.deepStrictEqual(yield* store.session(name), Option.none())
        }
      })
    )

    it.effect("stores, rotates and ends sessions", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const opened = session()
        yield* store.openSession(opened)
        assert.deepStrictEqual(yield* store.session(opened.id), Option.some(opened))

        const rotation = { session: opened.id, from: opened.current, to: "next", at: 2000, expiresAt: 11_000 }
        assert.isTrue(yield* store.rotate(rotation))
        const rotated = { ...opened, current: "next", previous: opened.current, rotatedAt: 2000, expiresAt: 11_000 }
        assert.deepStrictEqual(yield* store.session(opened.id), Option.some(rotated))

        yield* store.endSession(opened.id, 3000)
        yield* store.endSession(opened.id, 4000)
        assert.deepStrictEqual(yield* store.session(opened.id), Option.some({ ...rotated, endedAt: 3000 }))
        assert.isFalse(yield* store.rotate({ ...rotation, from: "next", to: "third" }))
        yield* store.endSession("nobody's", 1)
      })
    )

    it.effect("lets only one of several concurrent rotations succeed", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const opened = session()
        yield* store.openSession(opened)
        const rotations = Array.from({ length: 8 }, (_, index) => ({
          session: opened.id,
          from: opened.current,
          to: `to${index}`,
          at: 2000,
          expiresAt: 11_000
        }))

        const done = yield* Effect.forEach(rotations, store.rotate, { concurrency: "unbounded" })

        assert.strictEqual(done.filter(Boolean).length, 1)
        const kept = Option.getOrThrow(yield* store.session(opened.id))
        assert.strictEqual(kept.current, `to${done.indexOf(true)}`)
      })
    )

    it.effect("returns tickets by kind until they expire", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const login = ticket()
        yield* store.putTicket(login)

        assert.deepStrictEqual(yield* store.ticket("Login", login.digest, 8999), Option.some(login.content))
        assert.deepStrictEqual(yield* store.ticket("Login", login.digest, 9000), Option.none())
        assert.deepStrictEqual(yield* store.ticket("Browser", login.digest, 0), Option.none())
        assert.deepStrictEqual(yield* store.takeTicket("Browser", login.digest, 0), Option.none())
        assert.deepStrictEqual(yield* store.takeTicket("Login", login.digest, 9000), Option.none())
        assert.deepStrictEqual(yield* store.ticket("Login", "nobody's", 0), Option.none())
      })
    )

    it.effect("returns a ticket to only one of several concurrent requests", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const login = ticket()
        yield* store.putTicket(login)
        const takers = Array.from({ length: 8 }, () => store.takeTicket("Login", login.digest, 0))

        const taken = yield* Effect.all(takers, { concurrency: "unbounded" })

        assert.strictEqual(taken.filter(Option.isSome).length, 1)
        assert.deepStrictEqual(yield* store.ticket("Login", login.digest, 0), Option.none())
      })
    )

    it.effect("replaces a ticket with the same digest", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const code = ticket()
        yield* store.putTicket(code)

        yield* store.putTicket({ ...code, content: { _tag: "SpentCode", session: "s" }, expiresAt: 20_000 })

        assert.deepStrictEqual(yield* store.ticket("Login", code.digest, 0), Option.none())
        assert.deepStrictEqual(
          yield* store.ticket("SpentCode", code.digest, 10_000),
          Option.some({ _tag: "SpentCode", session: "s" } as const)
        )
      })
    )

    it.effect("replaces clients", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        yield* store.putClient({ clientId: "shop", origins: ["http://a.test"] })

        yield* store.putClient({ clientId: "shop", origins: [hostile], allowLoopback: true })

        const expected = { clientId: "shop", origins: [hostile], allowLoopback: true }
        assert.deepStrictEqual(yield* store.client("shop"), Option.some(expected))
        assert.deepStrictEqual(yield* store.client("other"), Option.none())
      })
    )

    it.effect("settles a setting with the first value", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const asking = Array.from({ length: 8 }, (_, index) => store.settle("key", `v${index}`))

        const settled = yield* Effect.all(asking, { concurrency: "unbounded" })

        assert.strictEqual(new Set(settled).size, 1)
        yield* store.putSetting("key", "other")
        assert.strictEqual(yield* store.settle("key", "late"), "other")
      })
    )

    it.effect("purges only expired data", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const [old, young] = [ticket({ expiresAt: 5000 }), ticket({ expiresAt: 5001 })]
        const [gone, here] = [session({ expiresAt: 5000 }), session({ expiresAt: 5001 })]
        yield* Effect.forEach([old, young], store.putTicket)
        yield* Effect.forEach([gone, here], store.openSession)
        yield* store.count("old", 0, 5000)
        yield* store.count("young", 0, 5001)

        yield* store.purge(5000)

        assert.isTrue(Option.isNone(yield* store.ticket("Login", old.digest, 0)))
        assert.isTrue(Option.isSome(yield* store.ticket("Login", young.digest, 0)))
        assert.isTrue(Option.isNone(yield* store.session(gone.id)))
        assert.strictEqual(yield* store.counted("old", 0), 0)
        assert.strictEqual(yield* store.counted("young", 0), 1)
        assert.isTrue(Option.isSome(yield* store.session(here.id)))
      })
    )

    it.effect("replaces everything by clients, members and settings", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const [removed, changed, opened] = [member(), member(), session()]
        const [kept, added] = [{ ...changed, password: "$changed" }, member({ profile: { firstName: hostile } })]
        const clients = [{ clientId: "kept", secret: "new" }, { clientId: "added" }]
        yield* store.addMember(removed)
        yield* store.addMember(changed)
        yield* store.openSession(opened)
        yield* store.putClient({ clientId: "kept", secret: "old" })
        yield* store.putClient({ clientId: "removed" })
        yield* store.putSetting("kept", "old")
        yield* store.putSetting("removed", "old")
        yield* store.count("removed", 0, 500)

        yield* store.replaceAll({ clients, members: [kept, added], settings: { kept: "new", added: "x" } })

        assert.strictEqual((yield* store.members({ limit: 10, offset: 0 })).length, 2)
        assert.deepStrictEqual(yield* store.memberByEmail(removed.email), Option.none())
        assert.deepStrictEqual(yield* store.memberByEmail(kept.email), Option.some(kept))
        assert.deepStrictEqual(yield* store.memberByEmail(added.email), Option.some(added))
        assert.deepStrictEqual(yield* store.session(opened.id), Option.none())
        assert.deepStrictEqual(yield* store.client("kept"), Option.fromUndefinedOr(clients[0]))
        assert.deepStrictEqual(yield* store.clientBySecret("old"), Option.none())
        assert.deepStrictEqual(yield* store.client("added"), Option.fromUndefinedOr(clients[1]))
        assert.deepStrictEqual(yield* store.client("removed"), Option.none())
        assert.deepStrictEqual(yield* store.setting("kept"), Option.some("new"))
        assert.deepStrictEqual(yield* store.setting("added"), Option.some("x"))
        assert.deepStrictEqual(yield* store.setting("removed"), Option.none())
        assert.strictEqual(yield* store.counted("removed", 0), 0)
      })
    )

    it.effect("clears everything", () =>
      Effect.gen(function* () {
        const store = yield* IdentityStore
        const [ada, opened, login] = [member(), session(), ticket()]
        yield* store.addMember(ada)
        yield* store.openSession(opened)
        yield* store.putTicket(login)
        yield* store.putClient({ clientId: "cleared" })
        yield* store.putSetting("cleared", "x")
        yield* store.count("cleared", 0, 500)

        yield* store.clear

        assert.deepStrictEqual(yield* store.member(ada.id), Option.none())
        assert.deepStrictEqual(yield* store.memberByEmail(ada.email), Option.none())
        assert.deepStrictEqual(yield* store.session(opened.id), Option.none())
        assert.deepStrictEqual(yield* store.ticket("Login", login.digest, 0), Option.none())
        assert.deepStrictEqual(yield* store.client("cleared"), Option.none())
        assert.strictEqual(yield* store.settle("cleared", "new"), "new")
        assert.strictEqual(yield* store.counted("cleared", 0), 0)
      })
    )
  })
}
