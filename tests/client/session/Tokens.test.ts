import { causeOf } from "../../../packages/client/src/transport/internal/Retry.ts"
import { type SessionChange } from "../../../packages/client/src/session/internal/SessionState.ts"
import { Tokens } from "@portico/client/session/Tokens"
import { Credential } from "../../../packages/client/src/transport/internal/Credential.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { granted, json, network, refused, type Reply, replies, text } from "../transport/network.ts"
import {
  access,
  anonymous,
  authorize,
  current,
  endpoint,
  expiredMember,
  expiredVisitor,
  grants,
  member,
  now,
  plain,
  read,
  refresh,
  role,
  run,
  seal,
  settled,
  status,
  storeOf,
  unseal
} from "./session.ts"

describe("Tokens.access", () => {
  it.effect("obtains a visitor token if there is none", () =>
    Effect.gen(function* () {
      const net = replies(granted("A", "R"))
      const store = storeOf()

      const [token, who] = yield* run(net, store, Effect.all([access, role]))

      assert.deepStrictEqual([token, who], ["A", "visitor"])
      assert.deepStrictEqual(grants(net), [anonymous])
      assert.notProperty(net.sent[0]?.headers, "authorization")
      assert.deepStrictEqual(store.kept(), plain("A", now + 14_400, "R", "visitor"))
    })
  )

  it.effect.each([
    [0, "in the current second", []],
    [-1, "in the last second", [refresh("VISITOR-REFRESH")]]
  ] as const)("sends the expected requests if the token expires in %i seconds, %s", ([seconds, , expected]) =>
    Effect.gen(function* () {
      const net = network(() => granted("NEW", "NEXT"))
      const store = storeOf(plain("EDGE", now + seconds, "VISITOR-REFRESH", "visitor"))

      yield* run(net, store, Effect.andThen(TestClock.adjust("999 millis"), access))

      assert.deepStrictEqual(grants(net), [...expected])
    })
  )

  it.effect("returns the token of the moment in a generator, as with every other operator", () =>
    Effect.gen(function* () {
      const net = network((_, index) => granted(`TOKEN-${index}`, `NEXT-${index}`, 60))

      const seen = yield* run(
        net,
        storeOf(),
        Effect.gen(function* () {
          const tokens = yield* Tokens
          const seen: Array<readonly [yielded: string, mapped: string]> = []
          for (const wait of ["0 seconds", "0 seconds", "30 seconds", "61 seconds"] as const) {
            yield* TestClock.adjust(wait)
            const yielded = yield* tokens.access
            seen.push([Redacted.value(yielded), yield* Effect.map(tokens.access, Redacted.value)])
          }
          return seen
        })
      )

      const both = (token: string) => [token, token] as const
      assert.deepStrictEqual(seen, [both("TOKEN-0"), both("TOKEN-0"), both("TOKEN-0"), both("TOKEN-1")])
    })
  )

  it.effect("refreshes once for a hundred callers and stores the rotated refresh token", () =>
    Effect.gen(function* () {
      const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`))
      const store = storeOf(expiredMember)

      const tokens = yield* run(
        net,
        store,
        Effect.all(
          Array.from({ length: 100 }, () => access),
          { concurrency: "unbounded" }
        )
      )

      assert.deepStrictEqual(new Set(tokens), new Set(["NEW-0"]))
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH")])
      assert.deepStrictEqual(store.kept(), plain("NEW-0", now + 14_400, "NEXT-0", "member"))
    })
  )

  it.effect("stores the current refresh token again if the provider does not rotate it", () =>
    Effect.gen(function* () {
      const net = replies(json({ access_token: "NEW", expires_in: "60" }))
      const store = storeOf(expiredMember)

      yield* run(net, store, access)

      assert.deepStrictEqual(store.kept(), plain("NEW", now + 60, "MEMBER-REFRESH", "member"))
    })
  )

  it.effect("continues for other callers if the first caller is interrupted", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = replies(Deferred.await(answer))

      const token = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          const first = yield* Effect.forkChild(access, { startImmediately: true })
          const second = yield* Effect.forkChild(access, { startImmediately: true })
          yield* Fiber.interrupt(first)
          yield* Deferred.succeed(answer, granted("NEW", "NEXT"))
          return yield* Fiber.join(second)
        })
      )

      assert.strictEqual(token, "NEW")
      assert.lengthOf(net.sent, 1)
    })
  )

  it.effect("stores the new tokens even if every caller is interrupted", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = replies(Deferred.await(answer))
      const store = storeOf(expiredMember)

      yield* run(
        net,
        store,
        Effect.gen(function* () {
          yield* Fiber.interrupt(yield* Effect.forkChild(access, { startImmediately: true }))
          yield* Deferred.succeed(answer, granted("NEW", "NEXT"))
          yield* TestClock.adjust(0)
        })
      )

      assert.deepStrictEqual(store.kept()?.refreshToken, { value: "NEXT", role: "member" })
    })
  )

  it.effect("refreshes a rejected token but not its replacement", () =>
    Effect.gen(function* () {
      const net = replies(granted("NEW", "NEXT"))
      const reportRefused = Credential.use((credential) => credential.reportRefused(Redacted.make("MEMBER"), "books"))

      const tokens = yield* run(
        net,
        storeOf(member),
        Effect.all([access, reportRefused, access, reportRefused, access])
      )

      assert.deepStrictEqual([tokens[0], tokens[2], tokens[4]], ["MEMBER", "NEW", "NEW"])
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH")])
    })
  )

  it.effect("obtains tokens of a new visitor if a visitor's tokens cannot be refreshed", () =>
    Effect.gen(function* () {
      const net = endpoint(() => text("", 401))
      const store = storeOf(expiredVisitor)

      const token = yield* run(net, store, access)

      assert.strictEqual(token, "VISITOR")
      assert.deepStrictEqual(grants(net), [refresh("VISITOR-REFRESH"), anonymous])
    })
  )

  it.effect("fails with the status text and the request id", () =>
    Effect.gen(function* () {
      const net = replies(
        new Response("{}", { status: 201, statusText: "Created", headers: { "x-request-id": "X-1" } })
      )

      const failure = yield* run(net, storeOf(), Effect.flip(access))

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.strictEqual(failure.message, "Failed to fetch tokens from OAuth API: Created. request id: X-1.")
      assert.strictEqual(causeOf(failure)._tag, "SystemError")
    })
  )

  it.effect("sends no request before the Retry-After time", () =>
    Effect.gen(function* () {
      const net = network((_, index) =>
        index === 0 ? json({}, 429, { "retry-after": "60" }) : granted("VISITOR", "VISITOR-REFRESH")
      )

      const [failure, token] = yield* run(
        net,
        storeOf(),
        Effect.gen(function* () {
          yield* Effect.flip(access)
          const failure = yield* Effect.flip(access)
          assert.lengthOf(net.sent, 1)
          yield* TestClock.adjust("60 seconds")
          return [failure, yield* access] as const
        })
      )

      assert.strictEqual(causeOf(failure)._tag, "RateLimited")
      assert.strictEqual(token, "VISITOR")
    })
  )

  it.effect.each([
    ["no lifetime", { access_token: "A", refresh_token: "R" }],
    ["an invalid lifetime", { access_token: "A", refresh_token: "R", expires_in: "soon" }],
    ["no access token", { access_token: "", refresh_token: "R", expires_in: 60 }]
  ])("fails with Unreadable if the response has %s", ([, answer]) =>
    Effect.gen(function* () {
      const failure = yield* run(replies(json(answer)), storeOf(), Effect.flip(access))

      assert.strictEqual(causeOf(failure)._tag, "Unreadable")
    })
  )
})

const passing: ReadonlyArray<readonly [name: string, reply: () => Reply, tag: string]> = [
  ["no network", () => "offline", "Unreachable"],
  ["500", () => text("", 500), "SystemError"],
  ["503 with an HTML page", () => text("<html>", 503), "SystemError"],
  ["200 with a captive portal's page", () => text("<html>", 200), "Unreadable"],
  ["429", () => json({}, 429, { "retry-after": "60" }), "RateLimited"],
  ["404", () => text("", 404), "ApplicationError"],
  ["403 with a firewall's page", () => text("<html>", 403), "ApplicationError"],
  ["401 without a body", () => text("", 401), "ApplicationError"],
  ["400 without a body", () => text("", 400), "ApplicationError"],
  ["407", () => text("", 407), "ApplicationError"],
  ["408", () => text("", 408), "ApplicationError"],
  ["451 with JSON", () => json({ error: "invalid_grant" }, 451), "ApplicationError"],
  ["JSON of an unknown shape", () => json({ message: "Blocked by policy" }, 403), "ApplicationError"],
  ["temporarily_unavailable", () => json({ error: "temporarily_unavailable" }, 400), "ApplicationError"],
  ["server_error", () => json({ error: "server_error" }, 400), "ApplicationError"],
  ["slow_down", () => json({ error: "slow_down" }, 400), "ApplicationError"],
  ["invalid_request", () => json({ error: "invalid_request" }, 400), "ApplicationError"],
  ["unauthorized_client", () => json({ error: "unauthorized_client" }, 401), "ApplicationError"],
  ["an error code about availability", () => refused(403, "RATE_LIMITED"), "ApplicationError"]
]

describe.each(passing)("a member's refresh that fails with %s", (_, reply, tag) => {
  it.effect("parks the session: reads run as a visitor, and writes and requireMember fail", () =>
    Effect.gen(function* () {
      const net = endpoint(reply)
      const store = storeOf(expiredMember)

      yield* run(
        net,
        store,
        Effect.gen(function* () {
          const read = yield* settled(authorize("read"))
          const write = yield* settled(Effect.flip(authorize("write")))
          const required = yield* settled(Effect.flip(Tokens.use((tokens) => tokens.requireMember)))

          assert.strictEqual(Redacted.value(read.token), "VISITOR")
          assert.strictEqual(read.insteadOfMember?._tag, tag)
          assert.deepInclude(write, { _tag: "TokenUnavailable" })
          assert.strictEqual(causeOf(write)._tag, tag)
          assert.strictEqual(required._tag, "TokenUnavailable")
          assert.strictEqual(yield* role, "member")
          assert.strictEqual(yield* status, "parked")
          assert.deepStrictEqual(yield* current, expiredMember)
        })
      )

      assert.deepStrictEqual(store.kept(), expiredMember)
    })
  )

  it.effect("is repeated by the first call after 60 seconds", () =>
    Effect.gen(function* () {
      let answer = reply
      const net = endpoint(() => answer())
      const store = storeOf(expiredMember)

      const tokens = yield* run(
        net,
        store,
        Effect.gen(function* () {
          const before = yield* settled(read)
          answer = () => granted("NEW", "NEXT")
          yield* TestClock.adjust("60 seconds")
          return [before, yield* access, yield* role]
        })
      )

      assert.deepStrictEqual(tokens, ["VISITOR", "NEW", "member"])
      assert.deepStrictEqual(store.kept()?.refreshToken, { value: "NEXT", role: "member" })
    })
  )

  it.effect('fails reads too with whenRefreshFails "fail", but not a login', () =>
    Effect.gen(function* () {
      const [read, login] = yield* run(
        endpoint(reply),
        storeOf(expiredMember),
        Effect.all([settled(Effect.flip(authorize("read"))), settled(authorize("visitor"))]),
        { whenRefreshFails: "fail" }
      )

      assert.strictEqual(causeOf(read)._tag, tag)
      assert.strictEqual(Redacted.value(login.token), "VISITOR")
    })
  )
})

describe("a parked session", () => {
  it.effect("is not refreshed before the Retry-After time", () =>
    Effect.gen(function* () {
      const net = endpoint(() => json({}, 429, { "retry-after": "60" }))

      yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* read
          yield* TestClock.adjust("59 seconds")
          yield* Effect.all(
            Array.from({ length: 10 }, () => read),
            { concurrency: "unbounded" }
          )
          yield* Effect.flip(authorize("write"))
        })
      )

      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), anonymous])
    })
  )

  it.effect("stays parked if visitor tokens cannot be obtained", () =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)

      const failure = yield* run(
        network(() => text("", 500)),
        store,
        settled(Effect.flip(read))
      )

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.deepStrictEqual(store.kept(), expiredMember)
    })
  )

  it.effect("stores a rotated refresh token even if the rest of the response is invalid", () =>
    Effect.gen(function* () {
      const store = storeOf(expiredMember)
      const net = endpoint(() => json({ access_token: "A", refresh_token: "ROTATED", expires_in: "soon" }))

      const token = yield* run(net, store, read)

      assert.strictEqual(token, "VISITOR")
      assert.deepStrictEqual(store.kept()?.refreshToken, { value: "ROTATED", role: "member" })
    })
  )
})

const finalRefusals: ReadonlyArray<readonly [name: string, status: number, reply: () => Reply]> = [
  ["400 and an application code", 400, () => refused(400, "invalid_grant")],
  ["401 and an application code", 401, () => refused(401, "invalid_grant")],
  ["403 and an application code", 403, () => refused(403, "SESSION_REVOKED")],
  ["400 and an OAuth error", 400, () => json({ error: "invalid_grant" }, 400)],
  ["401 and an OAuth error", 401, () => json({ error: "invalid_grant", error_description: "Used." }, 401)],
  ["403 and an OAuth error", 403, () => json({ error: "access_denied" }, 403)]
]

describe.each(finalRefusals)("a member's refresh that is refused with %s", (_, status, reply) => {
  const refusing = () => endpoint(reply)

  it.effect("ends the session once, and visitor tokens follow", () =>
    Effect.gen(function* () {
      const net = refusing()
      const store = storeOf(expiredMember)
      const heard: Array<SessionChange> = []

      const tokens = yield* run(
        net,
        store,
        Effect.gen(function* () {
          yield* Effect.forkChild(
            Tokens.use((tokens) =>
              Stream.runForEach(tokens.changes, (change) => Effect.sync(() => heard.push(change)))
            ),
            { startImmediately: true }
          )
          const tokens = yield* Effect.all(
            Array.from({ length: 5 }, () => access),
            { concurrency: "unbounded" }
          )
          yield* TestClock.adjust(0)
          return tokens
        })
      )

      assert.deepStrictEqual(new Set(tokens), new Set(["VISITOR"]))
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), anonymous])
      assert.deepStrictEqual(
        heard.map(({ cause, reason, status }) => [status, reason, cause?._tag]),
        [
          ["member", "start", undefined],
          ["none", "refused", "ApplicationError"],
          ["visitor", "visitor", undefined]
        ]
      )
      assert.strictEqual(store.kept()?.refreshToken.role, "visitor")
    })
  )

  it.effect("fails the write that started as the member", () =>
    Effect.gen(function* () {
      const net = refusing()

      const failure = yield* run(net, storeOf(expiredMember), Effect.flip(authorize("write")))

      assert.deepInclude(causeOf(failure), { _tag: "ApplicationError", status })
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH")])
    })
  )
})

describe("Tokens.clear", () => {
  it.effect("returns the current tokens, removes them and sends nothing", () =>
    Effect.gen(function* () {
      const net = replies()
      const store = storeOf(member)

      const [ended, held, who] = yield* run(
        net,
        store,
        Effect.all([Tokens.use((tokens) => Effect.map(tokens.clear, unseal)), current, role])
      )

      assert.deepStrictEqual(ended, member)
      assert.deepStrictEqual(held, plain("", 0, "", "none"))
      assert.strictEqual(who, "none")
      assert.isUndefined(store.kept())
    })
  )

  it.effect("ends the session during a refresh: reads run as a visitor and writes fail", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<Response>()
      const net = endpoint(() => Deferred.await(answer))
      const store = storeOf(expiredMember)

      const [read, write] = yield* run(
        net,
        store,
        Effect.gen(function* () {
          const read = yield* Effect.forkChild(access, { startImmediately: true })
          const write = yield* Effect.forkChild(Effect.flip(authorize("write")), { startImmediately: true })
          yield* Tokens.use((tokens) => tokens.clear)
          yield* Deferred.succeed(answer, granted("NEW", "NEXT"))
          return [yield* Fiber.join(read), yield* Fiber.join(write)] as const
        })
      )

      assert.strictEqual(read, "VISITOR")
      assert.strictEqual(causeOf(write)._tag, "SessionEnded")
      assert.deepStrictEqual(store.kept(), plain("VISITOR", now + 14_400, "VISITOR-REFRESH", "visitor"))
    })
  )

  it.effect("prevents a pending login from storing its tokens", () =>
    Effect.gen(function* () {
      const store = storeOf()

      const failure = yield* run(
        replies(),
        store,
        Effect.gen(function* () {
          const tokens = yield* Tokens
          const finish = yield* tokens.begin
          yield* tokens.clear
          return yield* Effect.flip(finish(seal(member)))
        })
      )

      assert.strictEqual(failure._tag, "SessionEnded")
      assert.isUndefined(store.kept())
    })
  )
})

describe("Tokens.confirm", () => {
  const confirm = (token = "MEMBER") => Tokens.use((tokens) => tokens.confirm(Redacted.make(token)))

  it.effect("refreshes valid tokens and stores the new ones", () =>
    Effect.gen(function* () {
      const net = replies(granted("NEW", "NEXT"))
      const store = storeOf(member)

      const seen = yield* run(net, store, Effect.all([confirm(), access, role]))

      assert.deepStrictEqual(seen, [undefined, "NEW", "member"])
      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH")])
      assert.deepStrictEqual(store.kept(), plain("NEW", now + 14_400, "NEXT", "member"))
    })
  )

  it.effect("ends the session with the reason if the refresh is refused", () =>
    Effect.gen(function* () {
      const net = replies(refused(401, "UNAUTHENTICATED"))
      const store = storeOf(member)

      const { failure, last } = yield* run(
        net,
        store,
        Effect.gen(function* () {
          const failure = yield* Effect.flip(confirm())
          const [last] = yield* Tokens.use((tokens) => Stream.runCollect(Stream.take(tokens.changes, 1)))
          return { failure, last }
        })
      )

      assert.include(failure.cause, { _tag: "ApplicationError", status: 401 })
      assert.include(last, { status: "none", reason: "refused" })
      assert.isUndefined(store.kept())
      assert.strictEqual(net.sent.length, 1)
    })
  )

  it.effect(
    "fails and leaves the session parked if the provider is unreachable, and the next call sends a request again",
    () =>
      Effect.gen(function* () {
        let isDown = true
        const net = network(() => (isDown ? "offline" : granted("NEW", "NEXT")))
        const store = storeOf(member)

        const seen = yield* run(
          net,
          store,
          Effect.gen(function* () {
            const failure = yield* Effect.flip(settled(confirm()))
            const parked = [yield* status, yield* current, net.sent.length]
            isDown = false
            yield* confirm()
            return { failure, parked, after: [yield* role, yield* access] }
          })
        )

        assert.strictEqual(causeOf(seen.failure)._tag, "Unreachable")
        assert.deepStrictEqual(seen.parked, ["parked", member, 3])
        assert.deepStrictEqual(seen.after, ["member", "NEW"])
        assert.strictEqual(net.sent.length, 4)
      })
  )

  it.effect("sends no request before the Retry-After time", () =>
    Effect.gen(function* () {
      const net = network((_, index) =>
        index === 0 ? text("", 429, { headers: { "retry-after": "60" } }) : granted("NEW", "NEXT")
      )

      const [early, late] = yield* run(
        net,
        storeOf(member),
        Effect.gen(function* () {
          yield* Effect.flip(confirm())
          yield* TestClock.adjust("59 seconds")
          yield* Effect.flip(confirm())
          const early = net.sent.length
          yield* TestClock.adjust("2 seconds")
          yield* confirm()
          return [early, net.sent.length]
        })
      )

      assert.deepStrictEqual([early, late], [1, 2])
    })
  )

  it.effect("sends one request for concurrent calls and for earlier tokens", () =>
    Effect.gen(function* () {
      const net = replies(granted("NEW", "NEXT"))

      yield* run(
        net,
        storeOf(member),
        Effect.andThen(
          Effect.all(
            Array.from({ length: 20 }, () => confirm()),
            { concurrency: "unbounded" }
          ),
          confirm()
        )
      )

      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH")])
    })
  )

  it.effect.each([undefined, plain("VISITOR", now + 3600, "VISITOR-REFRESH", "visitor")])(
    "sends nothing if no member is signed in (%#)",
    (kept) =>
      Effect.gen(function* () {
        const net = replies()

        yield* run(net, storeOf(kept), confirm(kept?.accessToken.value))

        assert.deepStrictEqual(net.sent, [])
      })
  )
})

it.effect("Tokens.begin takes the session over from a pending refresh", () =>
  Effect.gen(function* () {
    const answer = yield* Deferred.make<Response>()
    const store = storeOf(expiredVisitor)

    const token = yield* run(
      replies(Deferred.await(answer)),
      store,
      Effect.gen(function* () {
        const reading = yield* Effect.forkChild(access, { startImmediately: true })
        const finish = yield* Tokens.use((tokens) => tokens.begin)
        yield* finish(seal(member))
        yield* Deferred.succeed(answer, granted("LATE", "LATE"))
        return yield* Fiber.join(reading)
      })
    )

    assert.strictEqual(token, "MEMBER")
    assert.deepStrictEqual(store.kept(), member)
  })
)

it.effect.each([
  ["an outage", () => text("", 500)],
  ["a refusal", () => refused(400, "invalid_grant")]
] as const)("Tokens.set is not affected by %s of an earlier refresh", ([, reply]) =>
  Effect.gen(function* () {
    const answered = yield* Deferred.make<void>()
    const net = network((_, index) => (index === 0 ? Effect.as(Deferred.await(answered), reply()) : reply()))
    const next = plain("NEXT", now + 3600, "NEXT-REFRESH", "member")

    const seen = yield* run(
      net,
      storeOf(expiredMember),
      Effect.gen(function* () {
        const reading = yield* Effect.forkChild(access, { startImmediately: true })
        yield* Tokens.use((tokens) => tokens.set(seal(next)))
        yield* Deferred.succeed(answered, undefined)
        yield* TestClock.adjust("2 seconds")
        return [yield* Fiber.join(reading), yield* role, yield* current]
      })
    )

    assert.deepStrictEqual(seen, ["NEXT", "member", next])
  })
)

describe("Tokens.generate", () => {
  it.effect.each([
    ["unchanged if they are valid", member, [], member],
    [
      "refreshed if they have expired",
      expiredMember,
      [refresh("MEMBER-REFRESH")],
      plain("NEW", now + 60, "NEXT", "member")
    ],
    [
      "of a new visitor if there is no refresh token",
      plain("A", now + 100, "", "none"),
      [anonymous],
      plain("NEW", now + 60, "NEXT", "visitor")
    ],
    ["of a new visitor if there are none", undefined, [anonymous], plain("NEW", now + 60, "NEXT", "visitor")]
  ] as const)("returns tokens %s and stores none", ([, given, expected, made]) =>
    Effect.gen(function* () {
      const net = network(() => granted("NEW", "NEXT", 60))
      const store = storeOf()

      const tokens = yield* run(
        net,
        store,
        Tokens.use(({ generate }) => generate(given === undefined ? undefined : seal(given)))
      )

      assert.deepStrictEqual(unseal(tokens), made)
      assert.deepStrictEqual(grants(net), [...expected])
      assert.isUndefined(store.kept())
    })
  )
})

it.effect("Tokens.skew is known after the first response, and expiry does not depend on it", () =>
  Effect.gen(function* () {
    const body = { access_token: "NEW", refresh_token: "NEXT", expires_in: 60 }
    const ahead = new Date((now + 3600) * 1000).toUTCString()
    const skew = Tokens.use((tokens) => tokens.skew)

    const [before, , after, held] = yield* run(
      replies(json(body, 200, { date: ahead })),
      storeOf(expiredVisitor),
      Effect.all([skew, access, skew, current])
    )

    assert.isUndefined(before)
    assert.approximately(after ?? Number.NaN, 3600, 1)
    assert.strictEqual(held.accessToken.expiresAt, now + 60)
  })
)

it.effect("Tokens.requireMember fails with MemberRequired if no member is signed in", () =>
  Effect.gen(function* () {
    const net = replies()

    const failure = yield* run(net, storeOf(expiredVisitor), Effect.flip(Tokens.use((tokens) => tokens.requireMember)))

    assert.strictEqual(failure._tag, "MemberRequired")
    assert.deepStrictEqual(net.sent, [])
  })
)
