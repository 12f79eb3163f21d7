import * as Effect from "effect/Effect"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientError from "effect/http/HttpClientError"
import type * as HttpClientRequest from "effect/http/HttpClientRequest"
import * as HttpClientResponse from "effect/http/HttpClientResponse"
import * as Layer from "effect/Layer"

/** A request that was sent. */
export interface Sent {
  readonly method: string
  readonly origin: string
  readonly path: string
  /** The query string, without its question mark. */
  readonly query: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
}

/** The reply to a request: a response, a network failure, or an effect that decides when to respond. */
export type Reply = Response | "offline" | Effect.Effect<Response>

/** A network with scripted replies that records the requests. */
export interface Network {
  readonly sent: Array<Sent>
  readonly layer: Layer.Layer<HttpClient.HttpClient>
}

/** Creates a network that replies with a function of the request and its index. */
export const network = (reply: (sent: Sent, index: number) => Reply): Network => {
  const sent: Array<Sent> = []
  const client = HttpClient.make((request, url) =>
    Effect.suspend(() => {
      const now = record(request, url)
      const answer = reply(now, sent.push(now) - 1)
      if (answer === "offline") return Effect.fail(offline(request))
      const response = answer instanceof Response ? Effect.succeed(answer) : answer
      return Effect.map(response, (web) => HttpClientResponse.fromWeb(request, web))
    })
  )
  return { sent, layer: Layer.succeed(HttpClient.HttpClient, client) }
}

/** Creates a network that replies in turn. Another request is an error in the test. */
export const replies = (...answers: ReadonlyArray<Reply>): Network =>
  network((sent, index) => {
    const answer = answers[index]
    if (answer === undefined) throw new Error(`Nothing answers request ${index + 1}: ${sent.method} ${sent.path}`)
    return answer
  })

/** Creates a JSON response. */
export const json = (body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Response =>
  Response.json(body, { status, headers })

/** Creates a response with a string body. */
export const text = (body: string, status: number, init: ResponseInit = {}): Response =>
  new Response(body, { ...init, status })

/** Creates the response of a token request. */
export const granted = (access: string, refresh: string, expiresIn = 14_400): Response =>
  json({ access_token: access, expires_in: expiresIn, refresh_token: refresh, token_type: "Bearer" })

/** Creates a refusal in the provider's envelope. */
export const refused = (status: number, code: string | number, description = "no"): Response =>
  json({ message: description, details: { applicationError: { code, description } } }, status, {
    "x-wix-request-id": "REQ-1"
  })

const record = (request: HttpClientRequest.HttpClientRequest, url: URL): Sent => ({
  method: request.method,
  origin: url.origin,
  path: url.pathname,
  query: url.search.slice(1),
  headers: { ...request.headers },
  body: bodyOf(request)
})

const bodyOf = ({ body }: HttpClientRequest.HttpClientRequest): unknown =>
  body._tag === "Uint8Array" ? JSON.parse(new TextDecoder().decode(body.body)) : undefined

const offline = (request: HttpClientRequest.HttpClientRequest) =>
  new HttpClientError.HttpClientError({
    reason: new HttpClientError.TransportError({ request, cause: new TypeError("fetch failed") })
  })
