/**
 * Scenarios of two-step verification: members with each type of factor, rules for factors, and a provider that refuses
 * factors.
 *
 * @since 0.1.0
 */
import type { MfaChallenge } from "@portico/contract/auth/Mfa"
import { factorCodes } from "@portico/contract/LoginFailure"
import type { FactorRules, Fault, Seed, SeedFactor } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

/** The Base32 secret of the seeded authenticator apps. It is the public one from the examples of RFC 6238. */
export const appSecret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ"

/** The recovery codes of all members with recovery codes. */
export const recoveryCodes = ["2fkq-8n4m-a7tz-03wx", "9hcd-w1rs-5vb6-kq0e"] as const

/**
 * The passkey of the member who has one, for the host `localhost`. Its private key (a JSON Web Key) is public: it was
 * generated for these scenarios and protects nothing. Tests sign challenges with it. Secret scanners may ignore it.
 */
export const passkey = {
  credentialId: "cG9ydGljby1wYXNza2V5",
  rpId: "localhost",
  publicKey: "pQECAyYgASFYICI-Ki2odiftXrH9cnx5megabngM64oDnHDSeENyGBywIlggqLX6HdKArQrf0RHwORo8fJT-RcOPjUxOeMnFrkKtqh8",
  privateKey: {
    kty: "EC",
    crv: "P-256",
    x: "Ij4qLah2J-1esf1yfHmZ6BpueAzrigOccNJ4Q3IYHLA",
    y: "qLX6HdKArQrf0RHwORo8fJT-RcOPjUxOeMnFrkKtqh8",
    d: "UF-ZAmkTWrEwsjKI2JJFzkjMzQvHL8zzRYhaYy8GgNs"
  }
} as const

const app: SeedFactor = { type: "TOTP", secret: appSecret }
const phone = "+41 79 555 01 67"
const text: SeedFactor = { type: "SMS", phone }
const recovery: SeedFactor = { type: "RECOVERY_CODE", codes: recoveryCodes }

const factorsOf = {
  app: [app],
  appAndText: [app, text],
  text: [text],
  call: [{ type: "CALL", phone }],
  mail: [{ type: "EMAIL" }],
  push: [{ type: "PUSH" }, text],
  passkey: [
    {
      type: "WEBAUTHN",
      passkey: { credentialId: passkey.credentialId, publicKey: passkey.publicKey, rpId: passkey.rpId }
    },
    app
  ],
  recovery: [app, recovery],
  everything: [app, text, { type: "CALL", phone }, { type: "EMAIL" }, { type: "PUSH" }, recovery],
  /** The app is enabled. The phone number for SMS was never confirmed. */
  notActivated: [app, { ...text, status: "REQUIRE_ACTIVATION" }],
  /** The app is enabled. The phone number for SMS has to be confirmed again. */
  outdated: [app, { ...text, status: "REQUIRE_REENROLL" }],
  none: []
} as const satisfies Readonly<Record<string, ReadonlyArray<SeedFactor>>>

/** A member of these scenarios, named after their factors. */
export type FactorMember = keyof typeof factorsOf

/** Returns the email address and the password of a member of these scenarios. */
export const accountOf = (member: FactorMember) =>
  ({ email: `${member.toLowerCase()}@example.com`, password: "first-of-two-steps" }) as const

const seedWith = (rules: FactorRules = {}): Seed => ({
  ...Bookshop.seed,
  factors: rules,
  members: [
    ...Bookshop.seed.members,
    ...Object.entries(factorsOf).map(([member, factors]) => ({
      ...accountOf(member as FactorMember),
      profile: { nickname: member },
      status: "active" as const,
      factors
    }))
  ]
})

const seed = seedWith()

/** Creates a fault whose logins return a challenge that no seeded member would receive. */
const challenged = (challenge: MfaChallenge): Fault => ({
  match: { row: "auth.login" },
  body: JSON.stringify({ state: "STATUS_CHECK", stateToken: "step", mfaChallengeData: challenge })
})

const verifying = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> => [
  { match: { row: "auth.verifyFactor" }, ...fault }
]

