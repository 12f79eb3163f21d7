// @ts-check
// TypeScript with Effect's diagnostics: the compiler that @effect/tsgo brings, with node_modules left unpatched.
import { execFileSync, spawnSync } from "node:child_process"
import { bin, root, shell } from "./root.mjs"

const compiler = execFileSync(bin("effect-tsgo"), ["get-exe-path"], { cwd: root, encoding: "utf8", shell }).trim()
process.exit(spawnSync(compiler, process.argv.slice(2), { cwd: root, stdio: "inherit" }).status ?? 1)
