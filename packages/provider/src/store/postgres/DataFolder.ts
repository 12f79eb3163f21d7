/**
 * The data folder of the embedded Postgres, and its lock against a second process. PGlite itself has no lock, and two
 * processes would corrupt each other's files.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import * as FolderLock from "./FolderLock.ts"

/** The Postgres major version of the embedded database. It cannot read the files of another major version. */
export const postgresMajor = 18

/** An opened folder: the folders of its two databases, and its state. */
export interface DataFolder {
  readonly items: string
  readonly identity: string
  /**
   * - `new`: both databases have to be created.
   * - `single`: the folder is from a version that stored identities in the database of the items.
   * - `copied`: the identities were copied to their own database, and still have to be removed from the other one.
   * - `ready`: both databases exist.
   */
  readonly state: "new" | "single" | "copied" | "ready"
  /** Records a step as done. Each step is atomic: after a crash the folder is either in the old or in the new state. */
  readonly record: (state: "copied" | "ready") => Effect.Effect<void, StoreNotOpened>
}

interface Version {
  readonly postgres: number
  readonly state: "creating" | "copied" | "ready"
  /** Absent in folders of a version that had a single database. */
  readonly databases?: 2
}

/** Opens a folder exclusively for this process until the scope ends. Creates the folder if it does not exist. */
export const open = Effect.fnUntraced(function* (
  folder: string
): Effect.fn.Return<DataFolder, StoreNotOpened, Scope.Scope> {
  const database = join(folder, "postgres")
  const identity = join(folder, "identity")
  const state = join(folder, "portico.json")
  const write = (value: Version) =>
    attempt(folder, () => {
      // A rename is atomic, so a reader never sees half a file.
      writeFileSync(`${state}.new`, `${JSON.stringify(value)}\n`)
      renameSync(`${state}.new`, state)
    })

  yield* attempt(folder, () => mkdirSync(folder, { recursive: true }))
  yield* FolderLock.acquire(folder)

  const found = yield* readState(folder, state)
  if (found === undefined && (yield* attempt(folder, () => isFilled(database)))) {
    return yield* new StoreNotOpened({
      reason: "Unusable",
      description:
        `${database} contains files, but no portico.json shows that they belong to this provider. ` +
        `Use another folder, or restore its portico.json.`
    })
  }
  if (found !== undefined && found.postgres !== postgresMajor) {
    return yield* new StoreNotOpened({
      reason: "Version",
      description:
        `The data in ${folder} was written by Postgres ${found.postgres}, but this version needs Postgres ${postgresMajor}. ` +
        `Use another folder, or the version of the provider that wrote the data.`
    })
  }
  const isNew = found === undefined || found.state === "creating"
  if (isNew) {
    // No write was acknowledged if the first start did not finish, so deleting the files loses no data.
    if (found !== undefined) {
      yield* empty(database)
      yield* empty(identity)
    }
    yield* write({ postgres: postgresMajor, state: "creating", databases: 2 })
  }
  const isSingle = !isNew && found.databases === undefined
  // An earlier migration may have ended before its copy was complete.
  if (isSingle) yield* empty(identity)

  return {
    items: database,
    identity,
    state: isNew ? "new" : isSingle ? "single" : found.state === "copied" ? "copied" : "ready",
    record: (state) => write({ postgres: postgresMajor, state, databases: 2 })
  }
})

/** Removes the folder of a database. */
export const empty = (database: string): Effect.Effect<void, StoreNotOpened> =>
  attempt(database, () => rmSync(database, { recursive: true, force: true }))

const readState = (folder: string, file: string): Effect.Effect<Version | undefined, StoreNotOpened> =>
  Effect.flatMap(
    attempt(folder, () => FolderLock.readIfThere(() => readFileSync(file, "utf8"))),
    (text) => {
      if (text === undefined) return Effect.undefined
      const [, major, state, databases] =
        /^\{"postgres":(\d+),"state":"(creating|copied|ready)"(,"databases":2)?\}\s*$/.exec(text) ?? []
      return major === undefined
        ? Effect.fail(
            new StoreNotOpened({
              reason: "Unusable",
              description: `${file} is damaged. Use another folder, or restore the file from a backup.`
            })
          )
        : Effect.succeed({
            postgres: Number(major),
            state: state === "ready" || state === "copied" ? state : "creating",
            ...(databases === undefined ? {} : { databases: 2 })
          })
    }
  )

const isFilled = (folder: string): boolean => (FolderLock.readIfThere(() => readdirSync(folder)) ?? []).length > 0

const attempt = <A>(folder: string, run: () => A): Effect.Effect<A, StoreNotOpened> =>
  Effect.try({ try: run, catch: (cause) => FolderLock.unusable(folder, cause) })
