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
import { type Departure, departures as dataDepartures } from "./dataDepartures.ts"
import { faults as dataFaults } from "./dataFaults.ts"
import { observe as observeData } from "./dataRun.ts"
import { control, type Mutant, mutants } from "./mutants.ts"
import { networkOf } from "./network.ts"

/** A case of either API: fails if a client does not behave as recorded. */
interface Trial {
  readonly id: string
  /** Whether the call waits between attempts. */
  readonly isRetried: boolean
  readonly run: (mutant: Partial<Mutant>) => Promise<void>
}

const none: Partial<Departure> = {}

const identity = <A>(value: A): A => value

const dataTrials: ReadonlyArray<Trial> = [
  ...data.cases.map((one) => ({ one, departure: dataDepartures[one.id] ?? none })),
  ...dataFaults
].map(({ departure, one }) => ({
  id: one.id,
  isRetried: (departure.sent ?? []).length > 2,
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
  isRetried: false,
  run: async ({ fetch = identity, outcome = identity }) => {
    const departure = authDepartures[one.id] ?? {}
    const network = networkOf(authChecks.responsesOf(one, departure))
    const observed = await Effect.runPromise(
      observeAuth(one, network, { ...departure, fetch: fetch(network.fetch) }).pipe(Effect.provide(TestClock.layer()))
    )
    authChecks.check(one, departure, { ...observed, outcome: outcome(observed.outcome) })
  }
}))

// Cases that wait come last: others reveal most mutants before them.
const trials = { auth: authTrials, data: dataTrials.toSorted((a, b) => Number(a.isRetried) - Number(b.isRetried)) }

/** Returns the first case that reveals a mutant, of those that the client itself passes. */
const killers = async (mutant: Mutant, among: ReadonlyArray<Trial>): Promise<ReadonlyArray<string>> => {
  for (let from = 0; from < among.length; from += batch) {
    const results = await Promise.all(
      among.slice(from, from + batch).map(async (trial) => ({
        id: trial.id,
        isKilled: await fails(trial, mutant)
      }))
    )
    for (const { id, isKilled } of results) {
      const trial = among.find((one) => one.id === id)
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
  it.each(control.apis)("changes nothing passes all cases of %s", async (api) => {
    const quick = trials[api].filter(({ isRetried }) => !isRetried)

    expect(await killers(control, quick)).toEqual([])
  })

  it.each(mutants.flatMap((mutant) => mutant.apis.map((api) => ({ name: mutant.name, api, mutant }))))(
    "$name fails a case of $api",
    async ({ api, mutant }) => {
      expect(await killers(mutant, trials[api])).not.toEqual([])
    }
  )
})
