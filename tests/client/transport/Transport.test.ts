import { login } from "@portico/contract/codecs/auth/Calls"
import { get, insert } from "@portico/contract/codecs/data/Calls"
import {
  type Authorization,
  Credential,
  type TokenPurpose
} from "../../../packages/client/src/transport/internal/Credential.ts"
import { Tokens } from "@portico/client/session/Tokens"
import * as HttpClientNetwork from "../../../packages/client/src/transport/internal/HttpClientNetwork.ts"
import { SystemError, TokenUnavailable } from "@portico/client/transport/Failure"
import * as Settings from "@portico/client/transport/Settings"
import { layer, Transport } from "@portico/client/transport/Transport"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as TestClock from "effect/testing/TestClock"
import { member, now, seal, session, storeOf } from "../session/session.ts"
import { granted, json, type Network, network, refused, replies, text } from "./network.ts"

const outage = new SystemError({ status: 500, statusText: "no", requestId: undefined, retryAfter: undefined })

/** Creates a credential that returns the tokens T1, T2, … and records its calls. */
const credential = (authorization: Partial<Authorization> = {}) => {
  const purposes: Array<TokenPurpose> = []
  const sessions: Array<string | undefined> = []
  const refused: Array<string> = []
  let number = 1
  const service = Layer.succeed(Credential, {
    authorize: (purpose, session) =>
      Effect.sync(() => {
        purposes.push(purpose)
        sessions.push(session)
        return { token: Redacted.make(`T${number}`), insteadOfMember: undefined, ...authorization }
      }),
    reportRefused: (token) =>
      Effect.sync(() => {
        refused.push(Redacted.value(token))
        number++
        return true
      }),
    reportAccepted: () => {},
    session: () => undefined
  })
  return { layer: service, purposes, refused, sessions }
}

const over = (net: Network, given = credential(), options: Partial<Settings.Options> = {}) =>
  layer.pipe(
    Layer.provide(HttpClientNetwork.layer),
    Layer.provide(Settings.layer({ clientId: "shop", host: "https://api.example", ...options })),
    Layer.provide([net.layer, given.layer])
  )

const getting = { dataCollectionId: "books", dataItemId: "b1" }
const inserting = { dataCollectionId: "books", dataItem: { data: {} } }
const logging = { loginId: { email: "a@b.co" }, password: Redacted.make("pw") }
const found = { dataItem: { id: "b1", data: {} } }

const reading = Transport.use((transport) => transport.call(get, getting))
const writing = Transport.use((transport) => transport.call(insert, inserting))

const authorizations = (net: Network) => net.sent.map((sent) => sent.headers["authorization"])

describe("Transport.call", () => {
  it.effect("requests authorization for a read or a write", () =>
    Effect.gen(function* () {
      const net = network(() => json(found))
      const given = credential()

      const [answer] = yield* Effect.all([reading, writing]).pipe(Effect.provide(over(net, given)))

      assert.deepStrictEqual(answer, found)
      assert.deepStrictEqual(given.purposes, ["read", "write"])
      assert.deepStrictEqual(authorizations(net), ["T1", "T1"])
    })
  )

  it.effect("requests no token if the payload is invalid", () =>
    Effect.gen(function* () {
      const net = replies()
      const given = credential()

      const failure = yield* Transport.use((transport) =>
        transport.call(insert, { ...inserting, dataItem: { data: { at: new Date(Number.NaN) } } })
      ).pipe(Effect.provide(over(net, given)), Effect.flip)

      assert.strictEqual(failure._tag, "InvalidArgument")
      assert.strictEqual(failure.message.split(" ")[1], '"dataItem.data.at"')
      assert.deepStrictEqual([net.sent, given.purposes], [[], []])
    })
  )

  it.effect("uses the elevated credential if it is requested and configured", () =>
    Effect.gen(function* () {
      const net = network(() => json(found))
      const given = credential()
      const elevated = Transport.use((transport) => transport.call(get, getting, { elevated: true }))

      yield* elevated.pipe(Effect.provide(over(net, given, { elevated: "ELEVATED" })))
      yield* elevated.pipe(Effect.provide(over(net, given)))

      assert.deepStrictEqual(authorizations(net), ["ELEVATED", "T1"])
      assert.deepStrictEqual(given.purposes, ["read"])
    })
  )
})

