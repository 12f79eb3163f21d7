/**
 * Scenarios of email addresses that have to be verified, and of accounts that have to be approved.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import { accounts } from "./AuthScenarios.ts"
import * as Bookshop from "../../scenarios/Bookshop.ts"
import * as Scenario from "../../scenarios/Scenario.ts"

/** The client secret of the shop's server in scenarios with members that have to be approved. */
export const ownerSecret = "owner-of-the-bookshop"

const unverified = {
  ...Bookshop.seed,
  registration: "emailVerification",
  members: [...Bookshop.seed.members, { ...accounts.unverified, status: "emailVerification" }]
} as const

const waiting = {
  ...Bookshop.seed,
  clients: Bookshop.seed.clients.map((client) => ({ ...client, secret: ownerSecret })),
  registration: "ownerApproval",
  members: [...Bookshop.seed.members, { ...accounts.waiting, status: "ownerApproval" }]
} as const

const atCode = { row: "auth.verify" } as const satisfies Fault["match"]
const atNewCode = { row: "auth.startVerification" } as const satisfies Fault["match"]
const atLogin = { row: "auth.login" } as const satisfies Fault["match"]

const rateLimit = { status: 429, code: "TOO_MANY_REQUESTS", description: "Too many calls.", retryAfter: 30 } as const

/** The scenarios. */
export const scenarios = Scenario.make({
  codeDue: {
    description: "Members must confirm their email address, and one of them has not done so yet.",
    covers: ["authState/REQUIRE_EMAIL_VERIFICATION", "pendingReason/PENDING_EMAIL_VERIFICATION_REQUIRED"],
    seed: unverified
  },
  codePending: {
    description: "The verification of an email code never receives a response.",
    seed: unverified,
    faults: [{ match: atCode, latency: Number.POSITIVE_INFINITY }]
  },
  codeFails: {
    description: "The provider fails with an internal error when a code is verified.",
    covers: ["message/System error occurred"],
    seed: unverified,
    faults: [{ match: atCode, status: 500 }]
  },
  codeRateLimited: {
    description: "The verification of codes is rate limited for half a minute.",
    seed: unverified,
    faults: [{ match: atCode, ...rateLimit }]
  },
  newCodeFails: {
    description: "The first request for a new code fails with an internal error.",
    seed: unverified,
    faults: [{ match: atNewCode, status: 500, times: 1 }]
  },
  codeWithoutSession: {
    description: "The code is correct, but the hidden page finds no signed-in member.",
    seed: unverified,
    faults: [{ match: atCode, body: JSON.stringify({ state: "SUCCESS", sessionToken: "spent-already" }) }]
  },
  codeThenApproval: {
    description: "New members must confirm their email address, and then be approved.",
    covers: ["authState/REQUIRE_OWNER_APPROVAL", "loginState/OWNER_APPROVAL_REQUIRED"],
    seed: { ...Bookshop.seed, registration: ["emailVerification", "ownerApproval"] }
  },
  approvalDue: {
    description: "A new member is waiting for the approval of the shop.",
    covers: ["authState/REQUIRE_OWNER_APPROVAL", "pendingReason/PENDING_ADMIN_APPROVAL_REQUIRED"],
    seed: waiting
  },
  approvalPending: {
    description: "The request for the approval status of an account never receives a response.",
    seed: waiting,
    faults: [{ match: atLogin, latency: Number.POSITIVE_INFINITY }]
  },
  approvalFails: {
    description: "The request for the approval status of an account fails with an internal error.",
    seed: waiting,
    faults: [{ match: atLogin, status: 500 }]
  },
  approvalRateLimited: {
    description: "The request for the approval status of an account is rate limited for half a minute.",
    seed: waiting,
    faults: [{ match: atLogin, ...rateLimit }]
  }
})
