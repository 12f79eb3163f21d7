import { assert, it } from "vitest"
import * as PackageManager from "../../packages/create-portico/src/PackageManager.ts"

it.each([
  ["npm/11.0.0 node/v24.0.0 linux x64 workspaces/false", "npm"],
  ["pnpm/12.18.0 npm/? node/v24.0.0 linux x64", "pnpm"],
  ["yarn/4.9.0 npm/? node/v24.0.0 linux x64", "yarn"],
  ["bun/1.3.0 npm/? node/v24.0.0 linux x64", "bun"],
  [undefined, "npm"]
])("detects the package manager of %s", (agent, manager) => {
  assert.strictEqual(PackageManager.detect(agent), manager)
})
