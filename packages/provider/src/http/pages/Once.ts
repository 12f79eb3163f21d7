/**
 * A form that is sent twice at once, by a double click or by a browser that lost the answer: it happens once, and both
 * get its answer. This process remembers for ten seconds; nothing of it is stored.
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

/** The operations of `Once`. */
export interface OnceShape {
  /**
   * Answers a form, unless the same browser sent the same form just before: then its answer is given again, if it is one
   * that `isKept` keeps. A form that is still being answered is waited for.
   */
  readonly run: <E, R>(
    request: Request,
    answer: (request: Request) => Effect.Effect<Response, E, R>,
    isKept: (response: Response) => boolean
  ) => Effect.Effect<Response, E | Refusal, R>
}

interface Kept {
  /** What the forms of one browser have in common. */
  readonly form: string
  /** Nothing where the form could not be answered. */
  readonly answer: Deferred.Deferred<Response | undefined>
  readonly until: number
}

const make = Effect.gen(function* () {
  const secrets = yield* Secrets
  const kept = new Map<string, Kept>()

  const makeRoom = (now: number) => {
    for (const [key, { until }] of kept) if (until <= now || kept.size >= maximum) kept.delete(key)
  }

  // Of a browser the last answer counts: what it did since may have undone the one before.
  const forgetOthers = (form: string, name: string) => {
    for (const [key, other] of kept) {
      if (key !== name && other.form === form && Deferred.isDoneUnsafe(other.answer)) kept.delete(key)
    }
  }

  return Once.of({
    run: Effect.fn("Once.run")(function* <E, R>(
      request: Request,
      answer: (request: Request) => Effect.Effect<Response, E, R>,
      isKept: (response: Response) => boolean
    ) {
      const form = Cookies.form(request)
      if (request.method !== "POST" || form === undefined) return yield* answer(request)
      const { headers, url } = request
      const body = yield* Payload.text(request, Form.maximumBytes)
      const again = new Request(url, { method: "POST", headers, body })
      const sent = [url, form, headers.get("sec-fetch-site"), body].join("\n")
      const name = yield* secrets.digest(Redacted.make(sent))
      const now = yield* Clock.currentTimeMillis
      const known = kept.get(name)
      if (known !== undefined && known.until > now) {
        const given = yield* Deferred.await(known.answer)
        return given === undefined ? yield* answer(again) : given.clone()
      }
      makeRoom(now)
      const first = Deferred.makeUnsafe<Response | undefined>()
      kept.set(name, { form, answer: first, until: now + window })
      const response = yield* Effect.onExit(answer(again), (exit) =>
        Effect.sync(() => {
          const given = Exit.isSuccess(exit) ? exit.value : undefined
          if (given === undefined || !isKept(given)) kept.delete(name)
          Deferred.doneUnsafe(first, Effect.succeed(given))
          forgetOthers(form, name)
        })
      )
      return response.clone()
    })
  })
})

/**
 * Lets a form happen once.
 *
 * @since 0.1.0
 */
export class Once extends Context.Service<Once, OnceShape>()("@portico/provider/http/pages/Once") {}

/** `Once` in this process. */
export const layer: Layer.Layer<Once, never, Secrets> = Layer.effect(Once, make)

/** Milliseconds for which an answer is given again. */
export const window = 10_000

const maximum = 1000
