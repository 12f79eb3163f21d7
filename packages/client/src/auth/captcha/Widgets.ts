/**
 * The widgets of a captcha vendor as a `Captcha`: what the vendors do alike, over what each says of itself.
 *
 * @since 0.1.0
 */
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import * as Scope from "effect/Scope"
import * as Semaphore from "effect/Semaphore"
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
import { noted } from "../internal/Outcome.ts"
import { type Api, load } from "./internal/Script.ts"

export type { Api } from "./internal/Script.ts"

/** Options of every vendor's layer. */
export interface Options {
  /** Nonce of the page's content security policy, which the vendor's script is loaded with. */
  readonly nonce?: string
  /** Milliseconds that the vendor's script may take. 15 000 by default. */
  readonly scriptTimeout?: number
  /** Milliseconds that the person may take. 120 000 by default. */
  readonly solveTimeout?: number
}

/** How a challenge can end without a token. */
export type Ending = "expired" | "closed"

/** What a vendor says of itself. */
export interface Vendor {
  readonly name: string
  /** Name of the global that its script makes. */
  readonly global: string
  /** Address of its script, which is to draw nothing by itself. */
  readonly url: string
  /** Name of the parameter that takes a language. */
  readonly language: string
  /** What makes a widget invisible. */
  readonly invisible: Readonly<Record<string, unknown>>
  /** Names of its callbacks for challenges that end without a token, and its error codes likewise. */
  readonly endings: Readonly<Record<string, Ending>>
  /** Ends once the person has closed an unseen challenge, of a vendor that has no callback for it. */
  readonly closed?: Effect.Effect<void>
}

interface Slot {
  widget?: { readonly api: Api; readonly id: string | number }
  /** Solved, and given to nobody yet. */
  token?: Redacted.Redacted
  /** Whether what the widget shows as solved has been given away. */
  isSpent?: boolean
  waiting?: Deferred.Deferred<Redacted.Redacted, ExecuteError>
  onChange?: RenderOptions["onChange"]
}

/** `Captcha` over a vendor's widgets. */
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
        // A visible widget stays where it is and can be tried again: only an unseen one is over then.
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
          // A vendor takes an element once, so each widget gets one of its own.
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
          const given = Deferred.await(waiting)
          return (kind === "visible" ? given : Effect.raceFirst(given, givenUp)).pipe(
            Effect.timeoutOrElse({ duration: solveTimeout, orElse: () => Effect.fail(new CaptchaTimedOut()) }),
            Effect.ensuring(
              Effect.sync(() => {
                if (slot.waiting !== waiting) return
                delete slot.waiting
                // What an unseen challenge gives after its time is nobody's.
                slot.isSpent = kind === "invisible"
              })
            )
          )
        })

      // What was solved closes too: its token is on its way then.
      const givenUp = (vendor.closed ?? Effect.never).pipe(
        Effect.andThen(Effect.sleep(2000)),
        Effect.andThen(Effect.fail(new CaptchaClosed()))
      )

      const start = ({ api, id }: NonNullable<Slot["widget"]>) => {
        const answer = api.execute(id)
        // A promise that nobody waits for would be reported as unhandled.
        if (isThenable(answer)) answer.then(undefined, (code: unknown) => fail("invisible", code))
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
        render: Effect.fn("Captcha.render")(
          (container, { language, onChange, ...look } = {}) =>
            opened(
              "visible",
              () => container,
              language === undefined ? look : { ...look, [vendor.language]: language },
              onChange
            ),
          noted
        ),
        execute: Effect.fn("Captcha.execute")(function* (
          kind: Kind = kinds.includes("invisible") ? "invisible" : "visible"
        ) {
          if (!kinds.includes(kind)) return yield* new CaptchaNotConfigured({ kind })
          const ready = kind === "invisible" ? unseen : Effect.void
          const token = yield* turns[kind].withPermits(1)(Effect.andThen(ready, solve(kind)))
          return tokensOf(kind, token)
        }, noted),
        reset: Effect.sync(() => {
          renew(slots.visible)
          renew(slots.invisible)
        })
      } satisfies CaptchaShape
    })
  )

/** The captcha tokens that a token of this kind makes. */
export const tokensOf = (kind: Kind, token: Redacted.Redacted): CaptchaTokens =>
  kind === "visible" ? { recaptchaToken: token } : { invisibleRecaptchaToken: token }

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function"
