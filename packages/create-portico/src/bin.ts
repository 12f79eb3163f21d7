#!/usr/bin/env node
/**
 * The command `create-portico`, which `npm create portico` runs.
 *
 * @since 0.1.0
 */
import { readFileSync } from "node:fs"
import * as Arguments from "./Arguments.ts"
import * as Create from "./Create.ts"

const { version }: { readonly version: string } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8")
)

try {
  const args = Arguments.parse(process.argv.slice(2))
  if (args.help) console.log(Arguments.help)
  else if (args.version) console.log(version)
  else {
    Arguments.checkNode(process.versions.node)
    process.exitCode = await Create.run(args, version, process.env)
  }
} catch (cause) {
  if (!(cause instanceof Arguments.UsageError)) throw cause
  console.error(cause.message)
  process.exitCode = 1
}