describe("a rejected token", () => {
  it.effect.each([
    ["a read", reading],
    ["a write", writing]
  ] as const)("is replaced once and the call is repeated: %s", ([, call]) =>
    Effect.gen(function* () {
      const net = replies(text("", 401), json(found))
      const given = credential()

      const answer = yield* call.pipe(Effect.provide(over(net, given)))

      assert.deepStrictEqual(answer, found)
      assert.deepStrictEqual(given.refused, ["T1"])
      assert.deepStrictEqual(authorizations(net), ["T1", "T2"])
    })
  )

  it.effect("is replaced for the session in which the call began", () =>
    Effect.gen(function* () {
      const given = credential({ session: "seven" })

      yield* writing.pipe(Effect.provide(over(replies(text("", 401), json(found)), given)))

      assert.deepStrictEqual(given.sessions, [undefined, "seven"])
    })
  )

  it.effect.each([
    ["out", undefined],
    ["in as another member", { ...member, refreshToken: { value: "OTHER", role: "member" } }]
  ] as const)("is not replaced for a member's write if the member logs %s in the meantime", ([, next]) =>
    Effect.gen(function* () {
      const net: Network = network(({ path }) =>
        path === "/oauth2/token"
          ? granted("VISITOR", "VISITOR-REFRESH")
          : Effect.as(
              Effect.suspend(() => change),
              text("", 401)
            )
      )
      let change: Effect.Effect<unknown> = Effect.void
      yield* TestClock.setTime(now * 1000)

      const failure = yield* Effect.gen(function* () {
        const tokens = yield* Tokens
        change = next === undefined ? tokens.clear : tokens.set(seal(next))
        return yield* Effect.flip(writing)
      }).pipe(Effect.provide(Layer.provideMerge(layer, session(net, storeOf(member)))))

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.deepStrictEqual(authorizations(net), ["MEMBER"])
    })
  )

  it.effect("is not replaced a second time", () =>
    Effect.gen(function* () {
      const net = network(() => refused(401, "UNAUTHENTICATED"))
      const given = credential()

      const failure = yield* writing.pipe(Effect.provide(over(net, given)), Effect.flip)

      assert.deepInclude(failure, { _tag: "ApplicationError", code: "UNAUTHENTICATED", status: 401 })
      assert.deepStrictEqual(given.refused, ["T1", "T2"])
      assert.lengthOf(net.sent, 2)
    })
  )

  it.effect.each(["-19976", "WDE0027", "WHATEVER"])("is not assumed for a 401 with the code %s", (code) =>
    Effect.gen(function* () {
      const net = replies(refused(401, code))
      const given = credential()

      const failure = yield* Transport.use((transport) => transport.call(login, logging)).pipe(
        Effect.provide(over(net, given)),
        Effect.flip
      )

      assert.deepInclude(failure, { _tag: "ApplicationError", code })
      assert.deepStrictEqual(given.refused, [])
      assert.lengthOf(net.sent, 1)
    })
  )
})

