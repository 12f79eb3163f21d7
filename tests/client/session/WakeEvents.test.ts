import * as WakeEvents from "@portico/client/session/WakeEvents"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Stream from "effect/Stream"
import * as TestClock from "effect/testing/TestClock"
import { afterEach, vi } from "vitest"
import { granted, json, network, text } from "../transport/network.ts"
import {
  access,
  current,
  endpoint,
  expiredMember,
  expiredVisitor,
  grants,
  member,
  now,
  plain,
  refresh,
  read,
  role,
  run,
  settled,
  status,
  storeOf
} from "./session.ts"

afterEach(() => {
  vi.unstubAllGlobals()
})

const wakings = (target: EventTarget, tell: () => void) =>
  Effect.gen(function* () {
    const heard = yield* Effect.forkChild(
      WakeEvents.WakeEvents.use((wake) => Stream.runCollect(Stream.take(wake.changes, 3))),
      { startImmediately: true }
    )
    tell()
    return yield* Fiber.join(heard)
  }).pipe(Effect.provide(WakeEvents.layerWindow(target)))

const fire = (target: EventTarget, ...names: ReadonlyArray<string>) => {
  for (const name of names) target.dispatchEvent(new Event(name))
}

describe("WakeEvents of a window", () => {
  it.effect("are emitted when it is online, visible or focused again", () =>
    Effect.gen(function* () {
      const target = new EventTarget()

      const heard = yield* wakings(target, () => fire(target, "focus", "visibilitychange", "online"))

      assert.deepStrictEqual(heard, ["focus", "visible", "online"])
    })
  )

  it.effect("are not emitted when it is hidden", () =>
    Effect.gen(function* () {
      const target = new EventTarget()

      const heard = yield* wakings(target, () => {
        vi.stubGlobal("document", { visibilityState: "hidden" })
        fire(target, "visibilitychange", "online", "focus")
        vi.stubGlobal("document", { visibilityState: "visible" })
        fire(target, "visibilitychange")
      })

      assert.deepStrictEqual(heard, ["online", "focus", "visible"])
    })
  )

  it.effect("remove their listeners when the stream ends", () =>
    Effect.gen(function* () {
      const target = new EventTarget()
      const removed: Array<string> = []
      const remove = target.removeEventListener.bind(target)
      target.removeEventListener = (...args: Parameters<EventTarget["removeEventListener"]>) => {
        removed.push(args[0])
        remove(...args)
      }

      yield* wakings(target, () => fire(target, "online", "online", "online"))

      assert.sameMembers(removed, ["online", "visibilitychange", "focus"])
    })
  )
})

it.effect("WakeEvents are not emitted if there is no document", () =>
  Effect.gen(function* () {
    const heard = yield* WakeEvents.WakeEvents.use((wake) => Stream.runCollect(wake.changes)).pipe(
      Effect.provide(WakeEvents.layer)
    )

    assert.deepStrictEqual(heard, [])
  })
)

/** Dispatches an event and lets the session process it. */
const wake = (window: EventTarget, name: string) =>
  Effect.andThen(
    Effect.sync(() => fire(window, name)),
    TestClock.adjust(0)
  )

describe.each(["online", "visibilitychange", "focus"])("a session after the event %s", (name) => {
  it.effect("refreshes the tokens of a parked member", () =>
    Effect.gen(function* () {
      const window = new EventTarget()
      let answer = () => text("", 500)
      const net = endpoint(() => answer())

      const seen = yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* settled(read)
          const before = yield* status
          answer = () => granted("NEW", "NEXT")
          yield* wake(window, name)
          return [before, yield* role, (yield* current).accessToken.value]
        }),
        { window }
      )

      assert.deepStrictEqual(seen, ["parked", "member", "NEW"])
    })
  )

  it.effect("sends nothing while its token is valid", () =>
    Effect.gen(function* () {
      const window = new EventTarget()
      const net = network(() => granted("NEW", "NEXT"))

      yield* run(net, storeOf(member), wake(window, name), { window })

      assert.deepStrictEqual(net.sent, [])
    })
  )

  it.effect("refreshes a member's token that has expired or soon expires", () =>
    Effect.gen(function* () {
      const window = new EventTarget()
      const net = network((_, index) => granted(`NEW-${index}`, `NEXT-${index}`, 600))

      yield* run(
        net,
        storeOf(plain("MEMBER", now + 600, "MEMBER-REFRESH", "member")),
        Effect.gen(function* () {
          yield* TestClock.adjust("541 seconds")
          yield* wake(window, name)
          yield* TestClock.adjust("700 seconds")
          yield* wake(window, name)
        }),
        { window }
      )

      assert.deepStrictEqual(grants(net), [refresh("MEMBER-REFRESH"), refresh("NEXT-0")])
    })
  )

  it.effect("loads the tokens that another tab stored without an event", () =>
    Effect.gen(function* () {
      const window = new EventTarget()
      const store = storeOf(member)

      const seen = yield* run(
        network(() => "offline"),
        store,
        Effect.gen(function* () {
          yield* access
          store.elsewhere(undefined, false)
          yield* wake(window, name)
          return yield* role
        }),
        { window }
      )

      assert.strictEqual(seen, "none")
    })
  )
})

describe("a session that wakes often", () => {
  it.effect("refreshes a parked member once per five seconds and honors Retry-After", () =>
    Effect.gen(function* () {
      const window = new EventTarget()
      let answer = () => text("", 500)
      const net = endpoint(() => answer())
      const often = Effect.forEach(Array.from({ length: 10 }), () => wake(window, "focus"))

      yield* run(
        net,
        storeOf(expiredMember),
        Effect.gen(function* () {
          yield* settled(read)
          const before = net.sent.length
          yield* often
          assert.lengthOf(net.sent, before + 1)
          answer = () => json({}, 429, { "retry-after": "60" })
          yield* TestClock.adjust("5 seconds")
          yield* often
          assert.lengthOf(net.sent, before + 2)
          yield* TestClock.adjust("59 seconds")
          yield* often
          assert.lengthOf(net.sent, before + 2)
          yield* TestClock.adjust("1 seconds")
          yield* often
          assert.lengthOf(net.sent, before + 3)
        }),
        { window }
      )
    })
  )

  it.effect.each([
    ["no session", undefined],
    ["a visitor", expiredVisitor]
  ] as const)("sends nothing for %s", ([, initial]) =>
    Effect.gen(function* () {
      const window = new EventTarget()
      const net = network(() => granted("NEW", "NEXT"))

      yield* run(net, storeOf(initial), wake(window, "online"), { window })

      assert.deepStrictEqual(net.sent, [])
    })
  )
})
