/**
 * A lock file with the process that uses a folder. The file remains after a process is killed. The next process detects
 * that by the process id and start time, and takes over the folder.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { execFileSync } from "node:child_process"
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StoreNotOpened } from "../StoreUnavailable.ts"

interface Owner {
  readonly pid: number
  /**
   * The process's start time as the system formats it. It distinguishes the process from a later one with the same id.
   */
  readonly started: string
}

/** Locks a folder for this process until the scope ends. */
export const acquire = (folder: string): Effect.Effect<void, StoreNotOpened, Scope.Scope> => {
  const file = join(folder, "portico.lock")
  const text = JSON.stringify({ pid: process.pid, started: startOf(process.pid) ?? "" } satisfies Owner)
  return Effect.try({ try: () => take(file, text), catch: (cause) => unusable(folder, cause) }).pipe(
    Effect.flatMap((other) => (other === undefined ? Effect.void : Effect.fail(inUse(folder, other)))),
    (take) => Effect.acquireRelease(take, () => Effect.sync(() => letGo(file, text)))
  )
}

const letGo = (file: string, text: string): void => {
  if (readIfThere(() => readFileSync(file, "utf8")) === text) rmSync(file, { force: true })
}

const take = (file: string, text: string): Owner | undefined => {
  for (;;) {
    if (create(file, text)) return undefined
    const found = readIfThere(() => readFileSync(file, "utf8"))
    if (found === undefined) continue
    const owner = parse(found)
    if (owner !== undefined && startOf(owner.pid) === owner.started) return owner
    setAside(file, found)
  }
}

const create = (file: string, text: string): boolean => {
  // A link appears with its full content. A file opened for writing can be read while it is still empty.
  const draft = `${file}.${process.pid}`
  try {
    writeFileSync(draft, text)
    linkSync(draft, file)
    return true
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return false
    throw cause
  } finally {
    rmSync(draft, { force: true })
  }
}

const setAside = (file: string, found: string): void => {
  const aside = `${file}.${process.pid}.stale`
  if (readIfThere(() => (renameSync(file, aside), true)) === undefined) return
  // Another process may have taken over the folder in the meantime. The file is then its lock and is restored.
  if (readFileSync(aside, "utf8") !== found) readIfThere(() => linkSync(aside, file), "EEXIST")
  rmSync(aside, { force: true })
}

const parse = (text: string): Owner | undefined => {
  try {
    const { pid, started }: Partial<Owner> = JSON.parse(text)
    return typeof pid === "number" && typeof started === "string" ? { pid, started } : undefined
  } catch {
    return undefined
  }
}

/** Returns the start time of a process, or undefined if there is no such process. */
const startOf = (pid: number): string | undefined => {
  if (process.platform === "linux") {
    const stat = readIfThere(() => readFileSync(`/proc/${pid}/stat`, "utf8"), "ESRCH")
    // The program name is in brackets and may contain any character.
    const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? []
    // A dead process stays in the process table until its parent collects its exit status.
    return fields[0] === "Z" || fields[0] === "X" ? undefined : fields[19]
  }
  try {
    process.kill(pid, 0)
  } catch (cause) {
    if (codeOf(cause) === "ESRCH") return undefined
  }
  try {
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim()
  } catch {
    // Without `ps`, the only check is that a process with this id exists.
    return ""
  }
}

const inUse = (folder: string, { pid }: Owner): StoreNotOpened =>
  new StoreNotOpened({
    reason: "InUse",
    description: `The data folder ${folder} is in use by process ${pid}. Stop that process, or use another folder.`
  })

/** Creates the error of a folder that cannot be read or written. */
export const unusable = (folder: string, cause: unknown): StoreNotOpened =>
  new StoreNotOpened({
    reason: "Unusable",
    description: `The data folder ${folder} cannot be used: ${cause instanceof Error ? cause.message : String(cause)}`,
    cause
  })

/** Runs a file operation and returns undefined if the file does not exist. */
export const readIfThere = <A>(run: () => A, alsoMissing?: string): A | undefined => {
  try {
    return run()
  } catch (cause) {
    const code = codeOf(cause)
    if (code === "ENOENT" || (alsoMissing !== undefined && code === alsoMissing)) return undefined
    throw cause
  }
}

const codeOf = (cause: unknown): unknown =>
  typeof cause === "object" && cause !== null && "code" in cause ? cause.code : undefined