describe("a token rejected with 401", () => {
  const challenged = (challenge: string) => text("", 401, { headers: { "www-authenticate": challenge } })

  it.effect.each([
    ["EXPIRED_TOKEN", () => refused(401, "EXPIRED_TOKEN")],
    ["INVALID_TOKEN", () => refused(401, "INVALID_TOKEN")],
    ["a challenge", () => challenged('Bearer realm="shop", error="invalid_token"')],
    [
      "a challenge and an unknown code",
      () => {
        const response = refused(401, "NOPE")
        response.headers.set("www-authenticate", "Bearer error=invalid_token")
        return response
      }
    ]
  ] as const)("is recognized by %s", ([, reply]) =>
    Effect.gen(function* () {
      const net = replies(reply(), json(found))

      const answer = yield* reading.pipe(Effect.provide(over(net)))

      assert.deepStrictEqual(answer, found)
      assert.deepStrictEqual(authorizations(net), ["T1", "T2"])
    })
  )

  it.effect.each([
    ["401 without details", () => text("", 401)],
    ["401 and JSON of an unknown shape", () => json({ message: "Unauthorized" }, 401)],
    ["401 and a login code", () => refused(401, "-19976")]
  ] as const)("is not assumed for a login's %s", ([, reply]) =>
    Effect.gen(function* () {
      const net = network(reply)
      const given = credential()

      yield* Transport.use((transport) => transport.call(login, logging, { purpose: "visitor" })).pipe(
        Effect.provide(over(net, given)),
        Effect.flip
      )

      assert.lengthOf(net.sent, 1)
      assert.deepStrictEqual(given.refused, [])
    })
  )

  it.effect("is replaced for a login if the response reports it", () =>
    Effect.gen(function* () {
      const net = replies(refused(401, "UNAUTHENTICATED"), json({ state: "SUCCESS" }))

      yield* Transport.use((transport) => transport.call(login, logging, { purpose: "visitor" })).pipe(
        Effect.provide(over(net))
      )

      assert.deepStrictEqual(authorizations(net), ["T1", "T2"])
    })
  )

  it.effect("causes one refresh in 30 seconds while the provider refuses every token", () =>
    Effect.gen(function* () {
      const net: Network = network(({ path }, index) =>
        path === "/oauth2/token" ? granted(`NEW-${index}`, `NEXT-${index}`) : refused(401, "UNAUTHENTICATED")
      )
      const refreshes = () => net.sent.filter(({ path }) => path === "/oauth2/token").length
      yield* TestClock.setTime(now * 1000)

      const seen = yield* Effect.gen(function* () {
        const tenCalls = Effect.forEach(Array.from({ length: 10 }), () => Effect.flip(reading))
        yield* tenCalls
        const first = refreshes()
        yield* TestClock.adjust("30 seconds")
        yield* tenCalls
        return [first, refreshes()]
      }).pipe(Effect.provide(Layer.provideMerge(layer, session(net, storeOf(member)))))

      assert.deepStrictEqual(seen, [1, 2])
    })
  )

  it.effect("is replaced again at once if the provider accepted the previous one", () =>
    Effect.gen(function* () {
      const accepted = new Set(["NEW-1", "NEW-4"])
      const net: Network = network(({ headers, path }, index) =>
        path === "/oauth2/token"
          ? granted(`NEW-${index}`, `NEXT-${index}`)
          : accepted.delete(headers["authorization"] ?? "")
            ? json(found)
            : refused(401, "UNAUTHENTICATED")
      )
      yield* TestClock.setTime(now * 1000)

      const answers = yield* Effect.all([reading, reading]).pipe(
        Effect.provide(Layer.provideMerge(layer, session(net, storeOf(member))))
      )

      assert.deepStrictEqual(answers, [found, found])
    })
  )
})

describe("a call that ran as a visitor instead of the member", () => {
  it.effect("is marked with asVisitor", () =>
    Effect.gen(function* () {
      const net = replies(json(found))

      const told = yield* Transport.use((transport) => transport.callWithResult(get, getting)).pipe(
        Effect.provide(over(net, credential({ insteadOfMember: outage })))
      )

      assert.deepInclude(told, { response: found, asVisitor: true })
    })
  )

  it.effect("is sent again with another visitor's token if the response refuses the token", () =>
    Effect.gen(function* () {
      const net = replies(refused(401, "EXPIRED_TOKEN"), json(found))
      const given = credential({ insteadOfMember: outage })

      const answer = yield* reading.pipe(Effect.provide(over(net, given)))

      assert.deepStrictEqual(answer, found)
      assert.deepStrictEqual(given.refused, ["T1"])
      assert.deepStrictEqual(authorizations(net), ["T1", "T2"])
    })
  )

  it.effect("fails for want of the member's tokens if the second visitor's token is refused too", () =>
    Effect.gen(function* () {
      const net = replies(refused(401, "EXPIRED_TOKEN"), refused(401, "EXPIRED_TOKEN"))

      const failure = yield* reading.pipe(
        Effect.provide(over(net, credential({ insteadOfMember: outage }))),
        Effect.flip
      )

      assert.strictEqual(failure instanceof TokenUnavailable && failure.cause, outage)
    })
  )

  it.effect.each([401, 403])("fails with TokenUnavailable if it was refused with %i", (status) =>
    Effect.gen(function* () {
      const net = replies(refused(status, "WDE0027"))

      const failure = yield* reading.pipe(
        Effect.provide(over(net, credential({ insteadOfMember: outage }))),
        Effect.flip
      )

      assert.strictEqual(failure._tag, "TokenUnavailable")
      assert.strictEqual(failure instanceof TokenUnavailable && failure.cause, outage)
      assert.lengthOf(net.sent, 1)
    })
  )
})
