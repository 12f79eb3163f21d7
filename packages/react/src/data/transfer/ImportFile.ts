/**
 * A file to import: what it is, and whether it is the one of an import that was not finished.
 *
 * @since 0.1.0
 */
import { SourceFailed } from "@portico/client/data/Import"
import * as Effect from "effect/Effect"
import type { Format } from "../bulk/failures.ts"

/** A file as people know it. */
export interface FileName {
  readonly name: string
  /** Bytes. */
  readonly size: number
}

/** What a file is known again by. */
export interface FileMark extends FileName {
  /** When it was last changed, in milliseconds. */
  readonly changed: number
  /** SHA-256 of its beginning and its end, in hexadecimal; nothing on pages that browsers let compute none. */
  readonly hash: string
}

// Of a larger file, only its ends are looked at.
const looked = 1_000_000

/** Runs what reads a file. */
export const readFile = <A>(read: () => Promise<A>): Effect.Effect<A, SourceFailed> =>
  Effect.tryPromise({ try: read, catch: (cause) => new SourceFailed({ cause }) })

/** What a file is known again by. Fails where it cannot be read. */
export const markOf = (file: File): Effect.Effect<FileMark, SourceFailed> =>
  Effect.gen(function* () {
    const ends = file.size <= 2 * looked ? file : new Blob([file.slice(0, looked), file.slice(-looked)])
    const bytes = yield* readFile(() => ends.arrayBuffer())
    // Only pages that came over a safe connection may compute.
    const mark = { name: file.name, size: file.size, changed: file.lastModified }
    if (!("subtle" in crypto)) return { ...mark, hash: "" }
    const digest = yield* Effect.promise(() => crypto.subtle.digest("SHA-256", bytes))
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
    return { ...mark, hash }
  })

/**
 * Whether two files are one. What was changed in the middle of a large file, or where there is no hash, only the time of
 * the change tells.
 */
export const isSame = (one: FileMark, other: FileMark): boolean =>
  one.name === other.name &&
  one.size === other.size &&
  one.hash === other.hash &&
  (one.changed === other.changed || (one.hash !== "" && one.size <= 2 * looked))

/** Whether a file could not be read because it holds something else than text. */
export const notTextIn = (error: unknown): boolean => error instanceof SourceFailed && error.cause instanceof TypeError

/** The format of a file, by how it begins: an object on its first line is one of lines, anything else a table. */
export const formatOf = (name: string, start: string): Format => {
  const [first = ""] = start.trimStart().split(/\r?\n/, 1)
  if (first.startsWith("{")) return "JSONL"
  return first === "" && /\.(jsonl|ndjson)$/i.test(name) ? "JSONL" : "CSV"
}
