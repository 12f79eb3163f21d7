/** The errors and error codes of the sign-in calls: each union contains exactly the possible ones. */
import type { ChallengeError, VerifyError as FactorError } from "@portico/client/auth/Mfa"
import type { LoginError, RegisterError, SignOnError } from "@portico/client/auth/Members"
import type { RecoverError } from "@portico/client/auth/Recovery"
import type { VerifyError } from "@portico/client/auth/Verification"
import type { LoginResult, SiteAuth } from "../../packages/client/src/site/AuthSite.ts"
import type * as LoginFailure from "@portico/contract/LoginFailure"
import { exactly } from "./exactly.ts"

type CodeOf<E> = E extends { readonly errorCode: infer Code } ? Code : never
type ResultCodeOf<Call> = Call extends (...args: never) => Promise<LoginResult<infer Code>> ? Code : never

interface Errors {
  readonly login: LoginError
  readonly register: RegisterError
  readonly signOn: SignOnError
  readonly verify: VerifyError
  readonly recover: RecoverError
  readonly factor: FactorError
  readonly challenge: ChallengeError
}

declare const tags: { readonly [Call in keyof Errors]: Errors[Call]["_tag"] }
declare const codes: { readonly [Call in keyof Errors]: CodeOf<Errors[Call]> }
declare const results: { readonly [Call in keyof SiteAuth]: ResultCodeOf<SiteAuth[Call]> }

type Tag =
  | "InvalidArgument"
  | "InvalidClient"
  | "SystemError"
  | "TokenUnavailable"
  | "TooLarge"
  | "Unreachable"
  | "Unreadable"

// Every code of a login has a meaning, so an application error is impossible.
exactly<Tag | "LoginRefused" | "RateLimited">()(tags.login)
exactly<Tag | "RegistrationRefused" | "RateLimited" | "ApplicationError">()(tags.register)
exactly<Tag | "AccountRefused" | "RateLimited" | "ApplicationError">()(tags.signOn)
exactly<
  Tag | "MissingVerificationCode" | "VerificationRefused" | "AccountRefused" | "RateLimited" | "ApplicationError"
>()(tags.verify)
exactly<Tag | "RecoveryRefused" | "AccountRefused" | "RateLimited" | "ApplicationError">()(tags.recover)
exactly<Tag | "FactorNotVerifiable" | "FactorRefused" | "AccountRefused" | "RateLimited" | "ApplicationError">()(
  tags.factor
)
exactly<FactorError["_tag"]>()(tags.challenge)

type LoginCode = "missingCaptchaToken" | "invalidCaptchaToken" | "invalidPassword" | "resetPassword" | "invalidEmail"
type RegistrationCode = "invalidEmail" | "missingCaptchaToken" | "emailAlreadyExists" | "invalidCaptchaToken"
type AccountCode = "identityBlocked" | "resetPassword"
type VerificationCode = "missingVerificationCode" | "invalidVerificationCode" | "verificationExpired"

exactly<LoginCode>()(codes.login)
exactly<RegistrationCode>()(codes.register)
exactly<AccountCode>()(codes.signOn)
exactly<VerificationCode | AccountCode>()(codes.verify)
exactly<"invalidRecoveryToken" | AccountCode>()(codes.recover)
exactly<LoginFailure.FactorErrorCode | AccountCode>()(codes.factor)

exactly<LoginCode>()(results.login)
exactly<RegistrationCode>()(results.register)
exactly<VerificationCode | AccountCode>()(results.verify)
exactly<"invalidRecoveryToken" | AccountCode>()(results.recover)
exactly<LoginFailure.FactorErrorCode | AccountCode>()(results.verifyFactor)
exactly<LoginFailure.FactorErrorCode | AccountCode>()(results.awaitPush)
