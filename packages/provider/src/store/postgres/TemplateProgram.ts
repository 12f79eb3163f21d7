/**
 * The program that creates an empty embedded database in the folder of its argument. It runs in a process of its own.
 *
 * @since 0.1.0
 */
import { rmSync } from "node:fs"
import { setFlagsFromString } from "node:v8"

/**
 * Removes the databases that Postgres copies on `CREATE DATABASE`, which the embedded database never does. Without them,
 * a copy has 371 files instead of 971.
 */
const statements: ReadonlyArray<string> = [
  "UPDATE pg_database SET datistemplate = false",
  "DROP DATABASE template0",
  "DROP DATABASE template1"
]

const create = async (folder: string): Promise<void> => {
  doNotOptimize()
  const { PGlite } = await import("@electric-sql/pglite")
  const database = await PGlite.create({ dataDir: folder })
  for (const statement of statements) await database.exec(statement)
  await database.close()
}

// V8 would optimize functions that this short-lived process rarely calls again. That takes 40 % of its processor time, and
// 600 MB for the parser of Postgres alone.
const doNotOptimize = (): void => {
  try {
    setFlagsFromString("--no-wasm-tier-up --no-wasm-dynamic-tiering")
  } catch {
    // Other runtimes may not have this function of Node.
  }
}

const [, , folder] = process.argv
if (folder === undefined) throw new Error("The program needs the folder of the template as its argument.")
// The provider has been killed, so it does not remove the folder.
process.once("disconnect", () => {
  rmSync(folder, { recursive: true, force: true })
  process.exit(1)
})
await create(folder)
// PGlite sets an exit code of its own.
process.exit(0)
