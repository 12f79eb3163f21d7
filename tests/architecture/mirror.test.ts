import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "vitest"
import { glob, root } from "./sources.ts"

const tests = glob("tests/{contract,client,provider,testing,server,react,storefront,create-portico}/**/*.test.{ts,tsx}")

/**
 * Returns the modules of a test: `tests/client/data/item/Items.test.ts` tests
 * `packages/client/src/data/item/Items.ts`.
 */
const standsFor = (test: string): ReadonlyArray<string> => {
  const [, name, ...path] = test.replace(/(\.timed)?\.test\.tsx?$/, "").split("/")
  return [".ts", ".tsx"].map((extension) => `packages/${name}/src/${path.join("/")}${extension}`)
}

it("finds a module for every test file", () => {
  const orphans = tests.filter((test) => !standsFor(test).some((file) => existsSync(join(root, file))))

  expect(orphans).toEqual([])
})
