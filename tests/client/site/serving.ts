import * as Site from "@portico/client/site/Site"

/** A request that was sent. */
export interface Sent {
  readonly method: string
  readonly path: string
  readonly authorization: string | null
  readonly body: unknown
}

export const now = 1_700_000_000_000

export const tokens = {
  accessToken: { value: "ACCESS", expiresAt: now / 1000 + 3600 },
  refreshToken: { value: "REFRESH", role: "visitor" }
} as const

export const noTokens = { accessToken: { value: "", expiresAt: 0 }, refreshToken: { value: "", role: "none" } } as const

/** Creates a site whose provider responds with `answer`, and records the requests. */
export const serving = (answer: (sent: Sent, index: number) => Response, options: Partial<Site.Options> = {}) => {
  const sent: Array<Sent> = []
  const fetch = async (input: string | URL | Request, init?: RequestInit) => {
    const request = new Request(input, init)
    const text = await request.text()
    const one = {
      method: request.method,
      path: new URL(request.url).pathname,
      authorization: request.headers.get("authorization"),
      body: text === "" ? undefined : JSON.parse(text)
    }
    return answer(one, sent.push(one) - 1)
  }
  const site = Site.make({ clientId: "shop", host: "https://api.example", tokens, fetch, now: () => now, ...options })
  return { site, sent }
}

/** Creates a refusal in the provider's envelope. */
export const refused = (status: number, code: string, data?: unknown): Response =>
  Response.json(
    { message: "no", details: { applicationError: { code, description: "no", data } } },
    { status, headers: { "x-wix-request-id": "REQ-1" } }
  )
