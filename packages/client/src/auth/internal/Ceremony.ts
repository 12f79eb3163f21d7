/**
 * The passkey ceremonies of a page, one at a time: a browser refuses a second one while the first is open, and an
 * autofill that waits for hours is open for hours.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"

/** Runs a ceremony that a person is looking at: once nobody looks at another one, and in the place of a waiting one. */
export const inFront = <A, E, R>(ceremony: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.acquireUseRelease(
    Effect.sync(() => {
      looking++
      free.closeUnsafe()
      taken.openUnsafe()
    }),
    () => turn.withPermits(1)(ceremony),
    () =>
      Effect.sync(() => {
        looking--
        if (looking > 0) return
        taken.closeUnsafe()
        free.openUnsafe()
      })
  )

/** Runs a ceremony that waits unseen: it is interrupted for one that a person looks at, and begun anew afterwards. */
export const behind = <A, E, R>(ceremony: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  const interrupted = Effect.as(taken.await, Option.none<A>())
  const turned = turn.withPermits(1)(
    Effect.suspend(() =>
      looking > 0 ? Effect.succeed(Option.none<A>()) : Effect.raceFirst(Effect.asSome(ceremony), interrupted)
    )
  )
  return Effect.flatMap(Effect.andThen(free.await, turned), (told) =>
    Option.isSome(told) ? Effect.succeed(told.value) : behind(ceremony)
  )
}

let looking = 0

const turn = Semaphore.makeUnsafe(1)

// Open while nobody looks at a ceremony, and while somebody does.
const free = Latch.makeUnsafe(true)
const taken = Latch.makeUnsafe(false)
