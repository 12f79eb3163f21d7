import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"

/** Creates a folder that is removed when the scope ends. */
export const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "portico-store-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

/** Another process that uses a folder. */
export interface Other {
  readonly pid: number
  /** Reads the next line of its output, or the reason that it ended. */
  readonly line: Effect.Effect<string>
  /** Kills it and returns the lines that were not read yet. */
  readonly kill: Effect.Effect<ReadonlyArray<string>>
}

/** Starts another process on a folder. It ends with the scope at the latest. */
export const start = (dataDir: string, task: "write" | "hold"): Effect.Effect<Other, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync((): Other => {
      const script = fileURLToPath(new URL("writer.ts", import.meta.url))
      // Optimizing the code of the embedded database takes a second of the processor, which pays only in a longer run.
      const args = ["--liftoff-only", script, dataDir, task]
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"] })
      const ended = once(child, "close")
      const complaints = text(child.stderr)
      const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
      const line = async (): Promise<string> => {
        const next = await lines.next()
        return next.done === true ? `The other process ended: ${await complaints}` : next.value
      }
      const kill = async () => {
        child.kill("SIGKILL")
        const rest: Array<string> = []
        for (let next = await lines.next(); next.done !== true; next = await lines.next()) rest.push(next.value)
        // Its output can end before the process does.
        await ended
        return rest
      }
      return {
        pid: child.pid ?? 0,
        line: Effect.promise(line),
        kill: Effect.promise(kill)
      }
    }),
    ({ kill }) => kill
  )
