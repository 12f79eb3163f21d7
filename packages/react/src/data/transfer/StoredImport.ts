/**
 * Stores the progress of an unfinished import for the member who started it.
 *
 * @since 0.1.0
 */
import type { Checkpoint } from "@portico/client/data/Import"
import { isCheckpoint } from "@portico/client/data/Import"
import { SiteStorage } from "@portico/client/session/SiteStorage"
import { isPlainObject } from "@portico/contract/WireDate"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type { Identity } from "../../session/StateOwner.ts"
import type { ReportRow } from "../bulk/Bulk.ts"
import type { Format } from "../bulk/failuresFile.ts"
import type { FileMark } from "./ImportFile.ts"
import type { Mode } from "./ImportState.ts"
import type { Mapping } from "./Preview.ts"

/** An unfinished import. */
export interface StoredImport {
  readonly file: FileMark
  readonly format: Format
  readonly mode: Mode
  readonly mapping: Mapping
  readonly rows: number
  readonly checkpoint: Checkpoint
  readonly errors: ReadonlyArray<ReportRow>
}

/**
 * Returns a function that computes the storage key of an import into a collection. Each member has one key, and all
 * visitors share one.
 */
export const namesOf =
  (collection: string) =>
  (member: Identity | undefined): string =>
    ["import", collection, ...(member === undefined ? [] : [member.subject ?? member.session ?? ""])].join(".")

/** Returns the unfinished import of a member, or one that was started before sign-in. */
export const recalled = (
  names: ReturnType<typeof namesOf>,
  member: Identity | undefined
): Effect.Effect<{ readonly name: string; readonly stored: StoredImport } | undefined, never, SiteStorage> =>
  Effect.gen(function* () {
    for (const name of new Set([names(member), names(undefined)])) {
      const text = yield* SiteStorage.use((storage) => storage.read(name))
      const stored = text === undefined ? undefined : Option.getOrUndefined(parse(text))
      if (isStoredImport(stored)) return { name, stored }
    }
    return undefined
  })

const parse = Option.liftThrowable((text: string): unknown => JSON.parse(text))

// A stored value of an earlier release, or of another script, is ignored.
const isStoredImport = (value: unknown): value is StoredImport =>
  isPlainObject(value) &&
  isPlainObject(value["file"]) &&
  isPlainObject(value["mapping"]) &&
  isCheckpoint(value["checkpoint"]) &&
  Array.isArray(value["errors"]) &&
  typeof value["rows"] === "number" &&
  (value["format"] === "CSV" || value["format"] === "JSONL")
