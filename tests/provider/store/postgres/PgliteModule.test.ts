import { assert, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import { execFile } from "node:child_process"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { folder } from "./processes.ts"

it.effect("keeps V8 from compiling wrappers of imported functions, because two threads could free the same one", () =>
  Effect.gen(function* () {
    const log = join(yield* folder, "code.log")
    const caller = fileURLToPath(new URL("wrappers.ts", import.meta.url))
    const args = ["--log-code", `--logfile=${log}`, "--no-logfile-per-isolate", caller]

    const { stderr, stdout } = yield* Effect.promise(() => promisify(execFile)(process.execPath, args))

    const wrappers = readFileSync(log, "utf8").match(/^code-creation,JS,.*,wasm-to-js,/gm)
    assert.deepStrictEqual(
      { stderr, stdout, wrappers },
      { stderr: "", stdout: "5000 with the code of PGlite", wrappers: null }
    )
  })
)
