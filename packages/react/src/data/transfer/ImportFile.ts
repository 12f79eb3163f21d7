/**
 * Identifies a file to import, and detects whether it belongs to an unfinished import.
 *
 * @since 0.1.0
 */
import { SourceFailed } from "@portico/client/data/Import"
import * as Effect from "effect/Effect"
import type { Format } from "../bulk/failuresFile.ts"

/** The name and size of a file. */
export interface FileName {
  readonly name: string
  /** The size in bytes. */
  readonly size: number
}

/** The properties that identify a file. */
export interface FileMark extends FileName {
  /** The time of the last modification, in milliseconds since the epoch. */
  readonly changed: number
  /**
   * The SHA-256 hash of the first and last megabyte, in hexadecimal. It is empty if the page is not a secure context.
   */
  readonly hash: string
}

// Hashing a large file as a whole would take long, so only this many bytes at each end are hashed.
const sampleSize = 1_000_000

/** Runs a read of a file, and maps a rejection to `SourceFailed`. */
export const readFile = <A>(read: () => Promise<A>): Effect.Effect<A, SourceFailed> =>
  Effect.tryPromise({ try: read, catch: (cause) => new SourceFailed({ cause }) })

/** Returns the properties that identify a file. Fails if the file is unreadable. */
export const markOf = (file: File): Effect.Effect<FileMark, SourceFailed> =>
  Effect.gen(function* () {
    const ends = file.size <= 2 * sampleSize ? file : new Blob([file.slice(0, sampleSize), file.slice(-sampleSize)])
    const bytes = yield* readFile(() => ends.arrayBuffer())
    // Browsers provide `crypto.subtle` only in secure contexts.
    const mark = { name: file.name, size: file.size, changed: file.lastModified }
    if (!("subtle" in crypto)) return { ...mark, hash: "" }
    const digest = yield* Effect.promise(() => crypto.subtle.digest("SHA-256", bytes))
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
    return { ...mark, hash }
  })

/**
 * Whether two marks identify the same file. For files above two megabytes, and for files without a hash, the
 * modification time must match too, because the hash does not cover the middle of the file.
 */
export const isSame = (one: FileMark, other: FileMark): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  one.hash === other.hash &&
  (one.changed === other.changed || (one.hash !== "" && one.size <= 2 * sampleSize))

/** Whether reading a file failed because it contains binary data. */
export const notTextIn = (error: unknown): boolean => error instanceof SourceFailed && error.cause instanceof TypeError

/**
 * Returns the format of a file. The format is JSONL if the first line starts with `{`. For an empty first line, the
 * file name extension decides. All other files are CSV.
 */
export const formatOf = (name: string, start: string): Format => {
  const [first = ""] = start.trimStart().split(/\r?\n/, 1)
  if (first.startsWith("{")) return "JSONL"
  return first === "" && /\.(jsonl|ndjson)$/i.test(name) ? "JSONL" : "CSV"
}
