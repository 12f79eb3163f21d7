import type { FrameEvent } from "@portico/client/session/Frame"
import * as Effect from "effect/Effect"
import * as TestClock from "effect/testing/TestClock"
import { frameOf } from "../client/auth/auth.ts"
import { now, plain, storeOf } from "../client/session/session.ts"
import type { Case } from "./authCases.ts"
import { operations } from "./authOperations.ts"
import { open } from "./authSite.ts"
import type { Fetch, Network, Sent } from "./network.ts"

/** The result of a call. */
export type Outcome = { readonly value: unknown } | { readonly error: unknown }

/** The result of a case, and what was sent for it. */
export interface Observed {
  readonly outcome: Outcome
  readonly sent: ReadonlyArray<Sent>
  /** The requests of one more call of the same site: their headers show what the site remembers. */
  readonly afterwards: ReadonlyArray<Sent>
}

/** The options for running a case. */
export interface RunOptions {
  /** Replaces the network's own `fetch`. */
  readonly fetch?: Fetch
  /** Whether the call waits between attempts. */
  readonly isRetried?: boolean
}

/** Runs the input of a case over a site whose requests go through `fetch` to a network. */
export const observe = Effect.fnUntraced(function* (
  one: Case,
  network: Network,
  { fetch = network.fetch, isRetried = false }: RunOptions = {}
) {
  const { input, operation } = one
  const isEmpty = /^(generateVisitorTokens|oauth2\/token|getTokens)$/.test(operation)
  const store = storeOf(input.tokens ?? (isEmpty ? undefined : plain("ACCESS", now + 3600, "REFRESH", "visitor")))
  yield* TestClock.setTime(now * 1000)
  const { auth, run } = yield* open(one, fetch, store, frameFor(one, network))

  const call = async (): Promise<unknown> => operations[operation]?.(auth, input, network.sent, run)
  const called = Effect.promise(() =>
    call().then(
      (value): Outcome => ({ value }),
      (error: unknown): Outcome => ({ error })
    )
  )
  const outcome = yield* isRetried ? waiting(called) : called
  const sent = [...network.sent]
  yield* waiting(Effect.exit(Effect.tryPromise(() => auth.generateVisitorTokens())))

  return { outcome, sent, afterwards: network.sent.slice(sent.length) }
}, Effect.scoped)

/** Advances the clock until an effect ends, so that its attempts do not wait. */
const waiting = <A, E, R>(effect: Effect.Effect<A, E, R>) =>
  Effect.raceFirst(
    effect,
    Effect.forever(
      Effect.andThen(
        Effect.promise(() => new Promise((resolve) => setImmediate(resolve))),
        TestClock.adjust("1 second")
      )
    )
  )

/** The hidden frame of a case, with the messages that its page posts. */
const frameFor = ({ input }: Case, { sent }: Network) =>
  frameOf((post: (event: FrameEvent) => void) => {
    const { auth } = (sent[0]?.body ?? {}) as {
      readonly auth?: { readonly authRequest: { readonly state: string } }
    }
    post({ _tag: "Loaded" })
    for (const message of input.frameMessages ?? [input.frameMessage ?? null]) {
      const text = JSON.stringify(message === "no data" ? null : message)
      post({ _tag: "Message", data: JSON.parse(text.replace("<state>", auth?.authRequest.state ?? "")) })
    }
  })
