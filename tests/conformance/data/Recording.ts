/** All recorded exchanges of the calls in data.md §7, ready to be sent. */
import { type Message, type Recorded, recorded } from "../Recording.ts"

/** A request with its payload as JSON. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly query: string
  readonly body: unknown
}

/** A recorded exchange, and the earlier ones of its case. */
export interface Exchange extends Recorded {
  readonly before: ReadonlyArray<Recorded>
}

const all = recorded("data", (path) => path.startsWith("/v2/"))

const isEarlier = (id: string, than: string): boolean => {
  const [name, step = "0"] = than.split("+")
  const [own, earlier = "0"] = id.split("+")
  return own === name && Number(earlier) < Number(step)
}

export const exchanges: ReadonlyArray<Exchange> = all.map((exchange) => ({
  ...exchange,
  before: all.filter(({ id }) => isEarlier(id, exchange.id))
}))

/** Returns the payload of a request. */
export const payloadOf = ({ body, query }: Message): Readonly<Record<string, unknown>> =>
  (typeof query === "object" ? (query as { readonly ".r": object })[".r"] : (body ?? {})) as Readonly<
    Record<string, unknown>
  >

/** Returns a request as it is sent, with its cursor replaced. */
export const sentOf = ({ body, method, path, query }: Message, cursor: string | undefined): Sent => {
  const ready = (value: unknown): unknown => withCursor(unfolded(value), cursor)
  const text =
    typeof query === "object"
      ? `.r=${Buffer.from(JSON.stringify(ready((query as { readonly ".r": object })[".r"]))).toString("base64url")}`
      : (query ?? "")
  return { method, path, query: text, body: body === undefined || body === null ? undefined : ready(body) }
}

// The recorder writes a long array as `{ "$$repeat": [element, times] }`.
const unfolded = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(unfolded)
  if (typeof value !== "object" || value === null) return value
  if ("$$repeat" in value) {
    const [element, times] = value.$$repeat as readonly [unknown, number]
    return Array.from({ length: times }, () => unfolded(element))
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, unfolded(inner)]))
}

const withCursor = (value: unknown, cursor: string | undefined): unknown => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) =>
      key === "cursor" && cursor !== undefined ? [key, cursor] : [key, withCursor(inner, cursor)]
    )
  )
}
