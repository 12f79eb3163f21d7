/**
 * A file to import: what it is, and whether it is the one of an import that was not finished.
 *
 * @since 0.1.0
 */
import { SourceFailed } from "@portico/client/data/Source"
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
  /** SHA-256 of its beginning and its end, in hexadecimal; nothing on pages that browsers let compute none. */
  readonly hash: string
}

// A change in the middle of a large file that leaves its size alone is not found. What is found costs nothing.
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
    if (!("subtle" in crypto)) return { name: file.name, size: file.size, hash: "" }
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
