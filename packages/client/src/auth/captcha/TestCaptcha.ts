/**
 * A captcha for tests: solved at once by tokens that the local provider takes once each, or failed as the test says.
 *
 * @since 0.1.0
 */
import { solved } from "@portico/contract/auth/TestCaptcha"
import * as Context from "effect/Context"
import { uuidV4Unsafe } from "effect/crypto/SecureRandom"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Redacted from "effect/Redacted"
import { Captcha, CaptchaNotConfigured, type ExecuteError, type Kind } from "../Captcha.ts"
import { tokensOf } from "./Widgets.ts"

/** The options of a test's captcha. */
export interface Options {
  /** The kinds that there are. Both by default. */
  readonly kinds?: ReadonlyArray<Kind>
  /** Makes the token of a solved captcha. By default one that the local provider's captcha `"test"` takes once. */
  readonly token?: (kind: Kind) => string
}

/** The operations of `TestCaptcha`. */
export interface TestCaptchaShape {
  /** What was executed so far, in order. */
  readonly executed: Effect.Effect<ReadonlyArray<Kind>>
  /** How many visible captchas are shown now. */
  readonly shown: Effect.Effect<number>
  /** How often the captcha was reset. */
  readonly resets: Effect.Effect<number>
  /** Lets the next captcha of a kind end by an effect: a failure, or a wait and then a token. */
  readonly next: (kind: Kind, ending: Effect.Effect<Redacted.Redacted, ExecuteError>) => Effect.Effect<void>
}

/** What a test knows of its captcha, and does to it. */
export class TestCaptcha extends Context.Service<TestCaptcha, TestCaptchaShape>()(
  "@portico/client/auth/captcha/TestCaptcha"
) {}

/**
 * A captcha that nobody has to solve.
 *
 * **Example** (A person who closes the challenge)
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

const tokenOf = (kind: Kind): string => solved(kind, uuidV4Unsafe())
