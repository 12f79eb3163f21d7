/** The recorded requests of the published client, prepared for a provider with other ids and tokens. */
import { readFileSync } from "node:fs"

export interface Message {
  readonly method: string
  readonly path: string
  readonly query?: string
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** One recorded exchange. */
export interface Recorded {
  readonly id: string
  readonly request: Message
  readonly response: { readonly status?: number; readonly body?: unknown }
}

interface Case {
  readonly id: string
  readonly request: Message | null
  readonly response?: Recorded["response"]
  readonly then?: ReadonlyArray<{ readonly request: Message; readonly response: Recorded["response"] }>
}

const formOf = ({ request, response }: Recorded): string => JSON.stringify([request, response])

/** Returns the exchanges in a file of `tests/wire`: each form of a request and each kind of response once. */
export const recorded = (file: "auth" | "data", isAsked: (path: string) => boolean): ReadonlyArray<Recorded> =>
  readFileSync(new URL(`../wire/${file}.jsonl`, import.meta.url), "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case)
    .flatMap(({ id, request, response = {}, then = [] }) =>
      [{ request, response }, ...then].map((exchange, index) => ({
        ...exchange,
        id: index === 0 ? id : `${id}+${index}`
      }))
    )
    .filter((exchange): exchange is Recorded => exchange.request !== null && isAsked(exchange.request.path))
    .filter((exchange, index, all) => all.findIndex((other) => formOf(other) === formOf(exchange)) === index)

/** All exchanges of the calls in auth.md §7. */
export const exchanges: ReadonlyArray<Recorded> = recorded("auth", (path) => !/^\/(p$|data-mover)/.test(path))

/** Returns the same value with some strings replaced. */
export const replaced = (value: unknown, texts: Readonly<Record<string, string>>): unknown => {
  if (typeof value === "string") return Object.hasOwn(texts, value) ? texts[value] : value
  if (Array.isArray(value)) return value.map((element) => replaced(element, texts))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, texts)]))
}

/**
 * Returns the paths that a value lacks compared with a recorded one, or that have another type. Arrays are compared by
 * their first elements.
 */
export const lacks = (value: unknown, recorded: unknown, path = "$"): ReadonlyArray<string> => {
  if (kindOf(value) !== kindOf(recorded)) return [`${path}: ${kindOf(value)} instead of ${kindOf(recorded)}`]
  if (typeof recorded !== "object" || recorded === null) return []
  const keys = Array.isArray(recorded) ? Object.keys(recorded).slice(0, 1) : Object.keys(recorded)
  return keys.flatMap((key) => lacks(Reflect.get(value as object, key), Reflect.get(recorded, key), `${path}.${key}`))
}

const kindOf = (value: unknown): string => (value === null ? "null" : Array.isArray(value) ? "list" : typeof value)
