import { statusPhrase, upperSnake } from "@portico/contract/Refusal"
import type { FrameEvent } from "@portico/client/session/Frame"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { readFileSync } from "node:fs"
import { auth, frameOf } from "../client/auth/auth.ts"
import { now, plain, storeOf } from "../client/session/session.ts"
import { network, type Reply, type Sent } from "../client/transport/network.ts"
import { type Answer, type Case, operations, type Recorded, type Run } from "./authOperations.ts"

const none = plain("", 0, "", "none")
const renewed = (role: "visitor" | "member") => plain("NEW_ACCESS", now + 14_400, "NEW_REFRESH", role)

/**
 * Where decisions.md, not the recording, says what comes of a case: its outcome, and the paths of the requests that it
 * takes where those are others.
 */
const decided: Readonly<
  Record<string, { readonly outcome?: Case["outcome"]; readonly paths?: ReadonlyArray<string> }>
> = {
  // A rotated refresh token replaces the old one.
  "auth.token.generate.refresh-only": { outcome: { value: renewed("visitor") } },
  "auth.token.generate.member-refresh-keeps-role": { outcome: { value: renewed("member") } },
  // Token grants are tried again by themselves.
  "auth.token.generate.refresh-network-error-then-anonymous": {
    paths: Array.from({ length: 4 }, () => "/oauth2/token")
  },
  // Callers at the same time share one grant.
  "auth.token.concurrent": {
    outcome: { value: [{ headers: { Authorization: "A1" } }, { headers: { Authorization: "A1" } }] },
    paths: ["/oauth2/token"]
  },
  // An answer without a lifetime cannot be read.
  "auth.token.anonymous.empty-object": { outcome: { error: {} } },
  // A verifier length of 0 is out of range like any other.
  "auth.pkce.length.default": {
    outcome: { value: { verifierLength: 43, challengeLength: 43, challengeIsSha256Base64Url: true } }
  },
  // A code that is a number counts as its text (contract/Refusal).
  "auth.register.code.numeric": {
    outcome: { value: { loginState: "FAILURE", error: "numeric code", errorCode: "emailAlreadyExists" } }
  },
  // A logout ends the session here, whatever comes of its request.
  "auth.logout.fails-keeps-tokens": { outcome: { value: { tokens: none, loggedIn: false, failed: true } } },
  // The standard phrase stands in for a status text that the connection does not carry.
  "auth.login.403-empty": {
    outcome: { value: { loginState: "FAILURE", error: "Forbidden", errorCode: "invalidEmail" } }
  },
  "auth.register.403-empty": { outcome: { value: { loginState: "FAILURE", error: "Forbidden" } } },
  // A refused token is replaced once and the call repeated.
  "auth.errors.401-json": { paths: ["/v2/change-password", "/oauth2/token", "/v2/change-password"] }
}

