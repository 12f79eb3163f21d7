import * as Effect from "effect/Effect"
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

/** A new folder, removed when the scope ends. */
export const folder = Effect.acquireRelease(
  Effect.sync(() => mkdtempSync(join(tmpdir(), "portico-store-"))),
  (path) => Effect.sync(() => rmSync(path, { recursive: true, force: true }))
)

/** Another process on a folder. */
export interface Other {
  readonly pid: number
  /** The next line that it says. */
  readonly line: Effect.Effect<string, Error>
  /** Ends it without a warning, and answers what it said that nobody listened to. */
  readonly kill: Effect.Effect<ReadonlyArray<string>>
}

/** Starts another process on a folder. It ends with the scope at the latest. */
export const start = (
  dataDir: string,
  task: "write" | "hold"
): Effect.Effect<Other, never, import("effect/Scope").Scope> =>
  Effect.acquireRelease(
    Effect.sync((): Other => {
      const script = fileURLToPath(new URL("writer.ts", import.meta.url))
      const child = spawn(process.execPath, [script, dataDir, task], { stdio: ["ignore", "pipe", "pipe"] })
      const heard: Array<string> = []
      let complaint = ""
      let awake: () => void = () => {}
      let over = false
      createInterface({ input: child.stdout }).on("line", (line) => {
        heard.push(line)
        awake()
      })
      child.stderr.on("data", (text) => (complaint += String(text)))
      const closed = new Promise<void>((resolve) => {
        child.once("close", () => {
          over = true
          awake()
          resolve()
        })
      })
      const line = async (): Promise<string> => {
        while (heard.length === 0 && !over) await new Promise<void>((resolve) => (awake = resolve))
        const first = heard.shift()
        if (first === undefined) throw new Error(`The other process ended: ${complaint}`)
        return first
      }
      const kill = async () => {
        child.kill("SIGKILL")
        await closed
        return heard.splice(0)
      }
      return {
        pid: child.pid ?? 0,
        line: Effect.tryPromise({ try: line, catch: (cause) => new Error(String(cause)) }),
        kill: Effect.promise(kill)
      }
    }),
    ({ kill }) => kill
  )
