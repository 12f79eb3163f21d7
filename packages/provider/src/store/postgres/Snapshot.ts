/**
 * An empty database as a file. Making one takes seconds and is the same every time, so the first one that a machine
 * makes is kept beside the installed packages, and others begin as a copy of it.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { gzip } from "node:zlib"

/** Reads the snapshot. Where there is none, a database is made without. */
export const read: Effect.Effect<Blob | undefined> = Effect.tryPromise(async () => {
  const bytes = await readFile(await file())
  return new File([bytes], "snapshot.tar.gz", { type: "application/x-gzip" })
}).pipe(Effect.orElseSucceed(() => undefined))

/** What of PGlite is asked for. Its own types need Emscripten's, which our users should not have to install. */
export interface Dumpable {
  readonly dumpDataDir: (compression: "none") => Promise<Blob>
}

/** Keeps a database that was made just now, and holds nothing yet. Where that cannot be, nothing is lost but time. */
export const keep = (database: Dumpable): Effect.Effect<void> =>
  Effect.tryPromise(() => database.dumpDataDir("none")).pipe(
    Effect.flatMap((tar) => Effect.forkDetach(Effect.ignore(Effect.tryPromise(() => write(tar))))),
    Effect.ignore
  )

/** Removes a snapshot that does not work. */
export const remove: Effect.Effect<void> = Effect.tryPromise(async () => rm(await file(), { force: true })).pipe(
  Effect.ignore
)

const write = async (tar: Blob): Promise<void> => {
  const path = await file()
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, await promisify(gzip)(new Uint8Array(await tar.arrayBuffer())))
  // Whoever reads it sees all of it or nothing.
  await rename(draft, path)
}

const file = async (): Promise<string> => {
  const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"))
  const { version }: { readonly version: string } = JSON.parse(await readFile(manifest, "utf8"))
  return join(fileURLToPath(new URL("../../../node_modules/.cache", import.meta.url)), `pglite-${version}.tar.gz`)
}
