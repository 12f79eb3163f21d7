import { statusPhrase, upperSnake } from "@portico/contract/Refusal"
import type { FrameEvent } from "@portico/client/session/Frame"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { frameOf } from "../client/auth/auth.ts"
import { now, plain, storeOf } from "../client/session/session.ts"
import { network, type Network, type Reply, type Sent } from "../client/transport/network.ts"
import {
  type Answer,
  answersOf,
  type Case,
  cases,
  type Recorded,
  type RecordedFailure,
  requestsOf
} from "./authCases.ts"
import { absent, departures } from "./authDepartures.ts"
import { operations } from "./authOperations.ts"
import { hosts, open } from "./authSite.ts"

const responseOf = ({ body, headers = {}, networkError, rawBody, status = 200, statusText }: Answer): Reply =>
  networkError === undefined
    ? new Response(rawBody ?? JSON.stringify(body), {
        status,
        headers,
        ...(statusText === undefined ? {} : { statusText })
      })
    : "offline"

const granted: Answer = { body: { access_token: "NEW_ACCESS", expires_in: 14_400, refresh_token: "NEW_REFRESH" } }

/** The answers of a case, and those to requests that were not recorded. */
const networkOf = (one: Case): Network => {
  const answers = answersOf(one)
  return network(({ body }, index) => {
    switch (one.id) {
      case "auth.token.generate.refresh-network-error-then-anonymous":
        return responseOf((index < 3 ? answers[0] : answers[1]) ?? {})
      case "auth.errors.401-json":
        return responseOf(index === 1 ? granted : (answers[0] ?? {}))
      case "auth.external.no-tokens":
        return responseOf(granted)
      case "auth.prewarm.synced.exactly-7d":
      case "auth.prewarm.synced.garbage":
        return responseOf({ body: { redirectSession: {} } })
    }
    const answer = answers[index]
    if (answer === undefined) throw new Error(`${one.id} sends too much: ${JSON.stringify(body)}`)
    return responseOf(answer)
  })
}

/** The hidden frame of a case: what its page posts. */
const frameFor = ({ input }: Case, net: Network) =>
  frameOf((post: (event: FrameEvent) => void) => {
    const { auth } = (net.sent[0]?.body ?? {}) as {
      readonly auth?: { readonly authRequest: { readonly state: string } }
    }
    post({ _tag: "Loaded" })
    for (const message of input.frameMessages ?? [input.frameMessage ?? null]) {
      const text = JSON.stringify(message === "no data" ? null : message)
      post({ _tag: "Message", data: JSON.parse(text.replace("<state>", auth?.authRequest.state ?? "")) })
    }
  })

/** Whether a value is what was recorded, `<word>` standing for a text that varies. */
const isAs = (value: unknown, recorded: unknown): boolean => {
  if (typeof recorded === "string" && /^<\w+>$/.test(recorded)) return typeof value === "string" && value !== ""
  if (typeof recorded !== "object" || recorded === null) return Object.is(value, recorded)
  if (typeof value !== "object" || value === null) return false
  const keys = new Set([...Object.keys(value), ...Object.keys(recorded)])
  return [...keys].every((key) => isAs(Reflect.get(value, key), Reflect.get(recorded, key)))
}

const isSent = (sent: Sent, recorded: Recorded): boolean =>
  isAs(
    { ...sent, headers: undefined, authorization: sent.headers["authorization"], type: sent.headers["content-type"] },
    {
      method: recorded.method,
      origin: hosts[recorded.host],
      path: recorded.path,
      query: recorded.query ?? "",
      body: recorded.body,
      authorization: recorded.headers["authorization"],
      type: recorded.headers["content-type"]
    }
  )

/** What the façade says in words where the reference client gave the JSON of its error. */
const inWords = (value: unknown): unknown =>
  typeof value === "object" && value !== null && "error" in value && String(value.error).startsWith("{")
    ? { ...value, error: (JSON.parse(String(value.error)) as { readonly message: string }).message }
    : value

/** A rejection of the façade. */
interface Rejection {
  readonly message: string
  readonly code: string
  readonly status?: number
  readonly details?: RecordedFailure
  readonly cause?: unknown
}

