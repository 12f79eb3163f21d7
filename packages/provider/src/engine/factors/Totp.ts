/**
 * Time-based one-time passwords of authenticator apps: HMAC-SHA-1, six digits, 30 seconds (RFC 6238, RFC 4226).
 *
 * @since 0.1.0
 */
import * as Mac from "effect/crypto/Mac"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Redacted from "effect/Redacted"
import * as Base32 from "./Base32.ts"

/** The time step, in seconds. */
export const period = 30

/** The number of time steps that the app's clock may be ahead or behind. */
export const drift = 1

/** The length of a secret, in bytes (RFC 4226 §4 recommends 160 bits). */
export const secretLength = 20

/** Computes the code of a counter (RFC 4226 §5.3). */
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

/** Returns the time step of a time in milliseconds since the epoch. */
export const stepAt = (now: number): number => Math.floor(now / (period * 1000))

/** The stored state of an authenticator app: its Base32 secret and the last time step whose code was accepted. */
export interface Enrolled {
  readonly secret: Redacted.Redacted
  readonly lastStep?: number
}

/**
 * Returns the time step that a code belongs to. Returns `None` if the code is wrong, or if its step is not later than
 * the last accepted one: each code works once (RFC 6238 §5.2).
 */
export const verify = Effect.fn("Totp.verify")(function* (
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

/** Returns the `otpauth:` URI that adds the secret to an app, as a link on the same device or a QR code on another. */
export const addressOf = (issuer: string, account: string, secret: Redacted.Redacted): string => {
  const parameters = new URLSearchParams({
    secret: Redacted.value(secret),
    issuer,
    algorithm: "SHA1",
    digits: "6",
    period: String(period)
  })
  // Authenticator apps show a plus sign literally instead of decoding it as a space.
  const query = parameters.toString().replaceAll("+", "%20")
  return `otpauth://totp/${encodeURIComponent(issuer)}:${encodeURIComponent(account)}?${query}`
}

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)
