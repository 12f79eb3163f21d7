/** Runs every case on a store, in each given generation, and finds the client's methods that no case called. */
import type { Store } from "../../../packages/provider/src/store/Store.ts"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { type Generation, generations } from "../Published.ts"
import { cases as bulk } from "./cases/bulk.ts"
import { cases as callers } from "./cases/callers.ts"
import { cases as current } from "./cases/current.ts"
import { cases as groups } from "./cases/groups.ts"
import { cases as items } from "./cases/items.ts"
import { cases as options } from "./cases/options.ts"
import { cases as pages } from "./cases/pages.ts"
import { cases as queries } from "./cases/queries.ts"
import { cases as references } from "./cases/references.ts"
import { build, type Case, type House } from "./Theater.ts"

const cases: ReadonlyArray<Case> = [
  ...items,
  ...bulk,
  ...queries,
  ...pages,
  ...groups,
  ...references,
  ...callers,
  ...current,
  ...options
]

/**
 * Private methods of its classes, by their names and declarations, which are not part of its API. The hosted provider
 * sends the `onDataItem` events to servers.
 */
const inner =
  /^(items\.onDataItem.*|(?!items\.).*\.(_.*|constructor|copy|build|to[A-Z].*|invalidArguments|.*[vV]alidator|getFilterModel|withFilter|extractFilter|orderBy|addAccumulator|addField|addNestedProjectionField|addAggregate|executeDirect.*|runBulkSave|trace|hasAnyFilter|encoder|fetch|on(Find|Count|Distinct|Run)))$/

export const play = (where: string, store: () => Store, played: ReadonlyArray<Generation> = generations): void => {
  describe.each(played)(`the data module of the published client (%s) ${where}`, (generation) => {
    let house: House
    beforeAll(async () => {
      house = await build(generation, store)
    })
    afterAll(() => house.close())

    it.each(cases.filter(({ only = generation }) => only === generation))("$name", async ({ run }) => {
      const theater = await house.set()
      await run(theater)
      assert.isNotEmpty(theater.network.exchanges())
    })

    it("has no method that the cases above did not call", () => {
      const { called, known } = house.watch
      const missed = [...known()].filter((name) => !called().has(name) && !inner.test(name))
      assert.deepStrictEqual(missed.toSorted(), [])
      assert.isAbove(called().size, 150)
    })
  })
}
