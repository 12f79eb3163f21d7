/**
 * Logs warnings, and ignores failures, without Effect's default loggers. `Effect.logWarning` and `Effect.ignore`, which
 * can also log, import them and the formatting of causes and values: almost 2 kB of each page, although the warnings of
 * a client are plain strings.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Clock from "effect/Clock"
import * as Console from "effect/Console"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type * as Fiber from "effect/Fiber"
import type { Logger } from "effect/Logger"
import * as References from "effect/References"

/**
 * Logs a warning with the loggers of the program and the minimum level that it sets. A program without loggers of its
 * own gets a line on the console and an event on the current span, as from Effect's default loggers.
 */
export const logWarning = (message: string): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    if (["Error", "Fatal", "None"].includes(fiber.getRef(References.MinimumLogLevel))) return Effect.void
    const clock = fiber.getRef(Clock.Clock)
    const date = new Date(clock.currentTimeMillisUnsafe())
    const loggers = fiber.getRef(CurrentLoggers)
    if (loggers === undefined) {
      fiber.getRef(Console.Console).log(`[${date.toISOString()}] WARN (#${fiber.id}):`, message)
      addEvent(message, fiber, clock)
    } else {
      for (const logger of loggers) logger.log({ cause: Cause.empty, date, fiber, logLevel, message: [message] })
    }
    return Effect.void
  })

/** Ignores the failure and the result of an effect, like `Effect.ignore`. */
export const ignore = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<void, never, R> =>
  Effect.matchEffect(effect, { onFailure: () => Effect.void, onSuccess: () => Effect.void })

const addEvent = (message: string, { cache, id }: Fiber.Fiber<unknown, unknown>, clock: Clock.Clock): void => {
  const { span } = cache
  if (span?._tag !== "Span" || span.status._tag === "Ended") return
  span.event(message, clock.currentTimeNanosUnsafe(), { "effect.fiberId": id, "effect.logLevel": "WARN" })
}

const logLevel = "Warn"

/**
 * The loggers that the program provides, read by the key of `Logger.CurrentLoggers`. That reference itself contains the
 * default loggers.
 */
export const CurrentLoggers: Context.Reference<ReadonlySet<Logger<unknown, unknown>> | undefined> = Context.Reference(
  "effect/Logger/CurrentLoggers",
  { defaultValue: (): ReadonlySet<Logger<unknown, unknown>> | undefined => undefined }
)
