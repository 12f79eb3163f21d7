import type { Seed } from "../../../packages/provider/src/engine/seed/Seed.ts"
import { spawn } from "node:child_process"
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { seed as suitesSeed } from "../seed.ts"

const command = fileURLToPath(new URL("../../../packages/provider/src/bin.ts", import.meta.url))

/** A provider as its users run it: the command in a separate process. */
export interface ProviderProcess {
  readonly url: string
  readonly pid: number
  /** Ends it with a signal and waits until it has exited. */
  readonly end: (signal: NodeJS.Signals) => Promise<void>
}

/** Creates a folder that is removed after the tests. */
export const makeFolder = (): { readonly path: string; readonly remove: () => void } => {
  const path = mkdtempSync(join(tmpdir(), "portico-suites-"))
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}

/** The options of the command. */
export interface StartOptions {
  /** The address of a Postgres server. By default, the data is in the folder. */
  readonly databaseUrl?: string
  /** Whether the data is in memory only. */
  readonly isInMemory?: boolean
  readonly port?: number
  readonly seed?: Seed
  /** The time limit of a read or a write, in milliseconds. */
  readonly timeout?: number
}

/** Starts the command on a free port. */
export const start = async (
  folder: string,
  { databaseUrl, isInMemory = false, port = 0, seed = suitesSeed, timeout }: StartOptions = {}
): Promise<ProviderProcess> => {
  const seedFile = join(folder, "seed.json")
  writeFileSync(seedFile, JSON.stringify(seed))
  const data = databaseUrl === undefined ? ["--data", isInMemory ? "memory" : join(folder, "data")] : []
  const limit = timeout === undefined ? [] : ["--timeout", String(timeout)]
  const child = spawn(
    process.execPath,
    [command, "provider", "--port", String(port), "--seed", seedFile, ...data, ...limit],
    {
      cwd: folder,
      env: { ...process.env, ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }) },
      stdio: ["ignore", "pipe", "pipe"]
    }
  )
  const gone = new Promise<void>((resolve) => child.once("exit", () => resolve()))
  // A test run that is interrupted must not leave it running.
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  void gone.then(() => process.off("exit", kill))
  let output = ""
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: unknown) => {
      output += String(chunk)
      const found = /listening on (\S+)/.exec(output)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout.on("data", read)
    child.stderr.on("data", read)
    void gone.then(() => reject(new Error(`The provider did not start: ${output}`)))
  })
  return {
    url,
    pid: child.pid ?? 0,
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null) child.kill(signal)
      await gone
    }
  }
}
