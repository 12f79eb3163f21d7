import { Profiles } from "@portico/client/auth/Profiles"
import type { StoredTokens } from "@portico/client/session/TokenStore"
import { type SessionChange, Tokens } from "@portico/client/session/Tokens"
import { Unreachable } from "@portico/client/transport/Failure"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import * as Redacted from "effect/Redacted"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { type MemberName, nameAtom } from "../../../packages/react/src/auth/profile/nameAtom.ts"
import { readForMember } from "../../../packages/react/src/session/memberAtom.ts"
import { windowEvents } from "../runtime/online.ts"
import { registryOver } from "../runtime/registry.ts"

const tokensOf = (session: string): StoredTokens => ({
  accessToken: { value: Redacted.make(`access of ${session}`), expiresAt: 4_000_000_000 },
  refreshToken: { value: Redacted.make(`refresh of ${session}`), role: "member" },
  session
})

/** A session that the test changes, and reads that the test completes one by one. */
const page = Effect.gen(function* () {
  const online = yield* windowEvents
  const changes = yield* Queue.unbounded<SessionChange>()
  const results = yield* Queue.unbounded<Effect.Effect<string, Unreachable>>()
  let tokens = tokensOf("ann")
  let reads = 0
  const read = Effect.suspend(() => {
    reads++
    return Effect.flatten(Queue.take(results))
  })
  const me = Effect.map(read, (nickname) => Option.some({ id: nickname, identityProfile: { nickname } }))
  const layer = Layer.merge(
    Layer.mock(Tokens, { changes: Stream.fromQueue(changes), current: Effect.sync(() => tokens) }),
    Layer.mock(Profiles, { me })
  )
  const registry = yield* registryOver(layer)
  return {
    read,
    reads: () => reads,
    registry,
    online: () => {
      online()
      return TestClock.adjust(1)
    },
    complete: (complete: Effect.Effect<string, Unreachable>) =>
      Effect.andThen(Queue.offer(results, complete), TestClock.adjust(1)),
    signIn: (session: string) => {
      tokens = tokensOf(session)
      return Effect.andThen(
        Queue.offer(changes, { cause: undefined, reason: "set", status: "member" }),
        TestClock.adjust(1)
      )
    }
  }
})

const offline = Effect.fail(new Unreachable({ cause: new TypeError("offline") }))

it.effect("the name of the previous member is never shown in the session of the next one", () =>
  Effect.gen(function* () {
    const { complete, online, registry, signIn } = yield* page
    const seen: Array<string> = []
    const note = ({ name = "nobody" }: MemberName) => {
      if (seen.at(-1) !== name) seen.push(name)
    }
    registry.subscribe(nameAtom, note, { immediate: true })

    yield* signIn("ann")
    yield* complete(Effect.succeed("Ann"))
    yield* signIn("bob")
    yield* complete(offline)
    yield* online()
    yield* complete(Effect.succeed("Bob"))

    assert.deepStrictEqual(seen, ["nobody", "Ann", "nobody", "Bob"])
  })
)

it.effect("data of a member is initial until it is read in the session, and a repeated read keeps it", () =>
  Effect.gen(function* () {
    const { complete, online, read, reads, registry, signIn } = yield* page
    const { result, source } = readForMember(read)
    const states: Array<string> = []
    registry.subscribe(
      result,
      (state) => {
        const value = state._tag === "Success" ? ` ${state.value}` : ""
        const next = `${state._tag}${value}${state.waiting ? ", waiting" : ""}`
        if (states.at(-1) !== next) states.push(next)
      },
      { immediate: true }
    )

    yield* signIn("ann")
    yield* complete(Effect.succeed("Ann"))
    registry.refresh(source)
    yield* complete(offline)
    yield* online()
    yield* complete(Effect.succeed("Ann again"))
    yield* signIn("bob")
    yield* complete(Effect.succeed("Bob"))

    assert.deepStrictEqual(states, [
      "Initial, waiting",
      "Success Ann",
      "Success Ann, waiting",
      "Failure",
      "Success Ann, waiting",
      "Success Ann again",
      "Initial, waiting",
      "Success Bob"
    ])
    assert.strictEqual(reads(), 4)
  })
)
