import type { Store } from "../../packages/provider/src/store/Store.ts"
import { afterAll, assert, beforeAll, describe, it } from "vitest"
import { fileURLToPath } from "node:url"
import { globSync } from "node:fs"
import * as Stores from "../provider/Stores.ts"

const folder = fileURLToPath(new URL("../", import.meta.url))

/** All tests of the identity service and of the hosted pages. */
export const identity = ["provider/http/{identity,pages}/*.test.ts", "spec/auth/{answers,errorCodes}.test.ts"]

/** All tests of the data calls. */
export const data = ["provider/http/data/*.test.ts", "provider/engine/Publishing.test.ts"]

/** The attacks on the data API. The positions of strings are compared between stores in `dataAttacks.test.ts`. */
export const dataAttacks = ["attacks/data/{cursors,nesting,numbers,permissions}.test.ts"]

/** All attacks. */
export const attacks = ["attacks/*.test.ts"]

/** Runs tests of the provider on another store than the one in memory. */
export const suite = (name: string, files: ReadonlyArray<string>, store: () => Store, shops = 200) =>
  describe(`on ${name}`, async () => {
    let standing: Stores.Standing | undefined
    beforeAll(async () => {
      standing = await Stores.stand(store())
    })
    afterAll(() => standing?.close())

    for (const file of globSync([...files], { cwd: folder }).toSorted()) {
      // Files of this project share one module graph. Without the query, a file that was already imported for another
      // store would not run again, and would register no tests.
      await import(`${folder}${file}?on=${encodeURIComponent(name)}`)
    }

    it("opens the shops of these tests on this store", () => {
      assert.isAbove(standing?.opened() ?? 0, shops)
    })
  })
