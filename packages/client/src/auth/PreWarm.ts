/**
 * Pre-warming (auth.md §2, §9): a hidden frame loads a redirect session ahead of time, at most once in seven days, so
 * that the provider's pages are warm at the first sign-in.
 *
 * @since 0.1.0
 */
import { createRedirectSession } from "@portico/contract/codecs/auth/OptionalCalls"
import { preWarmFrameTimeout, preWarmInterval } from "@portico/contract/Limits"
import * as Cause from "effect/Cause"
import * as Context from "effect/Context"
import * as Data from "effect/Data"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Span from "../transport/internal/Span.ts"
import * as Clock from "../transport/internal/Clock.ts"
import { Frame } from "../session/Frame.ts"
import { SiteStorage } from "../session/SiteStorage.ts"
import { TabLock } from "../session/TabLock.ts"
import { logError } from "../transport/internal/Log.ts"
import { Settings } from "../transport/Settings.ts"
import { Transport } from "../transport/Transport.ts"
import { addressOf } from "./Authorization.ts"
import { withOutcome } from "./internal/Outcome.ts"

/** The operations of `PreWarm`. */
export interface PreWarmShape {
  /**
   * Pre-warms a redirect session, unless that was done within the last 604 800 000 ms. `force` skips this check. Never
   * fails: an error is logged, and the next run tries again.
   */
  readonly run: (options?: { readonly force?: boolean }) => Effect.Effect<void>
}

/** Pre-warms redirect sessions. */
export class PreWarm extends Context.Service<PreWarm, PreWarmShape>()("@portico/client/auth/PreWarm") {}

/** The storage name of the time of the last run, in milliseconds since the epoch. */
export const lastRunName = "preWarm"

const make = Effect.gen(function* () {
  const { clientId } = yield* Settings
  const transport = yield* Transport
  const frame = yield* Frame
  const storage = yield* SiteStorage
  const { withLock } = yield* TabLock

  const warm = Effect.gen(function* () {
    yield* storage.remove(lastRunName)
    const { redirectSession } = yield* transport.call(createRedirectSession, { login: {} }, { purpose: "visitor" })
    const url = yield* Effect.mapError(addressOf(redirectSession, undefined), () => new NoRedirectUrl())
    const loaded = yield* Deferred.make<void>()
    yield* frame.open(url, [], ({ _tag }) => {
      if (_tag === "Loaded") Deferred.doneUnsafe(loaded, Effect.void)
    })
    yield* Deferred.await(loaded).pipe(
      Clock.timeoutOrElse({ duration: preWarmFrameTimeout, orElse: () => Effect.fail(new NotLoaded()) })
    )
    yield* storage.write(lastRunName, String(yield* Clock.currentTimeMillis))
  }).pipe(Effect.scoped)

  // A stored value that is not a number makes the comparison false, so the page is pre-warmed. A time in the future
  // makes it true.
  const isSynced = Effect.gen(function* () {
    const last = yield* storage.read(lastRunName)
    return last !== undefined && (yield* Clock.currentTimeMillis) - Number(last) < preWarmInterval
  })

  const run = Span.fn("PreWarm.run")(
    function* ({ force = false }: { readonly force?: boolean } = {}) {
      if (force || !(yield* isSynced)) yield* warm
    },
    (effect) => withLock(`portico.preWarm.${clientId}`, effect),
    withOutcome,
    Effect.catch((error) => logError(error.message)),
    Effect.catchCause((cause) =>
      Cause.hasInterruptsOnly(cause) ? Effect.failCause(cause) : logError("Pre-warming the sign-in page failed.")
    )
  )

  return { run } satisfies PreWarmShape
})

/** `PreWarm` over redirect sessions and a hidden frame. Provide a client's layer to it. */
export const layer: Layer.Layer<PreWarm, never, Settings | Transport | Frame | SiteStorage | TabLock> = Layer.effect(
  PreWarm,
  make
)

class NoRedirectUrl extends Data.TaggedError("NoRedirectUrl")<{}> {
  override get message(): string {
    return "No redirect URL found"
  }
}

class NotLoaded extends Data.TaggedError("NotLoaded")<{}> {
  override get message(): string {
    return `The pre-warmed page did not load within ${preWarmFrameTimeout} ms.`
  }
}
