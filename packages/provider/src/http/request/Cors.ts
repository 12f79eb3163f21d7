/**
 * Calls from pages of other origins. A call proves itself by its token and never by a cookie, so every origin may call.
 *
 * @since 0.1.0
 */
import { header } from "@portico/contract/Refusal"

/** Answers a browser that asks whether it may call. */
export const preflight = (request: Request): Response => {
  const asked = (request.headers.get("access-control-request-headers") ?? "").split(",").map((name) => name.trim())
  return allow(
    new Response(null, {
      status: 204,
      headers: {
        "access-control-allow-methods": "GET, POST",
        "access-control-allow-headers": asked.filter((name) => allowed.test(name)).join(", "),
        "access-control-max-age": "7200",
        vary: "access-control-request-headers"
      }
    })
  )
}

/** Lets pages of every origin read an answer, and the headers that the client needs. */
export const allow = (response: Response): Response => {
  response.headers.set("access-control-allow-origin", "*")
  response.headers.set("access-control-expose-headers", exposed)
  return response
}

const exposed = Object.values(header).join(", ")

// The headers of the client, those of the hosted provider's client, the scenario of a test and trace headers.
const allowed =
  /^(authorization|content-type|accept|x-wix-[\w-]+|x-scenario|traceparent|tracestate|baggage|b3|x-b3-\w+)$/i
