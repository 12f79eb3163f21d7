import * as Tabs from "@portico/testing/Tabs"
import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as References from "effect/References"
import { Random } from "../differential/Random.ts"
import * as Model from "./Model.ts"
import { draw, take } from "./steps.ts"
import * as World from "./World.ts"

const replayed = process.env["PORTICO_MODEL_SEED"]
const rounds = replayed === undefined ? Number(process.env["PORTICO_MODEL_ROUNDS"] ?? 50) : 1
const firstSeed = Number(replayed ?? Date.now() % 1_000_000)
const stepsPerRound = 200

const play = Effect.fnUntraced(function* (seed: number) {
  const random = new Random(seed)
  const world = yield* World.open
  const model = Model.make()
  const taken: Array<string> = []

  for (let count = 0; count < stepsPerRound; count++) {
    const { name, step } = draw(random)
    const found = yield* take(step, world, model, random)
    taken.push(model.fault === undefined ? name : `${name} (${model.fault.name})`)
    const seen = { stored: World.stored(world), roles: yield* World.roles(world) }
    const complaints = [...found, ...Model.complaints(model, seen)]
    if (complaints.length === 0) continue
    const story = JSON.stringify({ model, seen, last: taken.slice(-12) }, undefined, 2)
    assert.fail(`Replay with PORTICO_MODEL_SEED=${seed}: step ${count}, ${name}: ${complaints.join("; ")}. ${story}`)
  }
})

/** Random sessions with a provider that takes a rotated refresh token again for so many seconds. */
export const suite = (provider: string, reuseWindow: number) =>
  it.live(
    `a session does what a small model says, for ${rounds * stepsPerRound} random steps over ${provider}`,
    () =>
      Effect.gen(function* () {
        for (let seed = firstSeed; seed < firstSeed + rounds; seed++) {
          yield* Effect.provide(play(seed), Tabs.layer({ reuseWindow }))
        }
      }).pipe(Effect.provideService(References.MinimumLogLevel, "None")),
    180_000
  )
