/**
 * Creates random ids. Effect's `SecureRandom` would add 0.2 kB to each page with collections.
 *
 * @since 0.1.0
 */

/** Creates a random UUID of version 4 (RFC 9562 §5.4). `crypto.randomUUID` exists only in secure contexts. */
export const uuidV4 = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte, index) => withVersion(byte, index).toString(16).padStart(2, "0")).join("")
  return hex.replace(/(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-")
}

const withVersion = (byte: number, index: number): number =>
  index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte
