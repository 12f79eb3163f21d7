import * as Effect from "effect/Effect"
import { TestClock } from "effect/testing"

/**
 * What a request may take in the time of a test, in milliseconds. That time runs far ahead of the real one, in which the
 * provider answers: a client with the usual patience gives a request up on a busy machine.
 */
export const patience = 3_600_000

/** Lets a tenth of a second pass in the time of the test, and whoever works in real time have a turn. */
export const goOn = Effect.andThen(
  TestClock.adjust("100 millis"),
  Effect.promise(() => new Promise((resolve) => setTimeout(resolve, 1)))
)
