import { createHmac } from "node:crypto"

/** The secret of an authenticator app, as a seed writes it, and its bytes. */
export const appSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"
const key = Buffer.from("12345678901234567890")

/** The code that the app shows at an epoch millisecond. */
export const codeAt = (now: number): string => {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const tag = createHmac("sha1", key).update(counter).digest()
  const number = tag.readUInt32BE((tag[19] ?? 0) & 15) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, "0")
}
