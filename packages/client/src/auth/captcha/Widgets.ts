/**
 * The widgets of a captcha vendor as a `Captcha`: the behavior that all vendors share. A `Vendor` describes the
 * differences.
 *
 * @since 0.1.0
 */
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
import * as Span from "../../transport/internal/Span.ts"
import * as Clock from "../../transport/internal/Clock.ts"
import { Settings } from "../../transport/Settings.ts"
import {
  Captcha,
  CaptchaClosed,
  CaptchaExpired,
  CaptchaFailed,
  CaptchaNotConfigured,
  type CaptchaShape,
  CaptchaTimedOut,
  type ExecuteError,
  type Kind,
  type RenderOptions
} from "../Captcha.ts"
import type { CaptchaTokens } from "../Members.ts"
import { withOutcome } from "../internal/Outcome.ts"
import { type Api, load } from "./internal/Script.ts"

export type { Api } from "./internal/Script.ts"

/** The options of every vendor's layer. */
export interface Options {
  /** The nonce of the page's content security policy, which is set on the vendor's script. */
  readonly nonce?: string
  /** The time limit of loading the vendor's script, in milliseconds. 15 000 by default. */
  readonly scriptTimeout?: number
  /** The time limit of solving a captcha, in milliseconds. 120 000 by default. */
  readonly solveTimeout?: number
}

/** The outcome of a challenge that ended without a token. */
export type Ending = "expired" | "closed"

/** The properties of a vendor's script and widgets. */
export interface Vendor {
  readonly name: string
  /** The name of the global that the script defines. */
  readonly global: string
  /** The address of the script, which must not render a widget by itself. */
  readonly url: string
  /** The name of the render parameter for the language. */
  readonly language: string
  /** The render parameters that make a widget invisible. */
  readonly invisible: Readonly<Record<string, unknown>>
  /** The names of the callbacks and the error codes for challenges that end without a token. */
  readonly endings: Readonly<Record<string, Ending>>
  /** Completes after the user has closed an invisible challenge. Set for vendors without a callback for that. */
  readonly closed?: Effect.Effect<void>
}

interface Slot {
  widget?: { readonly api: Api; readonly id: string | number }
  /** The token of a solved captcha that no call has returned yet. */
  token?: Redacted.Redacted
  /** Whether the widget must be reset before its next use, because its token was returned or discarded. */
  isSpent?: boolean
  waiting?: Deferred.Deferred<Redacted.Redacted, ExecuteError>
  onChange?: RenderOptions["onChange"]
}

