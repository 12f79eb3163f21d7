/**
 * Settings of a shop's owner about members: registration, captchas, lockout, second factors, enumeration and
 * password changes.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { Rules } from "../factors/Factor.ts"
import { RegistrationStep } from "../identity/Member.ts"
import type { Seed } from "./Seed.ts"

const optional = Schema.optionalKey

/** The settings as they are stored: only those that the owner changed. */
export const Decisions = Schema.Struct({
  registration: optional(
    Schema.Union([Schema.Literals(["open", ...RegistrationStep.literals]), Schema.Array(RegistrationStep)])
  ),
  captcha: optional(
    Schema.Struct({
      required: Schema.Literals(["never", "always", "afterFailures"]),
      kind: optional(Schema.Literals(["test", "recaptcha", "turnstile", "hcaptcha"])),
      secret: optional(Schema.String),
      invisibleSecret: optional(Schema.String),
      failures: optional(Schema.Int)
    })
  ),
  lockout: optional(
    Schema.Struct({
      perEmail: optional(Schema.Int),
      perSource: optional(Schema.Int),
      perAddress: optional(Schema.Int),
      factors: optional(Schema.Int),
      mails: optional(Schema.Int),
      window: optional(Schema.Finite)
    })
  ),
  factors: optional(Rules),
  enumeration: optional(Schema.Literals(["open", "safe"])),
  commonPasswords: optional(Schema.Literals(["allow", "refuse"])),
  passwordChange: optional(Schema.Literals(["open", "reverified"]))
})
export type Decisions = typeof Decisions.Type

/** The captcha requirement. */
export interface Captcha {
  readonly required: "never" | "always" | "afterFailures"
  readonly kind: "test" | "recaptcha" | "turnstile" | "hcaptcha"
  readonly secret: string | undefined
  readonly invisibleSecret: string | undefined
  readonly failures: number
}

/** All settings, with defaults for those that are not set. */
export interface Settings {
  readonly registration: ReadonlyArray<RegistrationStep>
  readonly captcha: Captcha
  /** The maximum counts within `window` milliseconds. */
  readonly lockout: {
    readonly perEmail: number
    readonly perSource: number
    readonly perAddress: number
    readonly factors: number
    readonly mails: number
    readonly window: number
  }
  readonly factors: Rules
  readonly enumerationSafe: boolean
  /** Whether a new password must not be a common one. */
  readonly refusesCommonPasswords: boolean
  /** Whether a password change requires a proof that the member has just authenticated again. */
  readonly reverifiesPasswordChanges: boolean
}

/** Returns the settings of a seed, or `undefined` if it has none. */
export const ofSeed = ({
  captcha,
  commonPasswords,
  enumeration,
  factors,
  lockout,
  passwordChange,
  registration
}: Seed): Decisions | undefined =>
  (captcha ?? commonPasswords ?? enumeration ?? factors ?? lockout ?? passwordChange ?? registration) === undefined
    ? undefined
    : {
        ...(registration === undefined ? {} : { registration }),
        ...(captcha === undefined ? {} : { captcha }),
        ...(lockout === undefined ? {} : { lockout }),
        ...(factors === undefined ? {} : { factors }),
        ...(enumeration === undefined ? {} : { enumeration }),
        ...(commonPasswords === undefined ? {} : { commonPasswords }),
        ...(passwordChange === undefined ? {} : { passwordChange })
      }

/** Adds the defaults to stored settings. */
export const complete = ({
  captcha,
  commonPasswords,
  enumeration,
  factors = {},
  lockout = {},
  passwordChange = "open",
  registration = "open"
}: Decisions): Settings => ({
  registration: stepsOf(registration, enumeration === "safe"),
  captcha: {
    required: captcha?.required ?? "never",
    kind: captcha?.kind ?? "test",
    secret: captcha?.secret,
    invisibleSecret: captcha?.invisibleSecret ?? captcha?.secret,
    failures: captcha?.failures ?? 3
  },
  lockout: {
    perEmail: lockout.perEmail ?? 10,
    perSource: lockout.perSource ?? 100,
    perAddress: lockout.perAddress ?? 100,
    factors: lockout.factors ?? 10,
    mails: lockout.mails ?? 10,
    window: (lockout.window ?? 15 * 60) * 1000
  },
  factors,
  enumerationSafe: enumeration === "safe",
  refusesCommonPasswords: commonPasswords !== "allow",
  reverifiesPasswordChanges: passwordChange === "reverified"
})

// Email verification is added, so that only the owner of a mailbox learns whether its address was taken.
const stepsOf = (
  registration: NonNullable<Decisions["registration"]>,
  enumerationSafe: boolean
): ReadonlyArray<RegistrationStep> => {
  const steps = registration === "open" ? [] : typeof registration === "string" ? [registration] : registration
  return RegistrationStep.literals.filter(
    (step) => steps.includes(step) || (step === "emailVerification" && enumerationSafe)
  )
}
