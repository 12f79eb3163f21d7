/**
 * Cross-origin calls. Every origin may call, because a call authenticates with its token and never with a cookie.
 *
 * @since 0.1.0
 */
import { header } from "@portico/contract/Refusal"

/** Returns the response to a CORS preflight request. Allows the requested headers that are in `allowed`. */
export const preflight = (request: Request): Response => {
  const requested = (request.headers.get("access-control-request-headers") ?? "").split(",").map((name) => name.trim())
  return allow(
    new Response(null, {
      status: 204,
      headers: {
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": requested.filter((name) => allowed.test(name)).join(", "),
        "access-control-max-age": "7200",
        vary: "access-control-request-headers"
      }
    })
  )
}

/** Adds the headers that let pages of every origin read a response and the headers that the client needs. */
export const allow = (response: Response): Response => {
  response.headers.set("access-control-allow-origin", "*")
  response.headers.set("access-control-expose-headers", exposed)
  return response
}

const exposed = Object.values(header).join(", ")

// Headers of Portico's client, of the hosted provider's client, of test scenarios and of tracing.
const allowed =
  /^(authorization|content-type|accept|x-wix-[\w-]+|x-scenario|traceparent|tracestate|baggage|b3|x-b3-\w+)$/i
