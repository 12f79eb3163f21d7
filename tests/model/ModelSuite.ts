import * as Tabs from "@portico/testing/Tabs"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import { Random } from "../differential/Random.ts"
import { isThorough } from "../thorough.ts"
import * as Model from "./Model.ts"
import { shortest } from "./shortest.ts"
import { draw, type Drawn, take } from "./steps.ts"
import * as World from "./World.ts"

const replayed = process.env["PORTICO_MODEL_SEED"]
const rounds = replayed === undefined ? Number(process.env["PORTICO_MODEL_ROUNDS"] ?? (isThorough ? 50 : 5)) : 1
const firstSeed = Number(replayed ?? Date.now() % 1_000_000)
const stepsPerRound = 200

/** The end of a sequence of steps that failed. */
interface Wrong {
  /** The steps up to the one that failed. */
  readonly taken: ReadonlyArray<Drawn>
  readonly story: string
}

/** Runs steps in a new browser until one differs from the model. */
const play = (steps: ReadonlyArray<Drawn>, options: Tabs.Options): Effect.Effect<Wrong | undefined> =>
  Effect.gen(function* () {
    const world = yield* World.open
    const model = Model.make(options)

    for (const [index, { name, seed, step }] of steps.entries()) {
      const found = yield* take(step, world, model, new Random(seed))
      const seen = { stored: World.stored(world), roles: yield* World.roles(world) }
      const complaints = [...found, ...Model.complaints(model, seen)]
      if (complaints.length === 0) continue
      const told = JSON.stringify({ model, seen })
      return { taken: steps.slice(0, index + 1), story: `${name}: ${complaints.join("; ")}. ${told}` }
    }
    return undefined
  }).pipe(Effect.provide(Tabs.layer(options)))

/** Fails with the seed of a failed sequence and the shortest failing sequence found. */
const report = Effect.fnUntraced(function* (seed: number, wrong: Wrong, options: Tabs.Options) {
  let last = wrong
  const taken = yield* shortest(wrong.taken, (steps) =>
    Effect.map(play(steps, options), (again) => {
      last = again ?? last
      return again !== undefined
    })
  )
  const names = taken.map(({ name, seed }) => `${name} (${seed})`).join("\n  ")
  return assert.fail(
    `Replay with PORTICO_MODEL_SEED=${seed}. ${last.story}\n${taken.length} of ${wrong.taken.length} steps bring it about:\n  ${names}`
  )
})

/**
 * Runs random sessions in a browser, with a provider that accepts a rotated refresh token again for `reuseWindow`
 * seconds. `share` is the part of the rounds to run if each step takes long.
 */
export const suite = (provider: string, options: Tabs.Options, share = 1) => {
  const count = Math.max(1, Math.ceil(rounds * share))
  it.live(
    `matches a small model for ${count * stepsPerRound} random steps from seed ${firstSeed} over ${provider}`,
    () =>
      Effect.gen(function* () {
        for (let seed = firstSeed; seed < firstSeed + count; seed++) {
          const random = new Random(seed)
          const steps = Array.from({ length: stepsPerRound }, () => draw(random))
          const wrong = yield* play(steps, options)
          if (wrong !== undefined) return yield* report(seed, wrong, options)
        }
      }).pipe(Effect.provideService(References.MinimumLogLevel, "None")),
    300_000
  )
}
