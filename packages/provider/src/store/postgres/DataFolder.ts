/**
 * The folder in which the embedded Postgres keeps its data, and the lock that keeps a second process out of it:
 * PGlite itself has none, and two processes would ruin each other's files.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { StoreNotOpened } from "../StoreUnavailable.ts"
import * as FolderLock from "./FolderLock.ts"

/** The Postgres major version of the embedded database. Files of another one cannot be read. */
export const postgresMajor = 18

/** An opened folder: where the database lies, and what to call once it has started. */
export interface DataFolder {
  readonly database: string
  /** There is no database in it yet. */
  readonly isNew: boolean
  readonly ready: Effect.Effect<void, StoreNotOpened>
}

interface State {
  readonly postgres: number
  readonly state: "creating" | "ready"
}

/** Opens a folder for this process alone, until the scope ends. It is made where there is none. */
export const open = Effect.fnUntraced(function* (
  folder: string
): Effect.fn.Return<DataFolder, StoreNotOpened, Scope.Scope> {
  const database = join(folder, "postgres")
  const state = join(folder, "portico.json")
  const write = (value: State) =>
    attempt(folder, () => {
      // Whoever reads it sees all of it, whenever the process ends.
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
        `${database} holds files, and nothing says that they are this provider's: ` +
        `use another folder, or bring its portico.json back.`
    })
  }
  if (found !== undefined && found.postgres !== postgresMajor) {
    return yield* new StoreNotOpened({
      reason: "Version",
      description:
        `The data in ${folder} was written by Postgres ${found.postgres}, and this version needs ${postgresMajor}: ` +
        `use another folder, or the version of the provider that wrote it.`
    })
  }
  const isNew = found?.state !== "ready"
  if (isNew) {
    // What a start that never finished left behind holds no answered write.
    if (found !== undefined) yield* empty(database)
    yield* write({ postgres: postgresMajor, state: "creating" })
  }

  return { database, isNew, ready: write({ postgres: postgresMajor, state: "ready" }) }
})

/** Removes what lies in a database's folder. */
export const empty = (database: string): Effect.Effect<void, StoreNotOpened> =>
  attempt(database, () => rmSync(database, { recursive: true, force: true }))

const readState = (folder: string, file: string): Effect.Effect<State | undefined, StoreNotOpened> =>
  Effect.flatMap(
    attempt(folder, () => FolderLock.readIfThere(() => readFileSync(file, "utf8"))),
    (text) => {
      if (text === undefined) return Effect.undefined
      const [, major, state] = /^\{"postgres":(\d+),"state":"(creating|ready)"\}\s*$/.exec(text) ?? []
      return major === undefined
        ? Effect.fail(
            new StoreNotOpened({
              reason: "Unusable",
              description: `${file} is damaged: use another folder, or bring the file back from a copy.`
            })
          )
        : Effect.succeed({ postgres: Number(major), state: state === "ready" ? "ready" : "creating" })
    }
  )

const isFilled = (folder: string): boolean => (FolderLock.readIfThere(() => readdirSync(folder)) ?? []).length > 0

const attempt = <A>(folder: string, run: () => A): Effect.Effect<A, StoreNotOpened> =>
  Effect.try({ try: run, catch: (cause) => FolderLock.unusable(folder, cause) })
