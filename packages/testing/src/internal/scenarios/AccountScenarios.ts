/**
 * Scenarios of the account extension.
 *
 * @since 0.1.0
 */
import type { Fault } from "@portico/provider/Provider"
import * as Scenario from "../../scenarios/Scenario.ts"
import { seed } from "./ProfileScenarios.ts"

const reads = ["account.getUser", "account.listFactors", "account.listSessions"] as const

const whenReading = (fault: Omit<Fault, "match">): ReadonlyArray<Fault> =>
  reads.map((row) => ({ match: { row }, ...fault }))

/** The scenarios. */
export const scenarios = Scenario.make({
  accountUnsupported: {
    description: "A provider without the account extension.",
    seed,
    faults: whenReading({ status: 404, code: "NOT_FOUND", description: "There is no such path." })
  },
  accountRefused: {
    description: "The first request of each kind for the account is refused.",
    seed,
    faults: whenReading({ status: 403, code: "FORBIDDEN", description: "Not now.", times: 1 })
  }
})
