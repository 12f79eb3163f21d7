import * as Captcha from "@portico/client/auth/Captcha"
import * as Recaptcha from "@portico/client/auth/captcha/Recaptcha"
import * as Frame from "@portico/client/session/Frame"
import * as Settings from "@portico/client/transport/Settings"
import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"

/** The functions that a test calls on its page. */
export interface Doors {
  /** Opens a frame until it loads or is forbidden, and returns its events and the number of frames during and after. */
  readonly frame: (
    url: string
  ) => Promise<{ readonly heard: ReadonlyArray<unknown>; readonly open: number; readonly left: number }>
  /** Executes an invisible captcha with a script of this nonce, and returns its token or the error. */
  readonly captcha: (nonce: string) => Promise<string>
}

const count = () => document.querySelectorAll("iframe[title='Sign-in']").length

const frame: Doors["frame"] = (url) =>
  Effect.gen(function* () {
    const heard: Array<Frame.FrameEvent> = []
    const settled = yield* Deferred.make<void>()
    const open = yield* Effect.scoped(
      Effect.gen(function* () {
        const { open } = yield* Frame.Frame
        yield* open(url, [new URL(url).origin], (event) => {
          heard.push(event)
          if (event._tag !== "Message") Deferred.doneUnsafe(settled, Effect.void)
        })
        yield* Deferred.await(settled)
        // Other messages and events may still arrive.
        yield* Effect.sleep(100)
        return count()
      })
    )
    return { heard, open, left: count() }
  }).pipe(Effect.provide(Frame.layer), Effect.runPromise)

const captcha: Doors["captcha"] = (nonce) =>
  Captcha.Captcha.use(({ execute }) => execute()).pipe(
    Effect.map(({ invisibleRecaptchaToken }) =>
      invisibleRecaptchaToken === undefined ? "no token" : Redacted.value(invisibleRecaptchaToken)
    ),
    Effect.catch((error) => Effect.succeed("by" in error ? `${error._tag} ${error.by}` : error._tag)),
    Effect.provide(
      Recaptcha.layer({ nonce }).pipe(
        Layer.provide(
          Settings.layer({ clientId: "shop", host: "http://id.test", captchaSiteKeys: { invisible: "KEY" } })
        )
      )
    ),
    Effect.runPromise
  )

Object.assign(globalThis, { doors: { captcha, frame } satisfies Doors })
