/**
 * Functions for the Postgres wire protocol, as far as forwarding messages requires.
 *
 * @since 0.1.0
 */

/** Whether a chunk is a client's cancel request, which uses a separate stream. */
export const isCancelRequest = (chunk: Uint8Array): boolean =>
  chunk.length === 16 && chunk[0] === 0 && viewOf(chunk).getInt32(4) === 80_877_102

/** Returns the process id in a cancel request: that of the client whose statement is canceled. */
export const processIdOf = (cancelRequest: Uint8Array): number => viewOf(cancelRequest).getInt32(8)

/** Whether a chunk is the first message of a client. */
export const isStartup = (chunk: Uint8Array): boolean => chunk[0] === 0 && !isCancelRequest(chunk)

/**
 * Writes a process id into the response to a client's first message, because PGlite sends the same id to all clients.
 */
export const setProcessId = (response: Uint8Array, processId: number): void => {
  for (const { content, tag } of messagesOf(response)) if (tag === 0x4b) viewOf(content).setInt32(0, processId)
}

/** Returns the response to a statement that was canceled before it ran: an error, and `ReadyForQuery`. */
export const canceledResponse = (): Uint8Array<ArrayBuffer> => {
  const fields = new TextEncoder().encode("SERROR\0VERROR\0C57014\0Mcanceling statement due to user request\0\0")
  const message = new Uint8Array(5 + fields.length + 6)
  message[0] = 0x45
  viewOf(message).setInt32(1, 4 + fields.length)
  message.set(fields, 5)
  message.set([0x5a, 0, 0, 0, 5, 0x49], 5 + fields.length)
  return message
}

/** Whether a chunk only reports that the client disconnects. */
export const isTerminate = (chunk: Uint8Array): boolean => chunk[0] === 0x58

/** Whether the session is in a transaction after a response. Each response ends with `ReadyForQuery`. */
export const isInTransaction = (response: Uint8Array): boolean =>
  response.length >= 6 && response.at(-6) === 0x5a && response.at(-1) !== 0x49

/** Returns a simple query message with a statement. */
export const queryOf = (text: string): Uint8Array<ArrayBuffer> => {
  const bytes = new TextEncoder().encode(text)
  const message = new Uint8Array(bytes.length + 6)
  message[0] = 0x51
  viewOf(message).setInt32(1, bytes.length + 5)
  message.set(bytes, 5)
  return message
}

/** Returns the first value of the first row in a response, as text. */
export const valueOf = (response: Uint8Array): string | undefined => {
  for (const { content, tag } of messagesOf(response)) {
    // Skips the number of values (2 bytes) and the length of the first one (4 bytes).
    if (tag === 0x44) return new TextDecoder().decode(content.subarray(6, 6 + viewOf(content).getInt32(2)))
  }
  return undefined
}

/** Counts the statements of a chunk: each ends with `Sync`, or is a simple query. */
export const countOf = (chunk: Uint8Array): number => {
  let count = 0
  for (const { tag } of messagesOf(chunk)) if (tag === 0x53 || tag === 0x51) count++
  return count
}

/**
 * The beginning of a statement that has no time limit, because it would reach the limit each time that it is repeated.
 */
export const maintenanceMark = "/* maintenance */"

/** Detects the statements of one client that maintain tables and indexes. They have no time limit. */
export class Maintenance {
  private readonly names = new Set<string>()

  /** Whether a chunk executes such a statement. */
  isIn(chunk: Uint8Array): boolean {
    let found = false
    for (const { content, tag } of messagesOf(chunk)) {
      if (tag === 0x50) {
        const [name = "", text = ""] = textsOf(content, 2)
        if (text.startsWith(maintenanceMark) || pattern.test(text)) {
          found = true
          if (name !== "") this.names.add(name)
        }
      } else if (tag === 0x42 && this.names.size > 0) {
        const [, name = ""] = textsOf(content, 2)
        found ||= this.names.has(name)
      }
    }
    return found
  }
}

const pattern = /^\s*(?:CREATE|DROP|ALTER|VACUUM|ANALYZE|TRUNCATE|REINDEX|COMMENT)\b/i

function* messagesOf(chunk: Uint8Array) {
  const view = viewOf(chunk)
  // A startup message has no tag.
  for (let at = chunk[0] === 0 ? chunk.length : 0; at + 5 <= chunk.length;) {
    const next = at + 1 + view.getInt32(at + 1)
    yield { tag: chunk[at] ?? 0, content: chunk.subarray(at + 5, next) }
    at = next
  }
}

const textsOf = (content: Uint8Array, count: number): ReadonlyArray<string> => {
  const texts: Array<string> = []
  for (let at = 0; texts.length < count;) {
    const end = content.indexOf(0, at)
    if (end < 0) break
    texts.push(new TextDecoder().decode(content.subarray(at, Math.min(end, at + 64))))
    at = end + 1
  }
  return texts
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
