/**
 * A time that a test moves: it stands still while anybody works and, on demand, goes on to the next alarm when everybody
 * waits. The provider's clock is right; the device's may be wrong.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/** A time, and the two clocks that show it. */
export interface MovableClock {
  /** The right clock: that of the provider. */
  readonly provider: Clock.Clock
  /** The device's clock. It may be wrong about what time it is, never about how much of it has passed. */
  readonly device: Clock.Clock
  /** Runs an effect by the device's clock. Whenever all that is left is waiting, the next alarm goes off at once. */
  readonly run: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Lets this much time pass. What falls due meanwhile happens, each at its time. */
  readonly advance: (duration: Duration.Input) => Effect.Effect<void>
  /** Puts the device's clock wrong: ahead by so many milliseconds, or behind by as many where they are negative. */
  readonly misset: (milliseconds: number) => Effect.Effect<void>
  /** Waits until nobody works any more. No time passes. */
  readonly settle: Effect.Effect<void>
  /** Makes the time stand still while a handler answers, its own waits apart. */
  readonly attend: (handler: Handler) => Handler
}

/** Answers requests the way a provider does. */
export type Handler = (request: Request) => Promise<Response>

/** Makes a time that begins at an epoch millisecond. */
export const make = (start: number = Date.UTC(2026, 0, 1)): MovableClock => {
  const alarms = new Set<Alarm>()
  let now = start
  let wrongBy = 0
  let working = 0
  // Counts what happened, so that who waits for quiet can tell that there was none.
  let events = 0

  const ring = (alarm: Alarm): void => {
    events++
    now = Math.max(now, alarm.at)
    alarms.delete(alarm)
    alarm.ring()
  }

  const next = (): Alarm | undefined => {
    let first: Alarm | undefined
    for (const alarm of alarms) if (first === undefined || alarm.at < first.at) first = alarm
    return first
  }

  const clockOf = (wallClock: () => number, work: number): Clock.Clock => {
    const nanos = () => BigInt(wallClock()) * 1_000_000n
    const monotonic = () => BigInt(now - start) * 1_000_000n
    return {
      currentTimeMillisUnsafe: wallClock,
      currentTimeMillis: Effect.sync(wallClock),
      currentTimeNanosUnsafe: nanos,
      currentTimeNanos: Effect.sync(nanos),
      monotonicTimeNanosUnsafe: monotonic,
      monotonicTimeNanos: Effect.sync(monotonic),
      sleep: (duration) => {
        const milliseconds = Math.ceil(Duration.toMillis(duration))
        if (milliseconds <= 0) return Effect.yieldNow
        return Effect.callback<void>((resume) => {
          let isOver = false
          const end = () => {
            if (isOver) return
            isOver = true
            events++
            working += work
          }
          const alarm = {
            at: now + milliseconds,
            ring: () => {
              end()
              resume(Effect.void)
            }
          }
          events++
          working -= work
          if (Number.isFinite(alarm.at)) alarms.add(alarm)
          return Effect.sync(() => {
            alarms.delete(alarm)
            end()
          })
        })
      }
    }
  }

  const settle = Effect.callback<void>((resume) => {
    let seen = events
    let turns = 0
    let isDigested = false
    let isOver = false
    const look = () => {
      if (isOver) return
      if (working > 0 || seen !== events) {
        seen = events
        turns = 0
        isDigested = false
      } else if (++turns > quietTurns) {
        if (isDigested) return resume(Effect.void)
        turns = 0
        isDigested = true
        return void digest().then(look)
      }
      soon(look)
    }
    look()
    return Effect.sync(() => void (isOver = true))
  })

  const device = clockOf(() => now + wrongBy, 0)

  // Alarms that are only there for later, such as one to refresh a token early, do not keep a run waiting.
  const goOn = Effect.forever(
    Effect.andThen(
      settle,
      Effect.sync(() => {
        const alarm = next()
        if (alarm !== undefined) ring(alarm)
      })
    )
  )

  return {
    device,
    provider: clockOf(() => now, 1),
    settle,
    run: (effect) => Effect.raceFirst(Effect.provideService(effect, Clock.Clock, device), goOn),
    advance: (duration) =>
      Effect.suspend(() => {
        const end = now + Duration.toMillis(duration)
        const step: Effect.Effect<void> = Effect.flatMap(settle, () => {
          const alarm = next()
          if (alarm !== undefined && alarm.at <= end) {
            ring(alarm)
            return step
          }
          now = Math.max(now, end)
          return Effect.void
        })
        return step
      }),
    misset: (milliseconds) => Effect.sync(() => void (wrongBy = milliseconds)),
    attend: (handler) => (request) => {
      events++
      working++
      return handler(request).finally(() => {
        events++
        working--
      })
    }
  }
}

interface Alarm {
  /** Epoch milliseconds. */
  readonly at: number
  readonly ring: () => void
}

/**
 * Turns of the event loop without an event after which nobody works: more than any step takes between two events. A
 * browser's turn takes four milliseconds.
 */
const quietTurns = "setImmediate" in globalThis ? 12 : 4

/**
 * Waits as long as the digests take that began before. WebCrypto computes them outside of the event loop, for any number of
 * turns, so that a client that makes a challenge (PKCE) would seem to be idle.
 */
const digest = async (): Promise<void> => {
  await globalThis.crypto.subtle?.digest("SHA-256", new Uint8Array(1))
}

/** Calls in a later turn of the event loop. */
export const soon: (call: () => void) => void =
  "setImmediate" in globalThis ? (call) => globalThis.setImmediate(call) : (call) => globalThis.setTimeout(call, 0)
