/**
 * The machine of a visible captcha. It shows the captcha while its element exists, and reloads it on request.
 *
 * @since 0.1.0
 */
import { Captcha, type RenderOptions, type WidgetStatus } from "@portico/client/auth/Captcha"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Queue from "effect/Queue"
import type * as Atom from "effect/reactivity/Atom"
import { ofCaptcha } from "../../problem/EntryProblem.ts"
import { make, type Problem } from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { CaptchaState } from "./Captcha.ts"

/** The events of a captcha. */
export type CaptchaEvent =
  | { readonly _tag: "Show"; readonly container: HTMLElement; readonly options: RenderOptions }
  | { readonly _tag: "Hide" }
  | { readonly _tag: "StatusChanged"; readonly status: WidgetStatus }
  | { readonly _tag: "Broken"; readonly problem: Problem }

/** Creates the machine of a visible captcha. */
export const captchaMachine = (): Atom.Writable<CaptchaState, CaptchaEvent> =>
  machine<CaptchaState, CaptchaEvent>({
    initial: hidden,
    reduce,
    invoke: (event, _, send) => {
      if (event._tag === "Show") return show(event, send)
      return event._tag === "Hide" ? Effect.void : undefined
    },
    crashed: () => ({ _tag: "Broken", problem: make("captchaFailed") })
  })

/** Returns the state after an event. Returns the same state if the event has no effect in it. */
export const reduce = (state: CaptchaState, event: CaptchaEvent): CaptchaState => {
  switch (event._tag) {
    case "Show":
      return { _tag: "Loading" }
    case "Hide":
      return hidden
    case "StatusChanged":
      return state._tag === "Hidden" ? state : states[event.status]
    case "Broken":
      return state._tag === "Hidden"
        ? state
        : { _tag: event.problem.key === "captchaBlocked" ? "Blocked" : "Failed", problem: event.problem }
  }
}

const hidden: CaptchaState = { _tag: "Hidden" }

const states: Readonly<Record<WidgetStatus, CaptchaState>> = {
  unsolved: { _tag: "Ready" },
  solved: { _tag: "Solved" },
  expired: { _tag: "Expired" },
  failed: { _tag: "Failed", problem: make("captchaFailed") }
}

type Show = Extract<CaptchaEvent, { readonly _tag: "Show" }>

const show = ({ container, options }: Show, send: Send<CaptchaEvent>): Effect.Effect<void> =>
  Effect.gen(function* () {
    const captcha = Option.getOrUndefined(yield* Effect.serviceOption(Captcha))
    if (captcha === undefined || !captcha.kinds.includes("visible")) return yield* send({ _tag: "Hide" })
    // The widget's callback runs outside of any effect.
    const changes = yield* Queue.unbounded<WidgetStatus>()
    yield* captcha.render(container, { ...options, onChange: (status) => void Queue.offerUnsafe(changes, status) })
    yield* send({ _tag: "StatusChanged", status: "unsolved" })
    return yield* Effect.forever(
      Effect.flatMap(Queue.take(changes), (status) => send({ _tag: "StatusChanged", status }))
    )
  }).pipe(
    Effect.catch((error) => send({ _tag: "Broken", problem: ofCaptcha(error) })),
    Effect.scoped
  )
