/**
 * An empty embedded database in a folder. Creating one takes seconds and always has the same result. The first one of a
 * machine is therefore cached next to the installed packages, and new databases start as a copy of it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { existsSync } from "node:fs"
import { mkdir, mkdtemp, readFile, rename, rm } from "node:fs/promises"
import { dirname } from "node:path"
import { fileURLToPath } from "node:url"

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
 * The statements that a new template runs. They remove the databases that Postgres copies on `CREATE DATABASE`, which
 * the embedded database never does. Without them, a copy has 371 files instead of 971.
 */
export const statements: ReadonlyArray<string> = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1"
]

const path = async (): Promise<string> => {
  const pglite = new URL("../", import.meta.resolve("@electric-sql/pglite"))
  const { version }: { readonly version: string } = JSON.parse(await readFile(new URL("package.json", pglite), "utf8"))
  return fileURLToPath(new URL(`../../.cache/pglite-${version}-small`, pglite))
}
