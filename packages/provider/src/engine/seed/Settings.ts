/**
 * What the owner of a shop decides about its members: who may register, when captchas are asked for, how many failures
 * are borne, what strangers may learn.
 *
 * @since 0.1.0
 */
import * as Schema from "effect/Schema"
import { Rules } from "../factors/Factor.ts"
import { RegistrationStep } from "../identity/Member.ts"
import type { Seed } from "./Seed.ts"

const optional = Schema.optionalKey

/** The decisions as they are stored: those that were made. */
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
  enumeration: optional(Schema.Literals(["open", "safe"]))
})
export type Decisions = typeof Decisions.Type

/** The captcha that is asked for. */
export interface Captcha {
  readonly required: "never" | "always" | "afterFailures"
  readonly kind: "test" | "recaptcha" | "turnstile" | "hcaptcha"
  readonly secret: string | undefined
  readonly invisibleSecret: string | undefined
  readonly failures: number
}

/** Every decision, those that nobody made by their defaults. */
export interface Settings {
  readonly registration: ReadonlyArray<RegistrationStep>
  readonly captcha: Captcha
  /** Counts within `window` milliseconds. */
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
}

/** The decisions of a seed, or undefined where it makes none. */
export const ofSeed = ({ captcha, enumeration, factors, lockout, registration }: Seed): Decisions | undefined =>
  (captcha ?? enumeration ?? factors ?? lockout ?? registration) === undefined
    ? undefined
    : {
        ...(registration === undefined ? {} : { registration }),
        ...(captcha === undefined ? {} : { captcha }),
        ...(lockout === undefined ? {} : { lockout }),
        ...(factors === undefined ? {} : { factors }),
        ...(enumeration === undefined ? {} : { enumeration })
      }

/** Puts the defaults in the places of decisions that nobody made. */
export const complete = ({
  captcha,
  enumeration,
  factors = {},
  lockout = {},
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
  enumerationSafe: enumeration === "safe"
})

// Only who reads the mails of an address may learn whether it was taken.
const stepsOf = (
  registration: NonNullable<Decisions["registration"]>,
  enumerationSafe: boolean
): ReadonlyArray<RegistrationStep> => {
  const steps = registration === "open" ? [] : typeof registration === "string" ? [registration] : registration
  return RegistrationStep.literals.filter(
    (step) => steps.includes(step) || (step === "emailVerification" && enumerationSafe)
  )
}
