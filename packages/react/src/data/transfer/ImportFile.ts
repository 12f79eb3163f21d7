/**
 * A file to import: what it is, and whether it is the one of an import that was not finished.
 *
 * @since 0.1.0
 */
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
  /** SHA-256 of its beginning and its end, in hexadecimal. */
  readonly hash: string
}

// A change in the middle of a large file that leaves its size alone is not found. What is found costs nothing.
const looked = 1_000_000

/** What a file is known again by. Fails where it cannot be read. */
export const markOf = (file: File): Effect.Effect<FileMark, unknown> =>
  Effect.gen(function* () {
    const ends = file.size <= 2 * looked ? file : new Blob([file.slice(0, looked), file.slice(-looked)])
    const bytes = yield* Effect.tryPromise({ try: () => ends.arrayBuffer(), catch: (cause) => cause })
    const digest = yield* Effect.promise(() => crypto.subtle.digest("SHA-256", bytes))
    const hash = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
    return { name: file.name, size: file.size, hash }
  })

/** Whether two files are one. */
export const isSame = (one: FileMark, other: FileMark): boolean =>
  one.name === other.name && one.size === other.size && one.hash === other.hash

/** The format of a file, by how it begins: an object on its first line is one of lines, anything else a table. */
export const formatOf = (name: string, start: string): Format => {
  const [first = ""] = start.trimStart().split(/\r?\n/, 1)
  if (first.startsWith("{")) return "JSONL"
  return first === "" && /\.(jsonl|ndjson)$/i.test(name) ? "JSONL" : "CSV"
}
