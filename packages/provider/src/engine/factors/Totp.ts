/**
 * Codes of an authenticator app: HMAC-SHA-1, six digits, a new one every 30 seconds (RFC 6238, RFC 4226).
 *
 * @since 0.1.0
 */
import * as Mac from "effect/crypto/Mac"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Base32 from "./Base32.ts"

/** Seconds that a code is shown. */
export const period = 30

/** Steps by which the app's clock may be wrong, to either side. */
export const drift = 1

/** Bytes of a secret (RFC 4226 §4 recommends 160 bits). */
export const secretLength = 20

/** The code of a counter (RFC 4226 §5.3). */
export const hotp = Effect.fnUntraced(function* (secret: Uint8Array, counter: number, digits: number = 6) {
  const mac = yield* Mac.Mac
  const message = new DataView(new ArrayBuffer(8))
  message.setBigUint64(0, BigInt(counter))
  const tag = yield* Mac.key(Mac.hmacSha1, secret).pipe(
    Effect.flatMap((key) => mac.sign(key, new Uint8Array(message.buffer))),
    Effect.orDie
  )
  const view = new DataView(tag.buffer, tag.byteOffset, tag.byteLength)
  const number = view.getUint32(view.getUint8(tag.byteLength - 1) & 15) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, "0")
})

/** The time step of an epoch millisecond. */
export const stepAt = (now: number): number => Math.floor(now / (period * 1000))

/** What is kept of an app: its secret in Base32, and the last step whose code was accepted. */
export interface Enrolled {
  readonly secret: Redacted.Redacted
  readonly lastStep?: number
}

/**
 * The step whose code this is. `None` where it is wrong, or the code of a step that was accepted already or lies before
 * one that was: a code works once (RFC 6238 §5.2).
 */
export const judge = Effect.fn("Totp.judge")(function* (
  { lastStep = -1, secret }: Enrolled,
  code: Redacted.Redacted,
  now: number
) {
  const key = Base32.decode(Redacted.value(secret))
  if (Option.isNone(key)) return Option.none<number>()
  const shown = bytesOf(Redacted.value(code).replace(/\s/g, ""))
  const current = stepAt(now)
  let found = Option.none<number>()
  for (let step = current - drift; step <= current + drift; step++) {
    const right = Mac.timingSafeEqual(bytesOf(yield* hotp(key.value, step)), shown)
    if (right && step > lastStep) found = Option.some(step)
  }
  return found
})

/** The address by which an app takes the secret: a link on the same device, a picture for another one. */
export const addressOf = (issuer: string, account: string, secret: Redacted.Redacted): string => {
  const parameters = new URLSearchParams({
    secret: Redacted.value(secret),
    issuer,
    algorithm: "SHA1",
    digits: "6",
    period: String(period)
  })
  // Apps read a plus sign as it stands.
  const query = parameters.toString().replaceAll("+", "%20")
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
