/**
 * Deduplicates form submissions. If a double click or a browser that lost the response submits a form twice, it is
 * processed once and both requests receive the same response. Responses are cached in memory for ten seconds and never
 * persisted.
 *
 * @since 0.1.0
 */
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import type { Refusal } from "../../engine/value/Refusal.ts"
import { Secrets } from "../../engine/identity/Secrets.ts"
import * as Payload from "../request/Payload.ts"
import * as Cookies from "./Cookies.ts"
import * as Form from "./Form.ts"

/** The operations of `SubmitOnce`. */
export interface SubmitOnceShape {
  /**
   * Processes a form submission. If the same browser just submitted the same form, returns the cached response,
   * provided that `isCacheable` accepts it. If that submission is still being processed, waits for its response.
   */
  readonly run: <E, R>(
    request: Request,
    respond: (request: Request) => Effect.Effect<Response, E, R>,
    isCacheable: (response: Response) => boolean
  ) => Effect.Effect<Response, E | Refusal, R>
}

interface CachedResponse {
  /** The form cookie, which all forms of a browser share. */
  readonly form: string
  /** Resolves to undefined if the form could not be processed. */
  readonly response: Deferred.Deferred<Response | undefined>
  readonly until: number
}

const make = Effect.gen(function* () {
  const secrets = yield* Secrets
  const responses = new Map<string, CachedResponse>()

  const makeRoom = (now: number) => {
    for (const [key, { until }] of responses) if (until <= now || responses.size >= maximum) responses.delete(key)
  }

  // Only a browser's latest response stays cached. Its later submission may have undone an earlier one, so the earlier
  // form must be processed again.
  const forgetOthers = (form: string, name: string) => {
    for (const [key, other] of responses) {
      if (key !== name && other.form === form && Deferred.isDoneUnsafe(other.response)) responses.delete(key)
    }
  }

  return SubmitOnce.of({
    run: Effect.fn("SubmitOnce.run")(function* <E, R>(
      request: Request,
      respond: (request: Request) => Effect.Effect<Response, E, R>,
      isCacheable: (response: Response) => boolean
    ) {
      const form = Cookies.form(request)
      if (request.method !== "POST" || form === undefined) return yield* respond(request)
      const { headers, url } = request
      const body = yield* Payload.text(request, Form.maximumBytes)
      const copy = new Request(url, { method: "POST", headers, body })
      const sent = [url, form, headers.get("sec-fetch-site"), body].join("\n")
      const name = yield* secrets.digest(Redacted.make(sent))
      const now = yield* Clock.currentTimeMillis
      const known = responses.get(name)
      if (known !== undefined && known.until > now) {
        const cached = yield* Deferred.await(known.response)
        return cached === undefined ? yield* respond(copy) : cached.clone()
      }
      makeRoom(now)
      const first = Deferred.makeUnsafe<Response | undefined>()
      responses.set(name, { form, response: first, until: now + replayWindow })
      const response = yield* Effect.onExit(respond(copy), (exit) =>
        Effect.sync(() => {
          const given = Exit.isSuccess(exit) ? exit.value : undefined
          if (given === undefined || !isCacheable(given)) responses.delete(name)
          Deferred.doneUnsafe(first, Effect.succeed(given))
          forgetOthers(form, name)
        })
      )
      return response.clone()
    })
  })
})

/**
 * Processes each form submission once.
 *
 * @since 0.1.0
 */
export class SubmitOnce extends Context.Service<SubmitOnce, SubmitOnceShape>()(
  "@portico/provider/http/pages/SubmitOnce"
) {}

/** Provides `SubmitOnce` with an in-memory cache for this process. */
export const layer: Layer.Layer<SubmitOnce, never, Secrets> = Layer.effect(SubmitOnce, make)

/** Milliseconds for which a response is cached. */
export const replayWindow = 10_000

const maximum = 1000
