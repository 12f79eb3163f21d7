import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { describe, expect, it } from "vitest"
import * as auth from "./authCases.ts"
import * as authChecks from "./authChecks.ts"
import { absent, departures as authDepartures } from "./authDepartures.ts"
import { faults as authFaults } from "./authFaults.ts"
import { observe as observeAuth } from "./authRun.ts"
import * as data from "./dataCases.ts"
import * as dataChecks from "./dataChecks.ts"
import { departures as dataDepartures } from "./dataDepartures.ts"
import { faults as dataFaults } from "./dataFaults.ts"
import { observe as observeData } from "./dataRun.ts"
import { control, type Mutant, mutants } from "./mutants.ts"
import { networkOf } from "./network.ts"

/** A case of either half: fails if a client does not behave as it says. */
interface Trial {
  readonly id: string
  readonly run: (mutant: Partial<Mutant>) => Promise<void>
}

const identity = <A>(value: A): A => value

const dataTrials: ReadonlyArray<Trial> = [
  ...data.cases.map((one) => ({ one, departure: dataDepartures[one.id] ?? {} })),
  ...dataFaults
].map(({ departure, one }) => ({
  id: one.id,
  run: async ({ fetch = identity, outcome = identity }) => {
    const network = networkOf(dataChecks.responsesOf(one, departure))
    const observed = await observeData(one, network, fetch(network.fetch))
    dataChecks.check(one, departure, { ...observed, outcome: outcome(observed.outcome) })
  }
}))

const authTrials: ReadonlyArray<Trial> = [
  ...auth.cases.filter(({ id }) => !Object.hasOwn(absent, id)),
  ...authFaults
].map((one) => ({
  id: one.id,
  run: async ({ fetch = identity, outcome = identity }) => {
    const departure = authDepartures[one.id] ?? {}
    const network = networkOf(authChecks.responsesOf(one, departure))
    const observed = await Effect.runPromise(
      observeAuth(one, network, { ...departure, fetch: fetch(network.fetch) }).pipe(Effect.provide(TestClock.layer()))
    )
    authChecks.check(one, departure, { ...observed, outcome: outcome(observed.outcome) })
  }
}))

const trials = { auth: authTrials, data: dataTrials }

/** Returns the first cases that reveal a mutant, of those that the client itself passes. */
const killers = async (half: "auth" | "data", mutant: Mutant): Promise<ReadonlyArray<string>> => {
  for (let from = 0; from < trials[half].length; from += batch) {
    const results = await Promise.all(
      trials[half].slice(from, from + batch).map(async (trial) => ({
        id: trial.id,
        isKilled: await fails(trial, mutant)
      }))
    )
    for (const { id, isKilled } of results) {
      const trial = trials[half].find((one) => one.id === id)
      if (isKilled && trial !== undefined && !(await fails(trial, {}))) return [id]
    }
  }
  return []
}

const batch = 24

const fails = (trial: Trial, mutant: Partial<Mutant>): Promise<boolean> =>
  trial.run(mutant).then(
    () => false,
    () => true
  )

describe.concurrent("a client that", () => {
  it.each(control.halves)(
    "changes nothing is revealed by no case of %s",
    async (half) => {
      expect(await killers(half, control)).toEqual([])
    },
    60_000
  )

  it.each(mutants.flatMap((mutant) => mutant.halves.map((half) => ({ name: mutant.name, half, mutant }))))(
    "$name is revealed by a case of $half",
    async ({ half, mutant }) => {
      expect(await killers(half, mutant)).not.toEqual([])
    },
    60_000
  )
})
