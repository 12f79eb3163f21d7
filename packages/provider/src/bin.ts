#!/usr/bin/env node
/**
 * The command `portico`.
 *
 * @since 0.1.0
 */
import * as module from "node:module"
import * as WasmWrappers from "./store/postgres/WasmWrappers.ts"

// The oldest version in `engines`. Older versions would fail with a syntax error or a missing function.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number)
if (major > 22 || (major === 22 && minor >= 19)) {
  WasmWrappers.avoid()
  // Caches the compiled code, which makes the next start about a third faster.
  module.enableCompileCache()
  const { run } = await import("./command.ts")
  run()
} else {
  console.error(`portico needs Node 22.19 or newer. This is Node ${process.versions.node}.`)
  process.exitCode = 1
}
