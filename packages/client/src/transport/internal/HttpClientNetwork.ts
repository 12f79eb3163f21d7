/**
 * Sends HTTP requests with Effect's `HttpClient`.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as HttpClient from "effect/http/HttpClient"
import * as HttpClientRequest from "effect/http/HttpClientRequest"
import * as HttpClientResponse from "effect/http/HttpClientResponse"
import * as Layer from "effect/Layer"
import * as Option from "effect/Option"
import * as Clock from "./Clock.ts"
import { Unreachable } from "../Failure.ts"
import type { Settings } from "../Settings.ts"
import { ofBytes } from "./BytesBody.ts"
import * as Exchange from "./Exchange.ts"
import { type Send, timedOut } from "./Network.ts"

/** Sends requests with the `HttpClient` of the environment. */
export const send: Effect.Effect<Send, never, HttpClient.HttpClient> = Effect.map(
  HttpClient.HttpClient,
  (client): Send =>
    ({ body, headers, method, timeout, trace, url }) =>
      Effect.withFiber((fiber) => {
        const bare = HttpClientRequest.make(method)(url, {
          headers: fiber.getRef(HttpClient.TracerPropagationEnabled) ? { ...trace, ...headers } : headers
        })
        const request = body === undefined ? bare : HttpClientRequest.bodyText(bare, body, headers["content-type"])
        return client.execute(request).pipe(
          // The client's own span would record the whole URL, and would retain the request with its body.
          Effect.provideService(HttpClient.TracerDisabledWhen, () => true),
          Effect.flatMap((response) =>
            Effect.map(response.arrayBuffer, (buffer) => ({
              status: response.status,
              // Effect's response does not expose the reason phrase.
              statusText: Option.getOrUndefined(HttpClientResponse.toWeb(response))?.statusText,
              header: (name: string) => response.headers[name],
              body: ofBytes(buffer)
            }))
          ),
          // The client's error contains the request, and thus the token and the body, so only its underlying cause is
          // used.
          Effect.mapError(
            ({ reason }) =>
              new Unreachable({ cause: ("cause" in reason ? reason.cause : undefined) ?? new Error(reason._tag) })
          ),
          Clock.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(timedOut(timeout)) })
        )
      })
)

/** A layer that provides `Exchange` over an `HttpClient`. */
export const layer: Layer.Layer<Exchange.Exchange, never, Settings | HttpClient.HttpClient> = Exchange.layerOver(send)
