/**
 * Reproducible random orders. Each string is ordered by its digest with a seed, which every store computes in the same
 * way.
 *
 * @since 0.1.0
 */
import { md5 } from "effect/crypto/Digest"
import * as Hex from "effect/encoding/Hex"

/** Returns the sort key of a string: the MD5 of the seed, a colon and the string, in hexadecimal digits. */
export const sortKey = (seed: number, text: string): string =>
  Hex.encode(md5.implementation?.(new TextEncoder().encode(`${seed}:${text}`)) ?? new Uint8Array())