/** Provides `Captcha` over a vendor's widgets. */
export const layer = (
  vendor: Vendor,
  { nonce, scriptTimeout = 15_000, solveTimeout = 120_000 }: Options = {}
): Layer.Layer<Captcha, never, Settings> =>
  Layer.effect(
    Captcha,
    Effect.gen(function* () {
      const { captchaSiteKeys } = yield* Settings
      const scope = yield* Effect.scope
      const slots: Readonly<Record<Kind, Slot>> = { visible: {}, invisible: {} }
      const turns = { visible: yield* Semaphore.make(1), invisible: yield* Semaphore.make(1) }
      const script = { vendor: vendor.name, global: vendor.global, url: vendor.url, nonce, timeout: scriptTimeout }

      const end = (slot: Slot, exit: Effect.Effect<Redacted.Redacted, ExecuteError>) => {
        const { waiting } = slot
        delete slot.waiting
        if (waiting !== undefined) Deferred.doneUnsafe(waiting, exit)
        return waiting !== undefined
      }

      const fail = (kind: Kind, code: unknown) => {
        const text = typeof code === "string" || typeof code === "number" ? String(code) : undefined
        const ending = Object.hasOwn(vendor.endings, text ?? "") ? vendor.endings[text ?? ""] : undefined
        // The user can try again in a visible widget. Only an invisible challenge has failed at this point.
        if (ending !== undefined && kind === "visible") return
        const failure =
          ending === "closed"
            ? new CaptchaClosed()
            : ending === "expired"
              ? new CaptchaExpired()
              : new CaptchaFailed({ vendor: vendor.name, code: text })
        end(slots[kind], Effect.fail(failure))
        slots[kind].onChange?.("failed")
      }

      const draw = (kind: Kind, api: Api, parent: HTMLElement, parameters: Readonly<Record<string, unknown>>) =>
        Effect.suspend(() => {
          const slot = slots[kind]
          // A vendor renders into an element only once, so each widget gets a new element.
          const element = globalThis.document.createElement("div")
          const solved = (text: string) => {
            const token = Redacted.make(text)
            if (end(slot, Effect.succeed(token))) slot.isSpent = true
            else if (kind === "visible") slot.token = token
            slot.onChange?.("solved")
          }
          const expired = () => {
            delete slot.token
            slot.onChange?.("expired")
          }
          return Effect.map(
            Effect.try({
              try: () => {
                parent.append(element)
                return api.render(element, {
                  sitekey: captchaSiteKeys[kind],
                  ...parameters,
                  callback: solved,
                  "expired-callback": expired,
                  "error-callback": (code: unknown) => (fail(kind, code), true),
                  ...Object.fromEntries(Object.keys(vendor.endings).map((name) => [name, () => fail(kind, name)]))
                })
              },
              catch: () => (element.remove(), new CaptchaFailed({ vendor: vendor.name, code: undefined }))
            }),
            (id) => {
              const widget = { api, id }
              slot.widget = widget
              delete slot.token
              delete slot.isSpent
              return () => {
                if (slot.widget === widget) {
                  delete slot.widget
                  delete slot.token
                  delete slot.onChange
                }
                api.remove?.(id)
                element.remove()
              }
            }
          )
        })

      const opened = (
        kind: Kind,
        parent: () => HTMLElement,
        parameters: Readonly<Record<string, unknown>>,
        onChange?: RenderOptions["onChange"]
      ) =>
        Effect.gen(function* () {
          if (captchaSiteKeys[kind] === undefined) return yield* new CaptchaNotConfigured({ kind })
          const api = yield* load(script)
          yield* Effect.acquireRelease(draw(kind, api, parent(), parameters), (close) => Effect.sync(close))
          if (onChange !== undefined) slots[kind].onChange = onChange
        })

      const renew = (slot: Slot) => {
        delete slot.token
        delete slot.isSpent
        slot.widget?.api.reset(slot.widget.id)
        slot.onChange?.("unsolved")
      }

      const solve = (kind: Kind) =>
        Effect.suspend(() => {
          const slot = slots[kind]
          const { token } = slot
          if (token !== undefined) {
            delete slot.token
            slot.isSpent = true
            return Effect.succeed(token)
          }
          if (slot.isSpent === true) renew(slot)
          const waiting = Deferred.makeUnsafe<Redacted.Redacted, ExecuteError>()
          slot.waiting = waiting
          if (kind === "invisible" && slot.widget !== undefined) start(slot.widget)
          const solution = Deferred.await(waiting)
          return (kind === "visible" ? solution : Effect.raceFirst(solution, closedByUser)).pipe(
            Clock.timeoutOrElse({ duration: solveTimeout, orElse: () => Effect.fail(new CaptchaTimedOut()) }),
            Effect.ensuring(
              Effect.sync(() => {
                if (slot.waiting !== waiting) return
                delete slot.waiting
                // A token that an invisible challenge returns after the timeout must not be used for a later call.
                slot.isSpent = kind === "invisible"
              })
            )
          )
        })

      // A solved challenge closes too, and its token arrives a moment later.
      const closedByUser = (vendor.closed ?? Effect.never).pipe(
        Effect.andThen(Clock.sleep(2000)),
        Effect.andThen(Effect.fail(new CaptchaClosed()))
      )

      const start = ({ api, id }: NonNullable<Slot["widget"]>) => {
        const result = api.execute(id)
        // A rejected promise without a handler would be reported as unhandled.
        if (isThenable(result)) result.then(undefined, (code: unknown) => fail("invisible", code))
      }

      const unseen = Effect.suspend(() =>
        slots.invisible.widget === undefined
          ? Effect.provideService(
              opened("invisible", () => globalThis.document.body, vendor.invisible),
              Scope.Scope,
              scope
            )
          : Effect.void
      )

      const kinds = (["visible", "invisible"] as const).filter((kind) => captchaSiteKeys[kind] !== undefined)

      return {
        kinds,
        render: Span.fn("Captcha.render")(
          (container, { language, onChange, ...look } = {}) =>
            opened(
              "visible",
              () => container,
              language === undefined ? look : { ...look, [vendor.language]: language },
              onChange
            ),
          withOutcome
        ),
        execute: Span.fn("Captcha.execute")(function* (
          kind: Kind = kinds.includes("invisible") ? "invisible" : "visible"
        ) {
          if (!kinds.includes(kind)) return yield* new CaptchaNotConfigured({ kind })
          const ready = kind === "invisible" ? unseen : Effect.void
          const token = yield* turns[kind].withPermits(1)(Effect.andThen(ready, solve(kind)))
          return tokensOf(kind, token)
        }, withOutcome),
        reset: Effect.sync(() => {
          renew(slots.visible)
          renew(slots.invisible)
        })
      } satisfies CaptchaShape
    })
  )

/** Returns a token of this kind as captcha tokens. */
export const tokensOf = (kind: Kind, token: Redacted.Redacted): CaptchaTokens =>
  kind === "visible" ? { recaptchaToken: token } : { invisibleRecaptchaToken: token }

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function"
