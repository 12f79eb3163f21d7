/**
 * A login or registration from its form to its outcome. Runs the `LoginMachine` with the services: it sends the requests
 * and executes a captcha if one is required, first an invisible one, then a visible one if that is not sufficient.
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
import * as Span from "../transport/internal/Span.ts"
import { isSame } from "../session/internal/SessionState.ts"
import { Captcha } from "./Captcha.ts"
import { captchaKindOf, type Event, initial, next, type State } from "./internal/LoginMachine.ts"
import type { LoginState } from "./LoginState.ts"
import {
  type CaptchaTokens,
  type Login,
  type LoginError,
  Members,
  type RegisterError,
  type Registration
} from "./Members.ts"
import { withOutcome } from "./internal/Outcome.ts"

export {
  attemptTransitions,
  captchaKindOf,
  conditions,
  type Event,
  type EventName,
  events,
  type Failure,
  type FailureCause,
  initial,
  isCaptchaRequired,
  isChallenged,
  next,
  refusalEventOf,
  type State,
  type StateName,
  type StateSummary,
  type Transition,
  transition,
  transitions
} from "./internal/LoginMachine.ts"

/** A login or registration in progress. */
export interface LoginFlow {
  readonly state: Effect.Effect<State>
  /** The current state, then every change. Render the visible captcha (`Captcha.render`) in USER_CAPTCHA_REQUIRED. */
  readonly changes: Stream.Stream<State>
  /** Logs a member in. Each attempt uses a new captcha token. Returns the resulting state; a failure is a state too. */
  readonly login: (login: Omit<Login, "captchaTokens">) => Effect.Effect<State>
  /** Registers a member, with captchas and states as in `login`. */
  readonly register: (registration: Omit<Registration, "captchaTokens">) => Effect.Effect<State>
  /**
   * Verifies the address with the code of its email. From any state other than EMAIL_VERIFICATION_REQUIRED the result
   * is FAILURE `Unknown _state`, and nothing is sent. If the provider refuses the code, the effect fails and the state
   * does not change.
   */
  readonly verify: (code: Redacted.Redacted) => Effect.Effect<State, VerifyError>
  /** Applies a response that was received another way, such as that of `Mfa.verify`. */
  readonly receive: (state: LoginState) => Effect.Effect<State>
  /** Resets the state to INITIAL. */
  readonly restart: Effect.Effect<void>
}

/** The errors of verifying an address. */
export type VerifyError = Effect.Error<ReturnType<Members["Service"]["verify"]>>

/**
 * Creates the flow of one form.
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
  const semaphore = yield* Semaphore.make(1)

  let lastForm: Login | undefined

  const dispatch = (event: Event) =>
    SubscriptionRef.updateAndGet(state, (current) => next(current, event, captcha.kinds))

  // The token of the captcha that the state requires.
  const solve = (current: State) => {
    const kind = captchaKindOf(current)
    return kind === undefined ? Effect.succeedNone : Effect.asSome(captcha.execute(kind))
  }

  const attempt = <Form extends Login>(
    form: Form,
    send: (form: Form) => Effect.Effect<LoginState, LoginError | RegisterError>
  ) =>
    Effect.gen(function* () {
      // A finished state applies to its own form only, so another form restarts the flow. The same form does not, as
      // when the button is pressed twice.
      const isEnded = isFinished(yield* SubscriptionRef.get(state))
      if (isEnded && lastForm !== undefined && !isSameForm(lastForm, form)) yield* dispatch({ _tag: "Restarted" })
      lastForm = form
      let current = yield* dispatch({ _tag: "Submitted" })
      while (isSent(current)) {
        const before = current
        const tokens = yield* Effect.result(solve(current))
        if (Result.isFailure(tokens)) {
          current = yield* dispatch({ _tag: "CaptchaFailed", cause: tokens.failure })
        } else {
          const response = yield* Effect.result(send(withTokens(form, tokens.success)))
          current = yield* dispatch(
            Result.isFailure(response)
              ? { _tag: "Refused", cause: response.failure }
              : { _tag: "Received", state: response.success }
          )
        }
        if (current._tag === before._tag) break
      }
      // The captcha token is used up: another attempt needs a new one.
      if (current._tag === "FAILURE" && current.requiresCaptcha) yield* captcha.reset
      return current
    }).pipe(semaphore.withPermits(1))

  return {
    state: SubscriptionRef.get(state),
    changes: SubscriptionRef.changes(state),
    login: Span.fn("LoginFlow.login")((form) => attempt(form, members.login), withOutcome),
    register: Span.fn("LoginFlow.register")((form) => attempt(form, members.register), withOutcome),
    verify: Span.fn("LoginFlow.verify")(
      function* (code) {
        const before = yield* dispatch({ _tag: "VerificationSubmitted" })
        if (before._tag !== "EMAIL_VERIFICATION_REQUIRED") return before
        const response = yield* Effect.tapError(members.verify(before, code), (cause) =>
          dispatch({ _tag: "Refused", cause })
        )
        return yield* dispatch({ _tag: "Received", state: response })
      },
      semaphore.withPermits(1),
      withOutcome
    ),
    receive: (response) => dispatch({ _tag: "Received", state: response }),
    restart: Effect.asVoid(dispatch({ _tag: "Restarted" }))
  } satisfies LoginFlow
})

// Whether the form is sent in this state.
const isSent = ({ _tag }: State): boolean =>
  _tag === "INITIAL" || _tag === "SILENT_CAPTCHA_REQUIRED" || _tag === "USER_CAPTCHA_REQUIRED"

const isFinished = (state: State): boolean => !isSent(state) && state._tag !== "FAILURE"

const isSameForm = (left: Login, right: Login): boolean =>
  left.email === right.email && isSame(left.password, right.password)

const withTokens = <Form extends Login>(form: Form, tokens: Option.Option<CaptchaTokens>): Form =>
  Option.isNone(tokens) ? form : { ...form, captchaTokens: tokens.value }
