import { BulkError } from "../../packages/client/src/site/internal/SiteBulk.ts"
import { readFileSync } from "node:fs"
import type { Answer, Exchanged } from "./network.ts"

/** One call of a chain: its name and its arguments. */
export type Call = readonly [string, ...ReadonlyArray<unknown>]

/** A field violation of a refused call. */
export interface Violation {
  readonly field: string
  readonly description: string
}

/** A recorded case. `README.md` of the recordings describes its keys. */
export interface Case {
  readonly id: string
  readonly operation: string
  readonly input: {
    readonly call?: string
    readonly environment?: "LIVE" | "SANDBOX" | "SANDBOX_PREFERRED"
    readonly args?: ReadonlyArray<unknown>
    readonly chain?: ReadonlyArray<Call>
    readonly then?: ReadonlyArray<string>
    readonly transportError?: { readonly response?: { readonly status: number; readonly data: unknown } }
  }
  readonly request: Exchanged | null
  readonly response?: Answer
  readonly then?: ReadonlyArray<{ readonly request: Exchanged; readonly response: Answer }>
  readonly outcome: {
    readonly value?: unknown
    readonly thrown?: unknown
    readonly error?: {
      readonly code?: string | number
      readonly mentions?: ReadonlyArray<string>
      readonly validationError?: { readonly fieldViolations?: ReadonlyArray<Violation> }
    }
  }
}

/** The recorded cases of data collections. */
export const cases: ReadonlyArray<Case> = readFileSync(new URL("data.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case)

const emptyPage: Answer = { body: { dataItems: [], pagingMetadata: {} } }

/** Returns the responses of a case, in the order of its requests. */
export const answersOf = ({ input, response, then = [] }: Case): ReadonlyArray<Answer> => {
  const { transportError } = input
  if (transportError !== undefined) {
    const { response } = transportError
    return [response === undefined ? { networkError: "offline" } : { status: response.status, body: response.data }]
  }
  return [response ?? emptyPage, ...then.map((exchange) => exchange.response)]
}

interface Sized {
  readonly limit?: unknown
  readonly skip?: unknown
}

/** Returns the page size of a case and the offset of its first page. */
export const pagingOf = ({ args = [], call, chain = [] }: Case["input"]): Sized => {
  if (call === "queryReferenced") return args[3] ?? {}
  if (call?.startsWith("fetch")) return { limit: args[2] }
  return Object.fromEntries(chain.map(([method, argument]) => [method, argument]))
}

type Encoded = Readonly<Record<string, unknown>>

/** The inputs that are not values: builders with their chains of calls. */
export type Built =
  | { readonly kind: "filter"; readonly chain: ReadonlyArray<Call> }
  | { readonly kind: "query"; readonly collection: string; readonly chain: ReadonlyArray<Call> }
  | {
      readonly kind: "stage"
      readonly name: string
      readonly args: ReadonlyArray<unknown>
      readonly chain: ReadonlyArray<Call>
    }
  | { readonly kind: "expression"; readonly name: string; readonly args: ReadonlyArray<unknown> }

/** Decodes an input to the client's. `build` creates the builders in it. */
export const decode = (value: unknown, build: (built: Built) => unknown): unknown => {
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
    const built = builtOf(encoded)
    if (built !== undefined) return build(built)
    return Object.fromEntries(Object.entries(encoded).map(([key, inner]) => [key, walk(inner)]))
  }
  return walk(value)
}

const builtOf = (encoded: Encoded): Built | undefined => {
  if ("$$filter" in encoded) return { kind: "filter", chain: encoded["$$filter"] as ReadonlyArray<Call> }
  if ("$$query" in encoded) return { kind: "query", ...(encoded["$$query"] as Omit<Built & { kind: "query" }, "kind">) }
  if ("$$stage" in encoded) {
    const [name, args = [], chain = []] = encoded["$$stage"] as readonly [
      string,
      ReadonlyArray<unknown>?,
      ReadonlyArray<Call>?
    ]
    return { kind: "stage", name, args, chain }
  }
  if ("$$expr" in encoded) {
    const [name, ...args] = encoded["$$expr"] as readonly [string, ...ReadonlyArray<unknown>]
    return { kind: "expression", name, args }
  }
  return undefined
}

/** Encodes a value like the recorded outcomes. */
export const encode = (value: unknown): unknown => {
  if (value === undefined) return "<undefined>"
  if (value instanceof Date) return { "<Date>": value.toISOString() }
  if (value instanceof BulkError) {
    const { code, item, message, name, originalIndex } = value
    return { name, message, code, item: encode(item), originalIndex }
  }
  if (Array.isArray(value)) return value.map(encode)
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, encode(inner)]))
}

/** Returns JSON without the keys that are null: an option without a value is not sent. */
export const withoutNulls = (json: unknown): unknown => {
  if (typeof json !== "object" || json === null || Array.isArray(json)) return json
  return Object.fromEntries(Object.entries(json).filter(([, value]) => value !== null))
}
