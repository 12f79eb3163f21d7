import { Members } from "@portico/client/auth/Members"
import { Mfa } from "@portico/client/auth/Mfa"
import { Passwords } from "@portico/client/auth/Passwords"
import { Verification } from "@portico/client/auth/Verification"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import * as Tracer from "effect/Tracer"
import { json, refused, replies, type Reply, text } from "../transport/network.ts"
import { challenged, run } from "./account.ts"

/** The attributes of the span of a name that a call leaves behind. */
const attributesOf = (name: string, reply: Reply, call: Parameters<typeof run>[1]) =>
  Effect.gen(function* () {
    const spans: Array<Tracer.NativeSpan> = []
    const tracer = Tracer.make({
      span: (options) => {
        const span = new Tracer.NativeSpan(options)
        spans.push(span)
        return span
      }
    })
    yield* Effect.exit(run(replies(reply), call)).pipe(Effect.provideService(Tracer.Tracer, tracer))
    return Object.fromEntries(spans.find((span) => span.name === name)?.attributes ?? [])
  })

const secret = Redacted.make("s3cret")
const login = Members.use((members) => members.login({ email: "a@b.co", password: secret }))
const register = Members.use((members) => members.register({ email: "a@b.co", password: secret }))

describe("the span of a call tells what came of it", () => {
  it.effect.each([
    ["Members.login", json({ state: "SUCCESS", sessionToken: "s3cret" }), login, { outcome: "SUCCESS" }],
    ["Members.login", json({ state: "STATUS_CHECK" }), login, { outcome: "FAILURE" }],
    [
      "Members.login",
      refused(401, "-19976"),
      login,
      { outcome: "LoginRefused", code: "-19976", errorCode: "invalidPassword" }
    ],
    [
      "Members.login",
      text("", 429),
      login,
      { outcome: "RateLimited", code: "TOO_MANY_REQUESTS", errorCode: "invalidEmail" }
    ],
    ["Members.login", "offline", login, { outcome: "Unreachable" }],
    ["Members.register", json({ state: "REQUIRE_OWNER_APPROVAL" }), register, { outcome: "OWNER_APPROVAL_REQUIRED" }],
    ["Members.register", refused(400, "-1"), register, { outcome: "ApplicationError", code: "-1" }],
    [
      "Members.logout",
      refused(403, "NO"),
      Members.use(({ logout }) => logout()),
      { outcome: "ApplicationError", code: "NO" }
    ],
    ["Passwords.change", json({}), Passwords.use(({ change }) => change(secret)), { outcome: "SUCCESS" }],
    ["Verification.start", json({}), Verification.use(({ start }) => start()), { outcome: "SUCCESS" }],
    [
      "Mfa.verify",
      challenged({ factorType: "SMS" }),
      Mfa.use(({ verify }) => verify({ stateToken: secret }, { factorType: "SMS", code: secret })),
      { outcome: "FAILURE" }
    ]
  ] as const)("%s", ([name, reply, call, attributes]) =>
    Effect.gen(function* () {
      assert.deepStrictEqual(yield* attributesOf(name, reply, call), attributes)
    })
  )
})
