import type { Fetch } from "./network.ts"

/** The result of a call. */
type Outcome = { readonly value: unknown } | { readonly error: unknown }

/** A client with one defect, built from the client itself by changes of its requests or of its results. */
export interface Mutant {
  readonly name: string
  /** The APIs whose cases must reveal the defect. */
  readonly apis: ReadonlyArray<"auth" | "data">
  readonly fetch?: (fetch: Fetch) => Fetch
  readonly outcome?: (outcome: Outcome) => Outcome
}

const both = ["auth", "data"] as const

const requests =
  (change: (request: Request) => Request | Promise<Request>) =>
  (fetch: Fetch): Fetch =>
  async (input, init) =>
    fetch(await change(new Request(input, init)))

const withoutHeader = (name: string) =>
  requests((request) => {
    const headers = new Headers(request.headers)
    headers.delete(name)
    return new Request(request, { headers })
  })

const bodies = (change: (body: string) => string) =>
  requests(async (request) => {
    const body = await request.clone().text()
    return body === "" ? request : new Request(request, { method: request.method, body: change(body) })
  })

const packed = (change: (json: string) => string) =>
  requests((request) => {
    const url = new URL(request.url)
    const payload = url.searchParams.get(".r")
    if (payload === null) return request
    url.searchParams.set(".r", Buffer.from(change(Buffer.from(payload, "base64url").toString())).toString("base64url"))
    return new Request(url, request)
  })

const everywhere = (change: (json: string) => string) => (fetch: Fetch) => bodies(change)(packed(change)(fetch))

const errors =
  (change: (error: Error) => unknown) =>
  (outcome: Outcome): Outcome =>
    "error" in outcome && outcome.error instanceof Error ? { error: change(outcome.error) } : outcome

const values =
  (change: (value: unknown) => unknown) =>
  (outcome: Outcome): Outcome =>
    "value" in outcome ? { value: change(outcome.value) } : outcome

const withFields = (fields: (error: Error) => Readonly<Record<string, unknown>>) =>
  errors((error) =>
    Object.defineProperties(
      error,
      Object.fromEntries(Object.entries(fields(error)).map(([key, value]) => [key, { value, enumerable: true }]))
    )
  )

const anonymousGrant = { clientId: "CLIENT", grantType: "anonymous" }

const isGrant = (input: Parameters<Fetch>[0]): boolean => new URL(new Request(input).url).pathname === "/oauth2/token"

/** `status` is zero after a network error. */
const repeating =
  (isRepeated: (status: number, method: string) => boolean) =>
  (fetch: Fetch): Fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const again = request.clone()
    const response = await fetch(request).catch((error: unknown) => error)
    if (isRepeated(response instanceof Response ? response.status : 0, again.method)) return fetch(again)
    if (response instanceof Response) return response
    throw response
  }

/** A client without a defect, whose requests and results pass through the changes of the mutants: no case may reveal it. */
export const control: Mutant = {
  name: "changes nothing",
  apis: both,
  fetch: (fetch) => withoutHeader("x-other")(everywhere((json) => json)(repeating(() => false)(fetch))),
  outcome: (outcome) => errors((error) => error)(values((value) => value)(outcome))
}

