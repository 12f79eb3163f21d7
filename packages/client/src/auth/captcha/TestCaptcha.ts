/**
 * A captcha for tests. By default it is solved immediately, with tokens that the local provider accepts once each. A
 * test can set a different outcome.
 *
 * @since 0.1.0
 */
import { solved } from "@portico/contract/auth/TestCaptcha"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { uuidV4 } from "../../transport/internal/Uuid.ts"
import { Captcha, CaptchaNotConfigured, type ExecuteError, type Kind } from "../Captcha.ts"
import { tokensOf } from "./Widgets.ts"

/** The options of the test captcha. */
export interface Options {
  /** The available kinds of captcha. Both by default. */
  readonly kinds?: ReadonlyArray<Kind>
  /** Creates the token of a solved captcha. The local provider's captcha `"test"` accepts the default token once. */
  readonly token?: (kind: Kind) => string
}

/** The operations of `TestCaptcha`. */
export interface TestCaptchaShape {
  /** The kinds of the captchas executed so far, in order. */
  readonly executed: Effect.Effect<ReadonlyArray<Kind>>
  /** The number of visible captchas that are currently rendered. */
  readonly shown: Effect.Effect<number>
  /** The number of resets so far. */
  readonly resets: Effect.Effect<number>
  /** Sets the outcome of the next captcha of a kind: an effect that fails, or that waits and then returns a token. */
  readonly next: (kind: Kind, ending: Effect.Effect<Redacted.Redacted, ExecuteError>) => Effect.Effect<void>
}

/** Inspects and controls the test captcha. */
export class TestCaptcha extends Context.Service<TestCaptcha, TestCaptchaShape>()(
  "@portico/client/auth/captcha/TestCaptcha"
) {}

/**
 * Provides a captcha that needs no user.
 *
 * **Example** (A user who closes the challenge)
 *
 * ```ts
 * import { CaptchaClosed } from "@portico/client/auth/Captcha"
 * import { TestCaptcha } from "@portico/client/auth/captcha/TestCaptcha"
 * import * as Effect from "effect/Effect"
 *
 * const closes = TestCaptcha.use((captcha) => captcha.next("visible", Effect.fail(new CaptchaClosed())))
 * ```
 */
export const layer = ({ kinds = ["visible", "invisible"], token = tokenOf }: Options = {}): Layer.Layer<
  Captcha | TestCaptcha
> =>
  Layer.effectContext(
    Effect.sync(() => {
      const executed: Array<Kind> = []
      const endings: Record<Kind, Array<Effect.Effect<Redacted.Redacted, ExecuteError>>> = {
        visible: [],
        invisible: []
      }
      let resets = 0
      let shown = 0
      const missing = (kind: Kind) => Effect.fail(new CaptchaNotConfigured({ kind }))

      return Context.make(Captcha, {
        kinds,
        render: () =>
          kinds.includes("visible")
            ? Effect.acquireRelease(
                Effect.sync(() => void shown++),
                () => Effect.sync(() => void shown--)
              )
            : missing("visible"),
        execute: (kind = kinds.includes("invisible") ? "invisible" : "visible") =>
          Effect.suspend(() => {
            if (!kinds.includes(kind)) return missing(kind)
            executed.push(kind)
            const ending = endings[kind].shift() ?? Effect.sync(() => Redacted.make(token(kind)))
            return Effect.map(ending, (token) => tokensOf(kind, token))
          }),
        reset: Effect.sync(() => void resets++)
      }).pipe(
        Context.add(TestCaptcha, {
          executed: Effect.sync(() => [...executed]),
          shown: Effect.sync(() => shown),
          resets: Effect.sync(() => resets),
          next: (kind, ending) => Effect.sync(() => void endings[kind].push(ending))
        })
      )
    })
  )

const tokenOf = (kind: Kind): string => solved(kind, uuidV4())
