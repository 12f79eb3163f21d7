// @ts-check
// Compiles the packages for publishing.
import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { bundleCommand } from "./command.mjs"
import { finishDist } from "./dist.mjs"
import { root } from "./root.mjs"

const { status } = spawnSync(process.execPath, [join(root, "scripts/tsc.mjs"), "-b"], { cwd: root, stdio: "inherit" })
if (status !== 0) process.exit(status ?? 1)
finishDist()
await bundleCommand()
