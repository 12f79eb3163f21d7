/**
 * Captcha checks: whether a login or registration requires a token, and whether its token is valid and unused.
 *
 * @since 0.1.0
 */
import type { CaptchaTokens } from "@portico/contract/auth/LoginResult"
import * as TestCaptcha from "@portico/contract/auth/TestCaptcha"
import * as Clock from "effect/Clock"
import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Redacted from "effect/Redacted"
import { Secrets } from "../../engine/identity/Secrets.ts"
import type { Captcha } from "../../engine/seed/Settings.ts"
import { IdentityStore } from "../../store/IdentityStore.ts"
import * as Attempts from "./Attempts.ts"
import * as Refusals from "./Refusals.ts"
import * as Settings from "./Settings.ts"

/** Sends requests to captcha vendors. The default is `fetch`. */
export const Vendors = Context.Reference<(request: Request) => Promise<Response>>(
  "@portico/provider/http/identity/Captchas/Vendors",
  { defaultValue: () => (request) => fetch(request) }
)

/** The email address, source and network address of a login or registration. */
export interface Attempt {
  readonly email: string
  readonly source: string
  readonly address?: string | undefined
}

/** Whether a captcha is required now. */
export const isRequired = Effect.fnUntraced(function* ({ failures, required }: Captcha, { email, source }: Attempt) {
  if (required !== "afterFailures") return required === "always"
  const ofEmail = yield* Attempts.countOf("perEmail", email)
  return ofEmail >= failures || (yield* Attempts.countOf("perSource", source)) >= failures
})

/** Fails if a captcha is required and no valid token was sent. Each token is accepted once. */
export const demand = Effect.fn("Captchas.demand")(function* (
  tokens: typeof CaptchaTokens.Type | undefined,
  attempt: Attempt
) {
  const { captcha } = yield* Settings.read()
  if (!(yield* isRequired(captcha, attempt))) return
  const shown = (tokens ?? []).flatMap(({ InvisibleRecaptcha, Recaptcha }) => [
    ...shownAs("visible", Recaptcha),
    ...shownAs("invisible", InvisibleRecaptcha)
  ])
  if (shown.length === 0) return yield* Refusals.missingCaptcha
  for (const one of shown.slice(0, maximumTokens)) {
    if ((yield* isSolved(captcha, one, attempt.address)) && (yield* isFresh(one.token))) return
  }
  return yield* Refusals.invalidCaptcha
})

interface Shown {
  readonly kind: TestCaptcha.CaptchaKind
  readonly token: Redacted.Redacted
}

const shownAs = (kind: Shown["kind"], token: Redacted.Redacted | undefined): ReadonlyArray<Shown> =>
  token === undefined || Redacted.value(token) === "" ? [] : [{ kind, token }]

const isFresh = Effect.fnUntraced(function* (token: Redacted.Redacted) {
  const store = yield* IdentityStore
  const digest = yield* Secrets.use((secrets) => secrets.digest(token))
  const { count } = yield* store.count(`captcha:${digest}`, yield* Clock.currentTimeMillis, memory)
  return count === 1
})

const isSolved = Effect.fnUntraced(function* (captcha: Captcha, { kind, token }: Shown, address: string | undefined) {
  const text = Redacted.value(token)
  if (captcha.kind === "test") return TestCaptcha.isSolved(kind, text)
  const secret = kind === "visible" ? captcha.secret : captcha.invisibleSecret
  const send = yield* Vendors
  return yield* Effect.tryPromise({
    try: async (signal) => {
      const body = new URLSearchParams({ secret: secret ?? "", response: text })
      if (address !== undefined) body.set("remoteip", address)
      const response = await send(new Request(siteverify[captcha.kind], { method: "POST", body, signal }))
      if (response.status >= 500) throw new Error("The vendor has an outage.")
      const verdict: unknown = await response.json()
      return typeof verdict === "object" && verdict !== null && "success" in verdict && verdict.success === true
    },
    catch: () => "is unreachable or returned an invalid response"
  }).pipe(
    Effect.timeoutOrElse({ duration: "5 seconds", orElse: () => Effect.fail("did not respond within 5 seconds") }),
    // The cause is not logged, because it may contain the request with its secret.
    Effect.tapError((problem) => Effect.logError(`The captcha vendor ${captcha.kind} ${problem}.`)),
    Effect.mapError(() => Refusals.captchaUnavailable)
  )
})

const siteverify = {
  test: "",
  recaptcha: "https://www.google.com/recaptcha/api/siteverify",
  turnstile: "https://challenges.cloudflare.com/turnstile/v0/siteverify",
  hcaptcha: "https://api.hcaptcha.com/siteverify"
} as const

// Longer than vendors accept a token, so that no token can be used twice.
const memory = 24 * 60 * 60 * 1000

const maximumTokens = 4