/** The scenarios. */
export const scenarios = Scenario.make({
  secondFactor: {
    description: "Members with every kind of second factor.",
    covers: [
      "factor/TOTP",
      "factor/SMS",
      "factor/CALL",
      "factor/EMAIL",
      "factor/PUSH",
      "factor/WEBAUTHN",
      "factor/RECOVERY_CODE",
      "factorStatus/ENABLED",
      "factorStatus/REQUIRE_ACTIVATION",
      "factorStatus/REQUIRE_REENROLL",
      "mfaReason/USER_SETTINGS",
      "factorCode/invalidOtp",
      "factorCode/factorDenied",
      "userVerification/PREFERRED"
    ],
    seed
  },
  riskyLogin: {
    description: "Every login is classified as risky.",
    covers: ["mfaReason/HIGH_RISK_LOGIN"],
    seed: seedWith({ riskyAfter: 0 })
  },
  mailByRule: {
    description: "The shop requires a code by email from every member.",
    covers: ["factorStatus/ENABLED_BY_RULE"],
    seed: seedWith({ enabled: ["EMAIL"] })
  },
  noTexts: {
    description: "The shop has disabled text messages and calls.",
    covers: ["factorStatus/DISABLED_BY_RULE"],
    seed: seedWith({ disabled: ["SMS", "CALL"] })
  },
  passkeyVerificationRequired: {
    description: "A passkey must verify its user.",
    covers: ["userVerification/REQUIRED"],
    seed: seedWith({ userVerification: "REQUIRED" })
  },
  passkeyVerificationDiscouraged: {
    description: "A passkey need not verify its user.",
    covers: ["userVerification/DISCOURAGED"],
    seed: seedWith({ userVerification: "DISCOURAGED" })
  },
  passkeyVerificationUnspecified: {
    description: "A passkey verifies its user if the browser supports it.",
    covers: ["userVerification/UNSPECIFIED"],
    seed: seedWith({ userVerification: "UNSPECIFIED" })
  },
  noUsableFactor: {
    description: "A second factor is required, but the member has none that can be used.",
    covers: ["factorStatus/DISABLED_BY_RULE", "factorStatus/REQUIRE_REENROLL"],
    seed,
    faults: [
      challenged({
        availableFactors: [
          { factorType: "SMS", factorStatus: "DISABLED_BY_RULE" },
          { factorType: "TOTP", factorStatus: "REQUIRE_REENROLL" }
        ],
        reason: "USER_SETTINGS"
      })
    ]
  },
  passwordAsFactor: {
    description: "The provider lists the password among the second factors.",
    covers: ["factor/PASSWORD"],
    seed,
    faults: [
      challenged({
        factorType: "PASSWORD",
        availableFactors: [
          { factorType: "PASSWORD", factorStatus: "ENABLED" },
          { factorType: "TOTP", factorStatus: "ENABLED" }
        ],
        reason: "USER_SETTINGS"
      })
    ]
  },
  factorServerError: {
    description: "The provider fails with an internal error while it verifies a factor.",
    covers: ["message/System error occurred"],
    seed,
    faults: verifying({ status: 500 })
  },
  factorRateLimited: {
    description: "The verification of factors is rate limited for half a minute.",
    seed,
    faults: verifying({ status: 429, code: "TOO_MANY_REQUESTS", description: "Too many calls.", retryAfter: 30 })
  },
  factorOffline: {
    description: "The network fails after the password was accepted.",
    seed,
    faults: verifying({ drop: "before" })
  },
  factorPending: {
    description: "The verification of a factor never receives a response.",
    seed,
    faults: verifying({ latency: Number.POSITIVE_INFINITY })
  },
  factorExpired: {
    description: "The two-step verification has expired.",
    covers: ["factorCode/factorChallengeExpired"],
    seed,
    faults: verifying({
      status: 400,
      code: factorCodes.factorChallengeExpired,
      description: "The two-step verification has expired."
    })
  },
  factorTriesExhausted: {
    description: "The last attempt was wrong, and no further one is allowed.",
    covers: ["factorCode/factorTriesExhausted"],
    seed,
    faults: verifying({
      status: 403,
      code: factorCodes.factorTriesExhausted,
      description: "There were too many wrong attempts."
    })
  },
  factorSendsExhausted: {
    description: "No more codes are sent for this sign-in.",
    covers: ["factorCode/factorSendsExhausted"],
    seed,
    faults: verifying({ status: 429, code: factorCodes.factorSendsExhausted, description: "No more codes are sent." })
  },
  factorUnavailable: {
    description: "The selected factor is not available.",
    covers: ["factorCode/factorUnavailable"],
    seed,
    faults: verifying({ status: 400, code: factorCodes.factorUnavailable, description: "This factor is not enabled." })
  },
  factorMismatch: {
    description: "The response belongs to another factor.",
    covers: ["factorCode/factorMismatch"],
    seed,
    faults: verifying({
      status: 400,
      code: factorCodes.factorMismatch,
      description: "The response does not match the challenge."
    })
  },
  factorThenNoSession: {
    description: "The factor is correct, but the hidden page finds no signed-in member.",
    covers: ["message/Missing code or _state"],
    seed,
    faults: verifying({ body: JSON.stringify({ state: "SUCCESS", sessionToken: "spent-already" }) })
  },
  factorAfterFactor: {
    description: "After one factor, another one is required.",
    seed,
    faults: verifying({
      body: JSON.stringify({
        state: "STATUS_CHECK",
        stateToken: "next step",
        mfaChallengeData: {
          factorType: "RECOVERY_CODE",
          availableFactors: [{ factorType: "RECOVERY_CODE", factorStatus: "ENABLED" }]
        }
      })
    })
  },
  factorUnsupported: {
    description: "The provider does not support this kind of factor.",
    covers: ["factorCode/factorUnsupported"],
    seed,
    faults: verifying({
      status: 400,
      code: factorCodes.factorUnsupported,
      description: "A password cannot be used as a second factor."
    })
  }
})
