/** The origins of the recorded hosts. */
export const hosts = { api: "https://api.example", edge: "https://edge.example" }

/** A request as it was recorded. `query` is the query string, or the decoded JSON of its `.r` parameter. */
export interface Exchanged {
  readonly method: string
  readonly host: string
  readonly path: string
  readonly query?: unknown
  readonly headers: Readonly<Record<string, string>>
  readonly body?: unknown
}

/** A response as it was recorded. */
export interface Answer {
  readonly status?: number
  readonly statusText?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
  readonly rawBody?: string
  readonly networkError?: string
}

/** A request as it was sent. */
export interface Sent extends Exchanged {
  /** The value of `X-Wix-Consistent` that the request carried. */
  readonly consistent: string | undefined
  /** The value that it had to carry: the latest one of any earlier response. */
  readonly latest: string | undefined
}

/** The type of the global `fetch`. */
export type Fetch = typeof globalThis.fetch

/** A network of recorded responses. */
export interface Network {
  readonly fetch: Fetch
  readonly sent: ReadonlyArray<Sent>
}

/**
 * Creates a network that returns recorded responses in turn, the last one from then on, and records every request, token
 * grants included. Every response carries a value of `X-Wix-Consistent` of its own.
 */
export const networkOf = (answers: ReadonlyArray<Answer>): Network => {
  const sent: Array<Sent> = []
  let latest: string | undefined
  const fetch: Fetch = async (input, init) => {
    const request = new Request(input, init)
    const expected = latest
    const index = sent.push({ ...(await exchanged(request)), ...consistencyOf(request), latest: expected }) - 1
    const {
      networkError,
      status = 200,
      statusText = "",
      ...answer
    } = answers[Math.min(index, answers.length - 1)] ?? {}
    if (networkError !== undefined) throw new TypeError(networkError)
    const headers = new Headers({ "x-wix-consistent": `CONSISTENT-${index}`, ...lowerCased(answer.headers) })
    latest = headers.get("x-wix-consistent") ?? undefined
    return new Response(answer.rawBody ?? JSON.stringify(answer.body), { status, statusText, headers })
  }
  return { fetch, sent }
}

const lowerCased = (headers: Answer["headers"] = {}) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const consistencyOf = ({ headers }: Request) => ({ consistent: headers.get("x-wix-consistent") ?? undefined })

const exchanged = async (request: Request): Promise<Exchanged> => {
  const url = new URL(request.url)
  const text = await request.text()
  const packed = url.searchParams.get(".r")
  const query =
    packed === null ? url.search.slice(1) : { ".r": JSON.parse(Buffer.from(packed, "base64url").toString()) as unknown }
  return {
    method: request.method,
    host: url.origin === hosts.api ? "api" : url.origin === hosts.edge ? "edge" : url.origin,
    path: url.pathname,
    ...(query === "" ? {} : { query }),
    headers: Object.fromEntries(
      ["authorization", "content-type"].flatMap((name) => {
        const value = request.headers.get(name)
        return value === null ? [] : [[name, value]]
      })
    ),
    ...(text === "" ? {} : { body: JSON.parse(text) as unknown })
  }
}

/** A request in a form that can be compared: the pairs of its query string are sorted. */
export const comparable = ({ body, headers, host, method, path, query }: Exchanged): unknown => ({
  method,
  host,
  path,
  headers,
  ...(body === undefined ? {} : { body }),
  ...(query === undefined || query === ""
    ? {}
    : { query: typeof query === "string" ? [...new URLSearchParams(query)].map(String).toSorted() : query })
})