/** A rejection against a recorded failure: the code, the status that the reference client took for one, the fields. */
const assertRejection = (rejection: Rejection, { code, validationError }: RecordedFailure, response?: Answer) => {
  assert.instanceOf(rejection, Error)
  if (code === "UNKNOWN") assert.include(["Unreachable", "Unreadable"], rejection.code)
  else if (typeof code === "string") assert.strictEqual(rejection.code, code)
  else if (typeof code === "number") {
    assert.strictEqual(rejection.status, code)
    if (code >= 400 && code < 500 && code !== 413) assert.strictEqual(rejection.code, upperSnake(statusPhrase(code)))
  }
  if (validationError !== undefined) {
    // Plain field names, in the order that they came.
    assert.deepStrictEqual(
      rejection.details?.validationError?.fieldViolations.map(({ field }) => field),
      validationError.fieldViolations.map(({ field }) => field.replace(/^options\./, ""))
    )
  }
  if (rejection.code === "TokenUnavailable" && response?.status !== undefined && response.status !== 200) {
    assert.include(rejection.message, response.statusText ?? statusPhrase(response.status))
    assert.include(rejection.message, response.headers?.["x-wix-request-id"] ?? "unknown")
    assert.strictEqual(rejection.status, response.status)
  }
}

/** Lets retries come to an end. */
const waiting = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.raceFirst(
    effect,
    Effect.forever(
      Effect.andThen(
        Effect.promise(() => new Promise((resolve) => setImmediate(resolve))),
        TestClock.adjust("1 second")
      )
    )
  )

const present = cases.filter(({ id }) => !Object.hasOwn(absent, id))

describe.each(Object.keys(operations))("%s, as recorded", (operation) => {
  it.effect.each(present.filter((one) => one.operation === operation))("$id", (one) =>
    Effect.gen(function* () {
      const { id, input } = one
      const { outcome = one.outcome, paths, request = {} } = departures[id] ?? {}
      const net = networkOf(one)
      const isEmpty = /^(generateVisitorTokens|oauth2\/token|getTokens)$/.test(operation)
      const store = storeOf(input.tokens ?? (isEmpty ? undefined : plain("ACCESS", now + 3600, "REFRESH", "visitor")))
      yield* TestClock.setTime(now * 1000)
      const { auth, run } = yield* open(one, net, store, frameFor(one, net))

      const call = Effect.tryPromise({
        try: async () => operations[operation]?.(auth, input, net.sent, run),
        catch: (rejection) => rejection as Rejection
      })
      const result = yield* Effect.result(paths?.length === 4 ? waiting(call) : call)

      if (paths === undefined) {
        const recorded = requestsOf(one).map((each, index) => (index === 0 ? { ...each, ...request } : each))
        assert.lengthOf(net.sent, recorded.length)
        recorded.forEach((each, index) => {
          const sent = net.sent[index]
          assert.isTrue(sent !== undefined && isSent(sent, each), JSON.stringify([sent, each], undefined, 2))
        })
      } else {
        assert.deepStrictEqual(
          net.sent.map(({ path }) => path),
          [...paths]
        )
      }
      if (result._tag === "Failure") {
        assert.isDefined(outcome.error, result.failure.message)
        assertRejection(result.failure, outcome.error ?? {}, one.response)
      } else if (outcome.error !== undefined) {
        // The reference client rejects where a failure with its message alone is meant.
        assert.hasAllKeys(result.success, ["loginState", "error"])
        assert.deepInclude(result.success as object, { loginState: "FAILURE" })
      } else if (id === "auth.token.generate.refresh-network-error-then-anonymous") {
        assert.deepInclude(result.success as object, { refreshToken: { value: "NEW_REFRESH", role: "visitor" } })
      } else {
        assert.deepStrictEqual(result.success, inWords(outcome.value))
      }
    }).pipe(Effect.scoped)
  )
})

describe("every recorded case", () => {
  it("is called, or is of a call that there is not", () => {
    assert.deepStrictEqual(
      present.filter(({ operation }) => !Object.hasOwn(operations, operation)).map(({ id }) => id),
      []
    )
  })

  it("that departs or is left out is among the recorded ones, and says why", () => {
    const reasons = {
      ...absent,
      ...Object.fromEntries(Object.entries(departures).map(([id, { reason }]) => [id, reason]))
    }

    for (const [id, reason] of Object.entries(reasons)) {
      assert.isTrue(
        cases.some((one) => one.id === id),
        id
      )
      assert.isAbove(reason.length, 20, id)
    }
    assert.strictEqual(cases.length, 154)
  })
})
