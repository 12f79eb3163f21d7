/**
 * A clock that a test controls. Its time does not pass while client or provider is busy. On demand, it advances to the
 * next timer as soon as both only wait. The provider's clock is right; the device's clock may be wrong.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"

/** A controlled time with two clocks. */
export interface MovableClock {
  /** The provider's clock. It is always right. */
  readonly provider: Clock.Clock
  /** The device's clock. Its date may be wrong, but durations are right. */
  readonly device: Clock.Clock
  /** Runs an effect with the device's clock. Advances to the next timer whenever client and provider only wait. */
  readonly run: <A, E, R>(effect: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Advances the time by a duration. Runs the timers that become due, each at its own time. */
  readonly advance: (duration: Duration.Input) => Effect.Effect<void>
  /** Sets the error of the device's clock in milliseconds: positive if it is ahead, negative if it is behind. */
  readonly misset: (milliseconds: number) => Effect.Effect<void>
  /** Waits until client and provider are idle. No time passes. */
  readonly settle: Effect.Effect<void>
  /** Wraps a handler so that no time passes while it is busy. Its own waits do not count as busy. */
  readonly attend: (handler: Handler) => Handler
}

/** A function that responds to requests as a provider does. */
export type Handler = (request: Request) => Promise<Response>

/** Creates a time that begins at `start`, in milliseconds since the epoch. */
export const make = (start: number = Date.UTC(2026, 0, 1)): MovableClock => {
  const alarms = new Set<Alarm>()
  let now = start
  let wrongBy = 0
  let working = 0
  // Counts events, so that `settle` can detect whether any happened between two of its turns.
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
          let hasEnded = false
          const end = () => {
            if (hasEnded) return
            hasEnded = true
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
    let hasAwaitedDigests = false
    let hasEnded = false
    const check = () => {
      if (hasEnded) return
      if (working > 0 || seen !== events) {
        seen = events
        turns = 0
        hasAwaitedDigests = false
      } else if (++turns > quietTurns) {
        if (hasAwaitedDigests) return resume(Effect.void)
        turns = 0
        hasAwaitedDigests = true
        return void digest().then(check)
      }
      soon(check)
    }
    check()
    return Effect.sync(() => void (hasEnded = true))
  })

  const device = clockOf(() => now + wrongBy, 0)

  // A run does not wait for timers that are left when its effect completes, such as one that refreshes a token early.
  const runAlarms = Effect.forever(
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
    run: (effect) => Effect.raceFirst(Effect.provideService(effect, Clock.Clock, device), runAlarms),
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
  /** The time in milliseconds since the epoch. */
  readonly at: number
  readonly ring: () => void
}

/**
 * The number of turns of the event loop without an event after which client and provider count as idle. It is more than
 * any step takes between two events. In a browser, one turn takes four milliseconds.
 */
const quietTurns = "setImmediate" in globalThis ? 12 : 4

/**
 * Waits until earlier digests are complete. WebCrypto computes them outside of the event loop, for any number of turns.
 * Without this wait, a client that computes a code challenge (PKCE) would seem idle.
 */
const digest = async (): Promise<void> => {
  await globalThis.crypto.subtle?.digest("SHA-256", new Uint8Array(1))
}

/** Calls a function in a later turn of the event loop. */
export const soon: (call: () => void) => void =
  "setImmediate" in globalThis ? (call) => globalThis.setImmediate(call) : (call) => globalThis.setTimeout(call, 0)
