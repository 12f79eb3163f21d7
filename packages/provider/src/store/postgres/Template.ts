/**
 * An empty embedded database in a folder. Creating one takes seconds and always has the same result. The first one of a
 * machine is therefore cached next to the installed packages, and new databases start as a copy of it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { type ChildProcess, fork } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"
import { StoreNotOpened } from "../StoreUnavailable.ts"

/** Returns the folder of the template, and creates it if it does not exist. Returns undefined if that fails. */
export const find = (create: (folder: string) => Effect.Effect<void, unknown>): Effect.Effect<string | undefined> =>
  Effect.gen(function* () {
    const template = yield* Effect.tryPromise(() => path())
    if (existsSync(template)) return template
    yield* Effect.tryPromise(() => mkdir(dirname(template), { recursive: true }))
    const draft = yield* Effect.tryPromise(() => mkdtemp(`${template}-`))
    yield* Effect.andThen(
      create(draft),
      // A rename is atomic, so no other process sees half a template. It fails if another process was faster.
      Effect.ignore(Effect.tryPromise(() => rename(draft, template)))
    ).pipe(Effect.ensuring(discard(draft)))
    return existsSync(template) ? template : undefined
  }).pipe(Effect.orElseSucceed(() => undefined))

/** Removes a template that does not work. */
export const discard = (template: string): Effect.Effect<void> =>
  Effect.ignore(Effect.tryPromise(() => rm(template, { recursive: true, force: true })))

/**
 * Creates an empty database in a folder, in a short-lived process. In this one, the memory of creating it, about 100 MB,
 * would stay allocated.
 */
export const create = (folder: string): Effect.Effect<void, StoreNotOpened> => Effect.flatMap(started(folder), ended)

const started = (folder: string): Effect.Effect<ChildProcess, StoreNotOpened> =>
  Effect.try({
    // Options of this process, such as `--input-type`, may not fit the other one.
    try: () => fork(program, [folder], { execArgv: [], stdio: ["ignore", "ignore", "ignore", "ipc"] }),
    // Node throws if its permissions exclude other processes.
    catch: (cause) => notCreated(String(cause), cause)
  })

const ended = (child: ChildProcess): Effect.Effect<void, StoreNotOpened> =>
  Effect.callback((resume) => {
    const exited = new Promise<void>((resolve) => {
      child.once("exit", (code) => {
        resolve()
        resume(code === 0 ? Effect.void : Effect.fail(notCreated(`The program exited with code ${code}.`)))
      })
      child.once("error", (cause) => {
        resolve()
        resume(Effect.fail(notCreated(cause.message, cause)))
      })
    })
    // The folder can be removed once no process writes to it.
    return Effect.promise(() => {
      child.kill("SIGKILL")
      return exited
    })
  })

const notCreated = (description: string, cause?: unknown): StoreNotOpened =>
  new StoreNotOpened({ reason: "Unusable", description: `The template was not created: ${description}`, cause })

// The program is a TypeScript file in the sources and a JavaScript file in the compiled package.
const program = new URL(`./TemplateProgram.${import.meta.url.endsWith(".ts") ? "ts" : "js"}`, import.meta.url)

const path = async (): Promise<string> => {
  const pglite = new URL("../", import.meta.resolve("@electric-sql/pglite"))
  const { version }: { readonly version: string } = JSON.parse(await readFile(new URL("package.json", pglite), "utf8"))
  return fileURLToPath(new URL(`../../.cache/pglite-${version}-small`, pglite))
}
