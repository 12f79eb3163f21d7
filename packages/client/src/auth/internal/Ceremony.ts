/**
 * The passkey ceremonies of a page, which run one at a time. A browser refuses a second ceremony while one is open, and
 * an autofill ceremony can stay open for hours.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Latch from "effect/Latch"
import * as Option from "effect/Option"
import * as Semaphore from "effect/Semaphore"

/** Runs a ceremony with a dialog. It waits for other dialogs, and interrupts a waiting background ceremony. */
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

/** Runs a ceremony in the background. A ceremony with a dialog interrupts it, and it starts again afterwards. */
export const behind = <A, E, R>(ceremony: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
  const interrupted = Effect.as(taken.await, Option.none<A>())
  const turned = turn.withPermits(1)(
    Effect.suspend(() =>
      looking > 0 ? Effect.succeed(Option.none<A>()) : Effect.raceFirst(Effect.asSome(ceremony), interrupted)
    )
  )
  return Effect.flatMap(Effect.andThen(free.await, turned), (result) =>
    Option.isSome(result) ? Effect.succeed(result.value) : behind(ceremony)
  )
}

let looking = 0

const turn = Semaphore.makeUnsafe(1)

// `free` is open while no dialog is shown, and `taken` while one is.
const free = Latch.makeUnsafe(true)
const taken = Latch.makeUnsafe(false)
