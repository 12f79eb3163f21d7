/**
 * The names of browsers and operating systems, by which a member recognizes their sessions. They come from the
 * `User-Agent` header (RFC 9110 §10.1.5), which a caller can choose freely, so nothing else depends on them.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"

/** The names of a browser and its operating system. Unknown ones are absent. */
export const Device = Schema.Struct({
  browser: Schema.optionalKey(Schema.String),
  system: Schema.optionalKey(Schema.String)
})
export type Device = typeof Device.Type

/** Returns the names in the value of a `User-Agent` header. Only known names are returned, never the value itself. */
export const ofUserAgent = (userAgent: string): Device => {
  const browser = nameIn(userAgent, browsers)
  const system = nameIn(userAgent, systems)
  return { ...(browser === undefined ? {} : { browser }), ...(system === undefined ? {} : { system }) }
}

const nameIn = (userAgent: string, names: ReadonlyArray<readonly [RegExp, string]>): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1]

// Most browsers also contain the names of those that they are compatible with, so the order matters.
const browsers = [
  [/\bEdg(?:A|iOS)?\//, "Edge"],
  [/\bOPR\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS)\//, "Chrome"],
  [/\bVersion\/.*\bSafari\//, "Safari"]
] as const

const systems = [
  [/\biPhone\b/, "iOS"],
  [/\biPad\b/, "iPadOS"],
  [/\bAndroid\b/, "Android"],
  [/\bWindows\b/, "Windows"],
  [/\bMac OS X\b/, "macOS"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bLinux\b/, "Linux"]
] as const
