import * as Effect from "effect/Effect"

/**
 * Removes steps as long as the remaining ones still fail: halves first, then ever smaller parts, down to single steps.
 * Stops after a number of attempts, with the shortest sequence so far.
 */
export const shortest = <A, E, R>(
  steps: ReadonlyArray<A>,
  fails: (steps: ReadonlyArray<A>) => Effect.Effect<boolean, E, R>,
  tries: number = 300
): Effect.Effect<ReadonlyArray<A>, E, R> =>
  Effect.gen(function* () {
    let left = steps
    let tried = 0
    for (let size = Math.ceil(steps.length / 2); size >= 1; size = size === 1 ? 0 : Math.ceil(size / 2)) {
      for (let start = 0; start < left.length && tried < tries;) {
        const without = [...left.slice(0, start), ...left.slice(start + size)]
        tried++
        if (without.length > 0 && (yield* fails(without))) left = without
        else start += size
      }
    }
    return left
  })
