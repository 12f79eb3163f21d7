#!/usr/bin/env node
/**
 * The command `portico`.
 *
 * @since 0.1.0
 */
import { enableCompileCache } from "node:module"

// What a start compiles is kept for the next one, which takes a third less time then.
enableCompileCache()
const { run } = await import("./command.ts")
run()
