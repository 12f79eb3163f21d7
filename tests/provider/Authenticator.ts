import { createHmac } from "node:crypto"

/** The secret of an authenticator app, as a seed writes it. */
export const appSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

/** Returns the code that the app shows at a time in epoch milliseconds. */
export const codeAt = (now: number, secret: string = appSecret): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const tag = createHmac("sha1", bytesOf(secret)).update(counter).digest()
  const number = tag.readUInt32BE((tag[19] ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}

const bytesOf = (secret: string): Buffer => {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0")).join("")
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
