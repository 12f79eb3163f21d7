import { describe, expect, it, vi } from "vitest"
import { cases } from "./dataCases.ts"
import { check, responsesOf, superfluous } from "./dataChecks.ts"
import { departures } from "./dataDepartures.ts"
import { faults } from "./dataFaults.ts"
import { observe } from "./dataRun.ts"
import { networkOf } from "./network.ts"

// Some calls wait between their attempts, and many run at once.
vi.setConfig({ testTimeout: 20_000 })

describe.concurrent.each([...new Set(cases.map(({ operation }) => operation))])("%s, as recorded", (operation) => {
  it.each(cases.filter((one) => one.operation === operation))("$id", async (one) => {
    const departure = departures[one.id] ?? {}

    const observed = await observe(one, networkOf(responsesOf(one, departure)))

    expect(observed.afterwards).not.toEqual([])
    check(one, departure, observed)
  })
})

describe.concurrent("a recorded call", () => {
  it.each(faults)("$one.id", async ({ departure, one }) => {
    const observed = await observe(one, networkOf(responsesOf(one, departure)))

    expect(observed.afterwards).not.toEqual([])
    check(one, departure, observed)
  })
})

describe("departures from the recordings", () => {
  const named = Object.entries(departures)

  it.concurrent.each(named)("%s needs each of its parts", async (id, departure) => {
    const one = cases.find((recorded) => recorded.id === id)
    if (one === undefined) throw new Error(`There is no recorded case ${id}.`)

    const observed = await observe(one, networkOf(responsesOf(one, departure)))

    expect(departure.reason).toMatch(/(decisions|data|protocol|findings\/data|peers-auth)\.md/)
    expect(superfluous(one, departure, observed)).toEqual([])
  })
})
