import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { cases } from "./authCases.ts"
import { check, responsesOf, superfluous } from "./authChecks.ts"
import { absent, departures } from "./authDepartures.ts"
import { faults } from "./authFaults.ts"
import { operations } from "./authOperations.ts"
import { observe } from "./authRun.ts"
import { networkOf } from "./network.ts"

const present = cases.filter(({ id }) => !Object.hasOwn(absent, id))

describe.each(Object.keys(operations))("%s, as recorded", (operation) => {
  it.effect.each(present.filter((one) => one.operation === operation))("$id", (one) =>
    Effect.gen(function* () {
      const departure = departures[one.id] ?? {}

      const observed = yield* observe(one, networkOf(responsesOf(one, departure)), departure)

      assert.isNotEmpty(observed.afterwards)
      check(one, departure, observed)
    })
  )
})

describe("a recorded call", () => {
  it.effect.each(faults)("$id", (one) =>
    Effect.gen(function* () {
      const observed = yield* observe(one, networkOf(responsesOf(one)))

      assert.isNotEmpty(observed.afterwards)
      check(one, {}, observed)
    })
  )
})

describe("departures from the recordings", () => {
  it.effect.each(Object.entries(departures))("%s needs each of its parts", ([id, departure]) =>
    Effect.gen(function* () {
      const one = cases.find((recorded) => recorded.id === id)
      if (one === undefined) throw new Error(`There is no recorded case ${id}.`)

      const observed = yield* observe(one, networkOf(responsesOf(one, departure)), departure)

      assert.match(departure.reason, /(decisions|auth|protocol|peers-auth)\.md/)
      assert.deepStrictEqual(superfluous(one, departure, observed), [])
    })
  )

  it("every case has an operation, and every absent case is recorded", () => {
    const unknown = present.filter(({ operation }) => !Object.hasOwn(operations, operation))

    assert.deepStrictEqual(
      unknown.map(({ id }) => id),
      []
    )
    assert.deepStrictEqual(
      Object.keys(absent).filter((id) => !cases.some((one) => one.id === id)),
      []
    )
    assert.lengthOf(cases, 154)
  })
})