/** Clients with one defect each. The recorded cases must reveal every one. */
export const mutants: ReadonlyArray<Mutant> = [
  { name: "does not repeat X-Wix-Consistent", apis: both, fetch: withoutHeader("x-wix-consistent") },
  {
    name: "does not repeat X-Wix-Consistent after an error",
    apis: both,
    fetch: (fetch) => {
      let hasFailed = false
      return async (input, init) => {
        const response = await (hasFailed ? withoutHeader("x-wix-consistent")(fetch) : fetch)(input, init)
        hasFailed = response.status !== 200
        return response
      }
    }
  },
  {
    name: "repeats the first value of X-Wix-Consistent forever",
    apis: both,
    fetch: (fetch) => {
      let first: string | null = null
      return requests((request) => {
        first ??= request.headers.get("x-wix-consistent")
        const headers = new Headers(request.headers)
        if (first !== null) headers.set("x-wix-consistent", first)
        return new Request(request, { headers })
      })(fetch)
    }
  },
  { name: "sends no access token", apis: both, fetch: withoutHeader("authorization") },
  { name: "sends no content type", apis: both, fetch: withoutHeader("content-type") },
  {
    name: "requests an anonymous grant before its first call",
    apis: both,
    fetch: (fetch) => {
      let isFirst = true
      return async (input, init) => {
        if (isFirst && !isGrant(input)) {
          isFirst = false
          await fetch("https://api.example/oauth2/token", {
            method: "POST",
            headers: { "content-type": "application/json" },
            body: JSON.stringify(anonymousGrant)
          }).catch(() => undefined)
        }
        return fetch(input, init)
      }
    }
  },
  {
    name: "sends a POST again after a 5xx",
    apis: both,
    fetch: repeating((status, method) => method === "POST" && status >= 500)
  },
  { name: "sends every request again after a network error", apis: both, fetch: repeating((status) => status === 0) },
  {
    name: "sends everything to the edge host",
    apis: ["auth"],
    fetch: requests((request) => new Request(request.url.replace("api.example", "edge.example"), request))
  },
  {
    name: "sends everything to the API host",
    apis: both,
    fetch: requests((request) => new Request(request.url.replace("edge.example", "api.example"), request))
  },
  {
    name: "sends paging instead of cursorPaging",
    apis: ["data"],
    fetch: everywhere((json) => json.replaceAll('"cursorPaging"', '"paging"'))
  },
  {
    name: "sends dates as strings",
    apis: ["data"],
    fetch: everywhere((json) => json.replaceAll(/\{"\$date":("[^"]+")\}/g, "$1"))
  },
  {
    name: "drops the sort of a query",
    apis: ["data"],
    fetch: everywhere((json) => json.replaceAll(/"sort":\[[^\]]*\]/g, '"sort":[]'))
  },
  {
    name: "drops the options of a call",
    apis: ["data"],
    fetch: everywhere((json) => json.replaceAll(/,"suppressHooks":(true|false)/g, ""))
  },
  {
    name: "sends the verifier of another flow",
    apis: ["auth"],
    fetch: bodies((json) => json.replace(/,"codeVerifier":"[^"]+"/, ""))
  },
  {
    name: "reports every error as a validation error",
    apis: ["data"],
    outcome: withFields(() => ({ kind: "WD_VALIDATION_ERROR" }))
  },
  {
    name: "reports every error as an unknown error",
    apis: ["data"],
    outcome: withFields(() => ({ kind: "WD_UNKNOWN_ERROR" }))
  },
  {
    name: "takes the code of the last problem",
    apis: ["data"],
    outcome: withFields((error) => {
      const problems = (Reflect.get(error, "problems") ?? []) as ReadonlyArray<{ readonly code: string }>
      const code: unknown = problems.at(-1)?.code ?? Reflect.get(error, "code")
      return { code, name: code }
    })
  },
  {
    name: "lists the first problem only",
    apis: ["data"],
    outcome: withFields((error) => ({
      problems: ((Reflect.get(error, "problems") ?? []) as ReadonlyArray<unknown>).slice(0, 1)
    }))
  },
  {
    name: "returns FAILURE for every error",
    apis: ["auth"],
    outcome: (outcome) =>
      "error" in outcome && outcome.error instanceof Error
        ? { value: { loginState: "FAILURE", error: outcome.error.message } }
        : outcome
  },
  {
    name: "rejects with a system error for every error",
    apis: ["auth"],
    outcome: withFields(() => ({ cause: { _tag: "SystemError" } }))
  },
  {
    name: "rejects with an application error for every error",
    apis: ["auth"],
    outcome: withFields(() => ({ cause: { _tag: "ApplicationError" } }))
  },
  { name: "loses the request id", apis: both, outcome: withFields(() => ({ requestId: undefined })) },
  { name: "loses the details of an error", apis: both, outcome: withFields(() => ({ details: {} })) },
  {
    name: "changes the message of every error",
    apis: both,
    outcome: withFields(() => ({ message: "Something went wrong." }))
  },
  {
    name: "returns the details of a failed login without their cause",
    apis: ["auth"],
    outcome: values((value) =>
      typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : value
    )
  },
  {
    name: "returns undefined for every result",
    apis: both,
    outcome: values(() => undefined)
  },
  {
    name: "returns dates as strings",
    apis: ["data"],
    outcome: values((value) => (value === undefined ? undefined : (JSON.parse(JSON.stringify(value)) as unknown)))
  }
]
