/**
 * The requests and responses that are sent over a network.
 *
 * @since 0.1.0
 */
import type * as Effect from "effect/Effect"
import { Unreachable } from "../Failure.ts"
import type { Body } from "./Body.ts"
import type { TraceHeaders } from "./TraceContext.ts"

/** An HTTP request. `body` is a JSON string. `timeout` is in milliseconds. */
export interface HttpRequest {
  readonly method: "GET" | "POST"
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | undefined
  readonly trace: TraceHeaders
  readonly timeout: number
}

/** An HTTP response with its complete body. */
export interface HttpResponse {
  readonly status: number
  /** The reason phrase of the status. Empty if the connection carries none, as with HTTP/2. */
  readonly statusText: string | undefined
  readonly header: (name: string) => string | undefined
  readonly body: Body
}

/**
 * Sends a request and returns its response. Fails with the reason why there is no response, or if the body is not
 * complete within the timeout. Interrupting the effect aborts the request and the reading of the response.
 */
export type Send = (request: HttpRequest) => Effect.Effect<HttpResponse, Unreachable>

/** Returns the failure of a request without a complete response within a timeout in milliseconds. */
export const timedOut = (timeout: number): Unreachable =>
  new Unreachable({ cause: new Error(`No response within ${timeout} ms.`) })
