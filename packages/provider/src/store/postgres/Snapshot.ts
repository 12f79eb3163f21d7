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
export const read: Effect.Effect<Uint8Array | undefined> = Effect.tryPromise(async (): Promise<Uint8Array> =>
  readFile(await file())
).pipe(Effect.orElseSucceed(() => undefined))

/**
 * Stores the archive of a new and empty database for later starts. A failure is ignored: the next start makes a database
 * without it.
 */
export const keep = (archive: Uint8Array): Effect.Effect<void> =>
  Effect.asVoid(Effect.forkDetach(Effect.ignore(Effect.tryPromise(() => write(archive)))))

/** Removes a snapshot that does not work. */
export const remove: Effect.Effect<void> = Effect.tryPromise(async () => rm(await file(), { force: true })).pipe(
  Effect.ignore
)

const write = async (archive: Uint8Array): Promise<void> => {
  const path = await file()
  const draft = `${path}.${process.pid}`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, await promisify(gzip)(archive))
  // Whoever reads it sees all of it or nothing.
  await rename(draft, path)
}

const file = async (): Promise<string> => {
  const manifest = new URL("../package.json", import.meta.resolve("@electric-sql/pglite"))
  const { version }: { readonly version: string } = JSON.parse(await readFile(manifest, "utf8"))
  return join(fileURLToPath(new URL("../../../node_modules/.cache", import.meta.url)), `pglite-${version}.tar.gz`)
}
