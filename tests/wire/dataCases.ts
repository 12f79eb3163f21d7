import { readFileSync } from "node:fs"

/** A request as it was recorded, or as it was sent. */
export interface Exchanged {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query?: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** What was answered to a request. */
export interface Answered {
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly rawBody?: string
  readonly networkError?: string
}

/** One call of a chain: its name and its arguments. */
export type Call = readonly [string, ...ReadonlyArray<unknown>]

/** One recorded case (the wire README says what its parts mean). */
export interface Case {
  readonly id: string
  readonly operation: string
  readonly input: {
    readonly call?: string
    readonly args?: ReadonlyArray<unknown>
    readonly chain?: ReadonlyArray<Call>
    readonly then?: ReadonlyArray<string>
    readonly transportError?: unknown
  }
  readonly request: Exchanged | null
  readonly response?: Answered
  readonly then?: ReadonlyArray<{ readonly request: Exchanged; readonly response: Answered }>
  readonly outcome: {
    readonly value?: unknown
    readonly thrown?: unknown
    readonly error?: {
      readonly code?: string | number
      readonly mentions?: ReadonlyArray<string>
      readonly validationError?: unknown
    }
  }
}

/** The recorded cases of data collections. */
export const cases: ReadonlyArray<Case> = readFileSync(new URL("data.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case)

type Encoded = Readonly<Record<string, unknown>>

/** An input as the client was given it. `build` makes the filters and queries in it. */
export const decode = (
  value: unknown,
  build: (kind: "filter" | "query", chain: ReadonlyArray<Call>, collection: string) => unknown
): unknown => {
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk)
    if (typeof value !== "object" || value === null) return value
    const encoded = value as Encoded
    if ("$$date" in encoded) return new Date(String(encoded["$$date"]))
    if ("$$undefined" in encoded) return undefined
    if ("$$number" in encoded) return Number(encoded["$$number"])
    if ("$$function" in encoded) return () => encoded["$$function"]
    if ("$$repeat" in encoded) {
      const [element, length] = encoded["$$repeat"] as readonly [unknown, number]
      return Array.from({ length }, () => walk(element))
    }
    if ("$$filter" in encoded) return build("filter", encoded["$$filter"] as ReadonlyArray<Call>, "")
    if ("$$query" in encoded) {
      const { chain, collection } = encoded["$$query"] as {
        readonly chain: ReadonlyArray<Call>
        readonly collection: string
      }
      return build("query", chain, collection)
    }
    return Object.fromEntries(Object.entries(encoded).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value)
}

/** A value as outcomes are written. */
export const encode = (value: unknown): unknown => {
  if (value === undefined) return "<undefined>"
  if (value instanceof Date) return { "<Date>": value.toISOString() }
  if (Array.isArray(value)) return value.map(encode)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encode(inner)]))
}

/** JSON without the keys that are null: an option without a value is not sent. */
export const withoutNulls = (json: unknown): unknown => {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return json
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null))
}
