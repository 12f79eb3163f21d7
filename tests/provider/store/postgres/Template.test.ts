import * as Template from "../../../../packages/provider/src/store/postgres/Template.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import { execFile } from "node:child_process"
import { existsSync, readdirSync } from "node:fs"
import { join } from "node:path"
import { promisify } from "node:util"
import { runningProcesses } from "../../../runningProcesses.ts"
import { folder } from "./processes.ts"

interface Created {
  readonly outcome: string
  readonly rss: number
}

const module = new URL("../../../../packages/provider/src/store/postgres/Template.ts", import.meta.url)

const code = `
import * as Effect from ${JSON.stringify(import.meta.resolve("effect/Effect"))}
import * as Template from ${JSON.stringify(module.href)}
const [, folder] = process.argv
const creation = Effect.match(Template.create(folder), { onFailure: ({ message }) => message, onSuccess: () => "created" })
const outcome = await Effect.runPromise(creation)
console.log(JSON.stringify({ outcome, rss: process.memoryUsage.rss() }))`

/**
 * Creates a template from a new process with options of Node. Returns the outcome, and the memory of that process after
 * it, in bytes.
 */
const createElsewhere = (folder: string, ...options: ReadonlyArray<string>): Effect.Effect<Created> =>
  Effect.promise(async () => {
    const run = promisify(execFile)
    const { stdout } = await run(process.execPath, [...options, "--input-type=module", "--eval", code, folder])
    return JSON.parse(stdout) as Created
  })

const until = (condition: () => boolean): Effect.Effect<void> =>
  Effect.suspend(() => (condition() ? Effect.void : Effect.andThen(Effect.sleep(20), until(condition))))

describe("a template of embedded databases", () => {
  it.live(
    "is created without the memory of this process",
    () =>
      Effect.gen(function* () {
        const template = yield* folder

        const { rss } = yield* createElsewhere(template)

        assert.deepStrictEqual(readdirSync(join(template, "base")), ["5"])
        assert.isTrue(existsSync(join(template, "PG_VERSION")))
        // A process that creates it itself still has 570 MB. Its peak would include that of the process that started it,
        // because Linux passes it on.
        assert.isBelow(rss / 1e6, 300)
      }),
    120_000
  )

  it.live("fails if Node does not allow other processes", () =>
    Effect.gen(function* () {
      const { outcome } = yield* createElsewhere(
        yield* folder,
        "--permission",
        "--allow-fs-read=*",
        "--allow-fs-write=*"
      )

      assert.include(outcome, "The template was not created: ")
    })
  )

  it.live("leaves no process behind if its creation is interrupted", () =>
    Effect.gen(function* () {
      const template = yield* folder
      const creation = yield* Effect.forkChild(Template.create(template))
      yield* until(() => runningProcesses(template).length > 0)

      yield* Fiber.interrupt(creation)

      assert.deepStrictEqual(runningProcesses(template), [])
    })
  )

  it.live("fails in a folder that cannot be created", () =>
    Effect.gen(function* () {
      const failure = yield* Effect.flip(Template.create(join(import.meta.filename, "template")))

      assert.strictEqual(failure.message, "The template was not created: The program exited with code 1.")
    })
  )
})
