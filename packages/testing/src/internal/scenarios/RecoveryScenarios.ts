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
    description: "The request for a recovery mail is never answered.",
    faults: [{ match: atMail, latency: Number.POSITIVE_INFINITY }]
  },
  recoveryFails: {
    description: "The provider fails inside when a recovery mail is asked for.",
    covers: ["message/System error occurred"],
    faults: [{ match: atMail, status: 500 }]
  },
  recoveryRateLimited: {
    description: "Too many recovery mails were asked for: try again in half a minute.",
    faults: [{ match: atMail, ...rateLimit }]
  },
  recoveryTellsUnknown: {
    description: "The provider tells whether somebody has the address of a recovery mail.",
    faults: [{ match: atMail, status: 404, code: "-19999", description: "There is no such member." }]
  },
  oneMail: {
    description: "An address is mailed to once in a quarter of an hour.",
    seed: { ...Bookshop.seed, lockout: { mails: 1 } }
  },
  resetPending: {
    description: "A new password is never answered.",
    faults: [{ match: atReset, latency: Number.POSITIVE_INFINITY }]
  },
  resetFails: {
    description: "The provider fails inside when a new password is set.",
    covers: ["message/System error occurred"],
    faults: [{ match: atReset, status: 500 }]
  },
  resetRateLimited: {
    description: "Too many new passwords were tried: try again in half a minute.",
    faults: [{ match: atReset, ...rateLimit }]
  },
  resetWithoutSession: {
    description: "A new password is set, and the hidden page that makes the session finds nobody.",
    faults: [{ match: atReset, body: JSON.stringify({ state: "SUCCESS", sessionToken: "spent-already" }) }]
  }
})
