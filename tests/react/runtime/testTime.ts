import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"

/**
 * The request timeout in test time, in milliseconds. Test time runs far ahead of the real time in which the provider
 * responds, so the default timeout would end requests on a busy machine.
 */
export const requestTimeout = 3_600_000

/** Advances the test clock by 100 milliseconds and lets real timers run. */
export const advance = Effect.andThen(
  TestClock.adjust("100 millis"),
  Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 1)))
)
