/**
 * Reading of seeds from JSON files.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { readFile } from "node:fs/promises"
import type { Seed } from "./engine/seed/Seed.ts"
import * as SeedSchema from "./engine/seed/SeedSchema.ts"
import { SeedRefused } from "./http/identity/IdentitySeed.ts"

const decode = Schema.decodeEffect(Schema.fromJsonString(SeedSchema.Contents), {
  errors: "all",
  onExcessProperty: "error"
})

/** Reads a seed from a JSON file. If the file is invalid, fails with one sentence that names the first error. */
export const read = Effect.fn("SeedFile.read")(function* (path: string): Effect.fn.Return<Seed, SeedRefused> {
  const text = yield* Effect.tryPromise({
    try: () => readFile(path, "utf8"),
    catch: () => new SeedRefused({ description: `The seed ${path} cannot be read. Pass the path of a JSON file.` })
  })
  return yield* decode(text).pipe(
    Effect.mapError(
      (error) => new SeedRefused({ description: `The seed ${path} is invalid: ${SeedSchema.firstError(error)}.` })
    )
  )
})