const cases = readFileSync(new URL("auth.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case)

const responseOf = ({ body, headers = {}, networkError, rawBody, status = 200, statusText }: Answer): Reply =>
  networkError === undefined
    ? new Response(rawBody ?? JSON.stringify(body), {
        status,
        headers,
        ...(statusText === undefined ? {} : { statusText })
      })
    : "offline"

/** Whether a value is what was recorded, `<word>` standing for a text that varies. */
const isAs = (value: unknown, recorded: unknown): boolean => {
  if (typeof recorded === "string" && /^<\w+>$/.test(recorded)) return typeof value === "string" && value !== ""
  if (typeof recorded !== "object" || recorded === null) return Object.is(value, recorded)
  if (typeof value !== "object" || value === null) return false
  const keys = new Set([...Object.keys(value), ...Object.keys(recorded)])
  return [...keys].every((key) => isAs(Reflect.get(value, key), Reflect.get(recorded, key)))
}

const hosts = { api: "https://api.example", edge: "https://edge.example" }

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

interface Refused {
  readonly _tag: string
  readonly message: string
  readonly code?: string
  readonly status?: number
  readonly violations?: ReadonlyArray<{ readonly field: string }>
  readonly cause?: unknown
}

/** A failure against a recorded one: the code, the status that the reference client took for a code, the fields. */
const assertFailure = (
  failure: Refused,
  recorded: NonNullable<Case["outcome"]["error"]>,
  response: Answer | undefined
) => {
  const { code, validationError } = recorded as typeof recorded & {
    readonly validationError?: { readonly fieldViolations: ReadonlyArray<{ readonly field: string }> }
  }
  const told = failure._tag === "TokenUnavailable" ? (failure.cause as Refused) : failure
  if (code === "UNKNOWN") assert.include(["Unreachable", "Unreadable"], failure._tag)
  else if (typeof code === "string") assert.strictEqual(failure.code, code)
  else if (typeof code === "number") {
    assert.strictEqual(failure.status, code)
    if (code >= 400 && code < 500 && code !== 413) assert.strictEqual(failure.code, upperSnake(statusPhrase(code)))
  }
  if (validationError !== undefined) {
    // Plain field names, in the order that they came.
    assert.sameMembers(
      (failure.violations ?? []).map(({ field }) => `options.${field}`),
      validationError.fieldViolations.map(({ field }) => field)
    )
  }
  if (failure._tag === "TokenUnavailable" && response?.status !== 200) {
    assert.include(failure.message, response?.statusText ?? statusPhrase(response?.status ?? 0))
    assert.include(failure.message, response?.headers?.["x-wix-request-id"] ?? "unknown")
    assert.strictEqual(told.status, response?.status)
  }
}

/** Lets retries come to an end. */
const waiting = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.raceFirst(effect, Effect.andThen(TestClock.adjust("2 seconds"), Effect.never))

describe.each(Object.keys(operations) as ReadonlyArray<Case["operation"]>)("%s, as recorded", (operation) => {
  it.effect.each(cases.filter((one) => one.operation === operation))("$id", ({ id, input, outcome, ...one }) =>
    Effect.gen(function* () {
      const answers = [one.response ?? {}, ...(one.then ?? []).map(({ response }) => response)]
      const recorded = one.request === null ? [] : [one.request, ...(one.then ?? []).map(({ request }) => request)]
      const { outcome: expected = outcome, paths } = decided[id] ?? {}
      const granted = { body: renewedAnswer }
      const net = network(({ body }, index) => {
        if (id.includes("network-error")) return responseOf(index < 3 ? (answers[0] ?? {}) : (answers[1] ?? {}))
        if (id === "auth.errors.401-json") return responseOf(index === 1 ? granted : (answers[0] ?? {}))
        const answer = answers[index]
        if (answer === undefined) throw new Error(`${id} sends too much: ${JSON.stringify(body)}`)
        return responseOf(answer)
      })
      const frame = frameOf((post: (event: FrameEvent) => void) => {
        const { auth } = (net.sent[0]?.body ?? {}) as {
          readonly auth: { readonly authRequest: { readonly state: string } }
        }
        for (const message of input.frameMessages ?? [input.frameMessage]) {
          const text = JSON.stringify(message === "no data" ? null : message)
          post({ _tag: "Message", data: JSON.parse(text.replace("<state>", auth.authRequest.state)) })
        }
      })
      const isVisitor = !/^(generateVisitorTokens|oauth2\/token|getTokens)$/.test(operation)
      const store = storeOf(input.tokens ?? (isVisitor ? plain("ACCESS", now + 3600, "REFRESH", "visitor") : undefined))

      yield* TestClock.setTime(now * 1000)
      const run: Run = operations[operation]
      const result = yield* Effect.result(paths?.length === 4 ? waiting(run(input)) : run(input)).pipe(
        Effect.provide(auth(net, store, frame, { edgeHost: hosts.edge }))
      )

      if (paths === undefined) {
        assert.lengthOf(net.sent, recorded.length)
        recorded.forEach((request, index) => {
          const sent = net.sent[index]
          assert.isTrue(sent !== undefined && isSent(sent, request), JSON.stringify([sent, request], undefined, 2))
        })
      } else {
        assert.deepStrictEqual(
          net.sent.map(({ path }) => path),
          [...paths]
        )
      }
      if (result._tag === "Failure") {
        assert.isDefined(expected.error, String(result.failure))
        assertFailure(result.failure as Refused, expected.error ?? {}, one.response)
      } else if (expected.error !== undefined) {
        // The reference client rejects where a failure with its message alone is meant.
        assert.hasAllKeys(result.success, ["loginState", "error"])
        assert.deepInclude(result.success as object, { loginState: "FAILURE" })
      } else if (id === "auth.token.generate.refresh-network-error-then-anonymous") {
        assert.deepInclude(result.success as object, { refreshToken: { value: "NEW_REFRESH", role: "visitor" } })
      } else {
        assert.deepStrictEqual(result.success, inWords(expected.value))
      }
    })
  )
})

const renewedAnswer = { access_token: "NEW_ACCESS", expires_in: 14_400, refresh_token: "NEW_REFRESH" }

it("every recorded case is covered", () => {
  assert.deepStrictEqual(
    cases.filter((one) => !Object.hasOwn(operations, one.operation)).map(({ id }) => id),
    []
  )
  assert.deepStrictEqual(
    Object.keys(decided).filter((id) => !cases.some((one) => one.id === id)),
    []
  )
})
