/**
 * Time slicing of long work in JavaScript. Other requests run between two slices, and the work fails when its deadline
 * passes.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import type { Deadline } from "./Deadline.ts"
import type { ApplicationError } from "../value/Refusal.ts"

/** Work that can pause whenever it yields, which it does at least every few milliseconds. */
export type Steps<A> = Generator<undefined, A, undefined>

/** Runs work in slices. It pauses after each slice, and fails with the deadline's refusal after the deadline. */
export const run = <A>(work: () => Steps<A>, deadline: Deadline): Effect.Effect<A, ApplicationError> =>
  Effect.suspend(() => {
    const steps = work()
    const slice = (): IteratorResult<undefined, A> => {
      const end = performance.now() + sliceMilliseconds
      for (;;) {
        const step = steps.next()
        if (step.done === true || performance.now() >= end) return step
      }
    }
    const proceed = (step: IteratorResult<undefined, A>): Effect.Effect<A, ApplicationError> =>
      step.done === true
        ? Effect.succeed(step.value)
        : deadline.left() <= 0
          ? Effect.fail(deadline.late)
          : Effect.flatMap(turns.withPermit(Effect.andThen(Effect.yieldNow, Effect.sync(slice))), proceed)
    return proceed(slice())
  })

/**
 * Waits for a turn of the event loop in which no other long work runs. Steps that cannot pause, such as parsing a large
 * body, wait for this, so that many of them do not block the event loop one after the other.
 */
export const turn: Effect.Effect<void> = Effect.suspend(() => turns.withPermit(Effect.yieldNow))

const sliceMilliseconds = 8

// All long work shares one permit, so that each turn of the event loop runs one slice, however many operations there
// are.
const turns = Semaphore.makeUnsafe(1)

/** Runs work to its end without a pause. */
export const finish = <A>(steps: Steps<A>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Sorts items with a merge sort that can pause after each comparison. The sort is stable. */
export function* sort<A>(items: ReadonlyArray<A>, compare: (left: A, right: A) => number): Steps<ReadonlyArray<A>> {
  let from = [...items]
  let to = [...items]
  for (let width = 1; width < items.length; width *= 2) {
    for (let start = 0; start < items.length; start += 2 * width) {
      const middle = Math.min(start + width, items.length)
      const end = Math.min(start + 2 * width, items.length)
      let left = start
      let right = middle
      for (let place = start; place < end; place++) {
        let isLeft = left < middle
        if (isLeft && right < end) {
          isLeft = compare(from[left] as A, from[right] as A) <= 0
          yield
        }
        to[place] = from[isLeft ? left++ : right++] as A
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
