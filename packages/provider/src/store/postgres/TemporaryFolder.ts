/**
 * The folder of an embedded database that was opened without one. It is removed when the database is closed. The folder
 * of a killed process remains until the next start removes it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import type { StoreNotOpened } from "../StoreUnavailable.ts"
import * as FolderLock from "./FolderLock.ts"

const prefix = "portico-memory-"

/** Creates a folder for this process until the scope ends, and removes the folders of processes that have ended. */
export const make: Effect.Effect<string, StoreNotOpened, Scope.Scope> = Effect.gen(function* () {
  yield* sweep
  const folder = yield* Effect.acquireRelease(
    Effect.try({
      try: () => mkdtempSync(join(tmpdir(), prefix)),
      catch: (cause) => FolderLock.unusable(tmpdir(), cause)
    }),
    (folder) => Effect.sync(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  )
  return folder
})

/** Removes the folders of processes that have ended. */
const sweep: Effect.Effect<void> = Effect.suspend(() => {
  const folders = readdirSync(tmpdir())
    .filter((name) => name.startsWith(prefix))
    .map((name) => join(tmpdir(), name))
    // A process that has just created its folder has not locked it yet.
    .filter((folder) => existsSync(join(folder, "portico.lock")))
  return Effect.forEach(
    folders,
    (folder) =>
      Effect.scoped(
        Effect.andThen(
          FolderLock.acquire(folder),
          Effect.sync(() => rmSync(folder, { recursive: true, force: true }))
        )
      ).pipe(Effect.ignore),
    { discard: true }
  )
}).pipe(Effect.catchDefect(() => Effect.void))
