/**
 * Logs warnings and errors, and ignores failures, without Effect's default loggers. `Effect.logWarning` and
 * `Effect.ignore`, which can also log, import them and the formatting of causes and values: almost 2 kB of each page,
 * although the messages of a client are plain strings.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Console from "effect/Console"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import type { Logger } from "effect/Logger"
import * as References from "effect/References"
import * as Clock from "./Clock.ts"
import * as Span from "./Span.ts"

/**
 * Logs a warning with the loggers of the program and the minimum level that it sets. A program without loggers of its
 * own gets a line on the console and an event on the span of the call, as from Effect's default loggers.
 */
export const logWarning = (message: string): Effect.Effect<void> => log("Warn", [message])

/** Logs an error and the values that explain it, like `logWarning`. */
export const logError = (message: string, ...values: ReadonlyArray<unknown>): Effect.Effect<void> =>
  log("Error", [message, ...values])

const log = (logLevel: "Warn" | "Error", message: readonly [string, ...ReadonlyArray<unknown>]): Effect.Effect<void> =>
  Effect.withFiber((fiber) => {
    const minimum = fiber.getRef(References.MinimumLogLevel)
    if (["Fatal", "None"].includes(minimum) || (minimum === "Error" && logLevel === "Warn")) return Effect.void
    const clock = Clock.of(fiber)
    const date = new Date(clock.currentTimeMillisUnsafe())
    const loggers = fiber.getRef(CurrentLoggers)
    if (loggers === undefined) {
      const label = logLevel.toUpperCase()
      fiber.getRef(Console.Console).log(`[${date.toISOString()}] ${label} (#${fiber.id}):`, ...message)
      const event = { "effect.fiberId": fiber.id, "effect.logLevel": label }
      Span.currentOf(fiber)?.event(message[0], clock.currentTimeNanosUnsafe(), event)
    } else {
      for (const logger of loggers) logger.log({ cause: Cause.empty, date, fiber, logLevel, message })
    }
    return Effect.void
  })

/** Ignores the failure and the result of an effect, like `Effect.ignore`. */
export const ignore = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<void, never, R> =>
  Effect.matchEffect(effect, { onFailure: () => Effect.void, onSuccess: () => Effect.void })

/**
 * The loggers that the program provides, read by the key of `Logger.CurrentLoggers`. That reference itself contains the
 * default loggers.
 */
export const CurrentLoggers: Context.Reference<ReadonlySet<Logger<unknown, unknown>> | undefined> = Context.Reference(
  "effect/Logger/CurrentLoggers",
  { defaultValue: (): ReadonlySet<Logger<unknown, unknown>> | undefined => undefined }
)
