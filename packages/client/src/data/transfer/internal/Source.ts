/**
 * Reads files from their sources as streams of strings.
 *
 * @since 0.1.0
 */
import * as Cause from "effect/Cause"
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import * as Stream from "effect/Stream"

/** A chunk of a file: a string, or bytes in UTF-8. */
export type Chunk = string | Uint8Array

/** The source of a file: the whole file, or chunks that are read when they are needed. */
export type Source<E = never, R = never> =
  | Chunk
  | Blob
  | ReadableStream<Chunk>
  | Iterable<Chunk>
  | AsyncIterable<Chunk>
  | Stream.Stream<Chunk, E, R>

/**
 * The error of a file that could not be read to the end, or that is not UTF-8. `cause` is the error of the source or
 * the decoder.
 */
export class SourceFailed extends Data.TaggedError("SourceFailed")<{ readonly cause: unknown }> {
  override get message(): string {
    const { cause } = this
    return `The file could not be read: ${cause instanceof Error ? cause.message : String(cause)}`
  }
}

/** Returns the size of a file in bytes, if it is known before the file is read. */
export const sizeOf = (source: Source<unknown, unknown>): number | undefined => {
  if (typeof source === "string") return bytesOf(source)
  if (source instanceof Uint8Array) return source.byteLength
  return source instanceof Blob ? source.size : undefined
}

/** Decodes a file to strings, without the byte order mark. Calls `onBytes` with the size of each chunk, in bytes. */
export const read = <E, R>(
  source: Source<E, R>,
  onBytes: (count: number) => void
): Stream.Stream<string, SourceFailed, R> =>
  Stream.suspend(() => {
    const decoder = new TextDecoder("utf-8", { fatal: true })
    let isStart = true
    const decode = (chunk?: Chunk) =>
      Effect.try({
        try: () => {
          if (chunk !== undefined) onBytes(typeof chunk === "string" ? bytesOf(chunk) : chunk.byteLength)
          const text = typeof chunk === "string" ? chunk : decoder.decode(chunk, { stream: chunk !== undefined })
          const isMarked = isStart && text.startsWith("\uFEFF")
          isStart &&= text === ""
          return isMarked ? text.slice(1) : text
        },
        catch: (cause) => new SourceFailed({ cause })
      })
    return Stream.concat(Stream.mapEffect(chunksOf(source), decode), Stream.fromEffect(Effect.suspend(() => decode())))
  })

const chunksOf = <E, R>(source: Source<E, R>): Stream.Stream<Chunk, SourceFailed, R> => {
  if (typeof source === "string" || source instanceof Uint8Array) return Stream.succeed(source)
  if (Stream.isStream(source)) return Stream.mapError(source, (cause) => new SourceFailed({ cause }))
  if (source instanceof Blob) return fromReadable(() => source.stream())
  if ("getReader" in source) return fromReadable(() => source)
  return Symbol.asyncIterator in source
    ? Stream.fromAsyncIterable(source, (cause) => new SourceFailed({ cause }))
    : Stream.catchCause(Stream.fromIterable(source, { chunkSize: 1 }), (cause) =>
        Stream.fail(new SourceFailed({ cause: Cause.squash(cause) }))
      )
}

const fromReadable = (evaluate: () => ReadableStream<Chunk>): Stream.Stream<Chunk, SourceFailed> =>
  Stream.fromReadableStream({ evaluate, onError: (cause) => new SourceFailed({ cause }) })

/** Returns the size of a string in UTF-8, in bytes. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).byteLength
