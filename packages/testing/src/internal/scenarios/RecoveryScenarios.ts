/**
 * Scenarios of a forgotten password: the recovery email and the new password.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

// Separate matches, so that the email can be requested in scenarios in which setting the new password fails.
const atMail = { row: "auth.sendRecoveryEmail" } as const satisfies Fault["match"]
const atReset = { row: "auth.recover" } as const satisfies Fault["match"]

const rateLimit = { status: 429, code: "TOO_MANY_REQUESTS", description: "Too many calls.", retryAfter: 30 } as const

/** The scenarios. */
export const scenarios = Scenario.make({
  recoveryPending: {
    description: "The request for a recovery email never receives a response.",
    faults: [{ match: atMail, latency: Number.POSITIVE_INFINITY }]
  },
  recoveryFails: {
    description: "The provider fails with an internal error when a recovery email is requested.",
    covers: ["message/System error occurred"],
    faults: [{ match: atMail, status: 500 }]
  },
  recoveryRateLimited: {
    description: "Recovery emails are rate limited for half a minute.",
    faults: [{ match: atMail, ...rateLimit }]
  },
  recoveryRevealsUnknownEmail: {
    description: "The provider reveals whether the email address of a recovery request has an account.",
    faults: [{ match: atMail, status: 404, code: "-19999", description: "The member does not exist." }]
  },
  oneMail: {
    description: "Each address receives at most one email per 15 minutes.",
    seed: { ...Bookshop.seed, lockout: { mails: 1 } }
  },
  resetPending: {
    description: "Setting a new password never receives a response.",
    faults: [{ match: atReset, latency: Number.POSITIVE_INFINITY }]
  },
  resetFails: {
    description: "The provider fails with an internal error when a new password is set.",
    covers: ["message/System error occurred"],
    faults: [{ match: atReset, status: 500 }]
  },
  resetRateLimited: {
    description: "Setting a new password is rate limited for half a minute.",
    faults: [{ match: atReset, ...rateLimit }]
  },
  resetWithoutSession: {
    description: "A new password is set, but the hidden page finds no signed-in member.",
    faults: [{ match: atReset, body: JSON.stringify({ state: "SUCCESS", sessionToken: "spent-already" }) }]
  }
})
