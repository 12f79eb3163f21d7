/**
 * Orders that look like chance and can be had again: each text gets a place by its digest with a seed, which every store
 * computes alike.
 *
 * @since 0.1.0
 */
import { md5 } from "effect/crypto/Digest"
import * as Hex from "effect/encoding/Hex"

/** The place of a text: the MD5 of the seed, a colon and the text, in hexadecimal digits. */
export const place = (seed: number, text: string): string =>
  Hex.encode(md5.implementation?.(new TextEncoder().encode(`${seed}:${text}`)) ?? new Uint8Array())
