/**
 * Converts refusals of calls to the problems of a form.
 *
 * @since 0.1.0
 */
import * as LoginFailure from "@portico/contract/LoginFailure"
import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { isUnavailable, type Refusal } from "../../engine/value/Refusal.ts"
import type { StoreUnavailable } from "../../store/StoreUnavailable.ts"
import type { Problem, Refused } from "./Form.ts"

/**
 * Runs the effect of a form submission. A refusal that the sender can correct becomes a failed result; other errors
 * stay failures of the effect.
 */
export const attempt = <A, R>(
  effect: Effect.Effect<A, Refusal | StoreUnavailable, R>
): Effect.Effect<Result.Result<A, Refusal>, StoreUnavailable, R> =>
  effect.pipe(
    Effect.map((value): Result.Result<A, Refusal> => Result.succeed(value)),
    Effect.catchTag(["ApplicationError", "ValidationError"], (refusal) => Effect.succeed(Result.fail(refusal)))
  )

/** Converts a refusal to form problems and a status. */
export const of = (refusal: Refusal): Refused => {
  if (refusal._tag === "ValidationError") {
    return {
      status: 422,
      problems: refusal.violations.map(({ description, field }) => at(fields[field], `It ${description}.`))
    }
  }
  const { code, description, retryAfter, status } = refusal
  if (retryAfter !== undefined) {
    const text = isUnavailable(refusal) ? description : `Too many attempts. ${waiting(retryAfter)}`
    return { status, retryAfter, problems: [{ text }] }
  }
  const known = Object.hasOwn(words, code) ? words[code] : undefined
  return {
    status: code === LoginFailure.accountCodes.identityBlocked ? 403 : 422,
    problems: [at(known?.at, known?.text ?? description)]
  }
}

/** Whether a refusal requires a captcha. */
export const asksForCaptcha = (refusal: Refusal): boolean =>
  refusal._tag === "ApplicationError" && captchas.includes(LoginFailure.loginErrorCode(refusal.code))

/** Whether a refusal requires a new password. */
export const asksForReset = (refusal: Refusal): boolean =>
  refusal._tag === "ApplicationError" && LoginFailure.loginErrorCode(refusal.code) === "resetPassword"

/** Returns a sentence that states how long to wait. */
export const waiting = (seconds: number): string => {
  const [count, unit] =
    seconds < 100 ? [Math.max(1, Math.ceil(seconds)), "second"] : [Math.ceil(seconds / 60), "minute"]
  return `Try again in ${count} ${unit}${count === 1 ? "" : "s"}.`
}

const at = (name: string | undefined, text: string): Problem => (name === undefined ? { text } : { at: name, text })

const captchas: ReadonlyArray<string> = ["missingCaptchaToken", "invalidCaptchaToken"]

const fields: Readonly<Record<string, string>> = { "loginId.email": "email", email: "email", password: "password" }

const codeOf = (table: Readonly<Record<string, string>>, meaning: string): string =>
  Object.keys(table).find((code) => table[code] === meaning) ?? meaning

const words: Readonly<Record<string, { readonly at?: string; readonly text?: string }>> = {
  [LoginFailure.unknownEmailCode]: { at: "email" },
  [LoginFailure.accountCodes.identityBlocked]: { text: "This account is blocked. Contact the shop." },
  [codeOf(LoginFailure.login.codes, "invalidPassword")]: { at: "password" },
  [codeOf(LoginFailure.login.codes, "missingCaptchaToken")]: {
    at: "captcha",
    text: "Select this checkbox to continue."
  },
  [codeOf(LoginFailure.login.codes, "invalidCaptchaToken")]: { at: "captcha", text: "Select this checkbox again." },
  [codeOf(LoginFailure.registration.codes, "emailAlreadyExists")]: {
    at: "email",
    text: "An account with this email already exists. Sign in or reset your password."
  },
  [LoginFailure.verificationCodes.invalidVerificationCode]: {
    at: "code",
    text: "Wrong code. Check the email and try again."
  },
  [LoginFailure.factorCodes.invalidOtp]: { at: "code", text: "Wrong or already used. Try again." },
  [LoginFailure.verificationCodes.verificationExpired]: {
    text: "This code has expired, or there were too many wrong attempts. Sign in again to get a new one."
  }
}
