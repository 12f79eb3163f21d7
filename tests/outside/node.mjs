// @ts-check
import assert from "node:assert/strict"

/** Runs the program. @param {{ npm: (script: string) => Promise<string> }} project */
export default async ({ npm }) => {
  const output = await npm("main")
  assert.match(output, /^member$/m, "The program signs in without a browser.")
  assert.match(output, /^added Notes$/m)
  assert.equal(output.match(/^\d+ .+$/gm)?.length, 5)
}
