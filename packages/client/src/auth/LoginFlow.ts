/**
 * A login or a registration from its form to its end: drives the `LoginMachine`, and gets a captcha solved where one is
 * needed: unseen first, by the person where that does not do.
 *
 * @since 0.1.0
 */
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Redacted from "effect/Redacted"
import * as Result from "effect/Result"
import * as Semaphore from "effect/Semaphore"
import type * as Stream from "effect/Stream"
import * as SubscriptionRef from "effect/SubscriptionRef"
import { isSame } from "../session/internal/SessionState.ts"
import { Captcha } from "./Captcha.ts"
import { type Event, initial, next, type State } from "./internal/LoginMachine.ts"
import type { LoginState } from "./LoginState.ts"
import {
  type CaptchaTokens,
  type Login,
  type LoginError,
  Members,
  type RegisterError,
  type Registration
} from "./Members.ts"
import { noted } from "./internal/Outcome.ts"

/** A login or a registration that is under way. */
export interface LoginFlow {
  readonly state: Effect.Effect<State>
  /** The state now, then every change. Show the visible captcha (`Captcha.render`) in USER_CAPTCHA_REQUIRED. */
  readonly changes: Stream.Stream<State>
  /** Logs a member in. Each try brings a captcha token of its own. Gives the state that it ends in; a failure is one. */
  readonly login: (login: Omit<Login, "captchaTokens">) => Effect.Effect<State>
  /** Registers a member, likewise. */
  readonly register: (registration: Omit<Registration, "captchaTokens">) => Effect.Effect<State>
  /**
   * Verifies the address with the code of its mail. From any other state than EMAIL_VERIFICATION_REQUIRED it is FAILURE
   * `Unknown _state`, and nothing is sent. A code that is refused leaves the state as it is, and fails.
   */
  readonly verify: (code: Redacted.Redacted) => Effect.Effect<State, VerifyError>
  /** Tells of an answer that came another way, such as that of `Mfa.verify`. */
  readonly answered: (state: LoginState) => Effect.Effect<State>
  /** Goes back to INITIAL. */
  readonly restart: Effect.Effect<void>
}

/** What can go wrong verifying an address. */
export type VerifyError = Effect.Error<ReturnType<Members["Service"]["verify"]>>

/**
 * Makes the flow of one form.
 *
 * **Example** (A login with captchas)
 *
 * ```ts
 * import * as LoginFlow from "@portico/client/auth/LoginFlow"
 * import * as Effect from "effect/Effect"
 * import * as Redacted from "effect/Redacted"
 *
 * const program = Effect.gen(function* () {
 *   const flow = yield* LoginFlow.make
 *   return yield* flow.login({ email: "ada@example.com", password: Redacted.make("secret") })
 * })
 * ```
 */
export const make: Effect.Effect<LoginFlow, never, Members | Captcha> = Effect.gen(function* () {
  const members = yield* Members
  const captcha = yield* Captcha
  const state = yield* SubscriptionRef.make<State>(initial)
  const turn = yield* Semaphore.make(1)

  // The form of the last try.
  let last: Login | undefined

  const tell = (event: Event) => SubscriptionRef.updateAndGet(state, (now) => next(now, event, captcha.kinds))

  const solved = (now: State) =>
    now._tag === "USER_CAPTCHA_REQUIRED"
      ? Effect.asSome(captcha.execute("visible"))
      : now._tag === "SILENT_CAPTCHA_REQUIRED"
        ? Effect.asSome(captcha.execute("invisible"))
        : Effect.succeedNone

  const attempt = <Form extends Login>(
    form: Form,
    send: (form: Form) => Effect.Effect<LoginState, LoginError | RegisterError>
  ) =>
    Effect.gen(function* () {
      // What one form came to is no answer to another: to the same one it is, as when a button is pressed twice.
      const isOver = isFinished(yield* SubscriptionRef.get(state))
      if (isOver && last !== undefined && !isSameForm(last, form)) yield* tell({ _tag: "Restarted" })
      last = form
      let now = yield* tell({ _tag: "Submitted" })
      while (isSent(now)) {
        const before = now
        const tokens = yield* Effect.result(solved(now))
        if (Result.isFailure(tokens)) {
          now = yield* tell({ _tag: "CaptchaFailed", cause: tokens.failure })
        } else {
          const answer = yield* Effect.result(send(withCaptcha(form, tokens.success)))
          now = yield* tell(
            Result.isFailure(answer)
              ? { _tag: "Refused", cause: answer.failure }
              : { _tag: "Answered", state: answer.success }
          )
        }
        if (now._tag === before._tag) break
      }
      // What the person solved is used up: a further try needs it solved anew.
      if (now._tag === "FAILURE" && now.wantsCaptcha) yield* captcha.reset
      return now
    }).pipe(turn.withPermits(1))

  return {
    state: SubscriptionRef.get(state),
    changes: SubscriptionRef.changes(state),
    login: Effect.fn("LoginFlow.login")((form) => attempt(form, members.login), noted),
    register: Effect.fn("LoginFlow.register")((form) => attempt(form, members.register), noted),
    verify: Effect.fn("LoginFlow.verify")(
      function* (code) {
        const before = yield* tell({ _tag: "VerificationSubmitted" })
        if (before._tag !== "EMAIL_VERIFICATION_REQUIRED") return before
        const answer = yield* Effect.tapError(members.verify(before, code), (cause) => tell({ _tag: "Refused", cause }))
        return yield* tell({ _tag: "Answered", state: answer })
      },
      turn.withPermits(1),
      noted
    ),
    answered: (answer) => tell({ _tag: "Answered", state: answer }),
    restart: Effect.asVoid(tell({ _tag: "Restarted" }))
  } satisfies LoginFlow
})

// A state that a try can be sent from.
const isSent = ({ _tag }: State): boolean =>
  _tag === "INITIAL" || _tag === "SILENT_CAPTCHA_REQUIRED" || _tag === "USER_CAPTCHA_REQUIRED"

const isFinished = (state: State): boolean => !isSent(state) && state._tag !== "FAILURE"

const isSameForm = (left: Login, right: Login): boolean =>
  left.email === right.email && isSame(left.password, right.password)

const withCaptcha = <Form extends Login>(form: Form, tokens: Option.Option<CaptchaTokens>): Form =>
  Option.isNone(tokens) ? form : { ...form, captchaTokens: tokens.value }
