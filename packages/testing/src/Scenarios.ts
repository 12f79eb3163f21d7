/**
 * Every scenario by name, for stories, tests and the storefront's `?scenario=` parameter.
 *
 * @since 0.1.0
 */
import * as Account from "./internal/scenarios/AccountScenarios.ts"
import * as Auth from "./internal/scenarios/AuthScenarios.ts"
import * as Bulk from "./internal/scenarios/BulkScenarios.ts"
import * as Captcha from "./internal/scenarios/CaptchaScenarios.ts"
import * as Chart from "./internal/scenarios/ChartScenarios.ts"
import * as Data from "./internal/scenarios/DataScenarios.ts"
import * as Factor from "./internal/scenarios/FactorScenarios.ts"
import * as Item from "./internal/scenarios/ItemScenarios.ts"
import * as Network from "./internal/scenarios/NetworkScenarios.ts"
import * as Paging from "./internal/scenarios/PagingScenarios.ts"
import * as Profile from "./internal/scenarios/ProfileScenarios.ts"
import * as Recovery from "./internal/scenarios/RecoveryScenarios.ts"
import * as Session from "./internal/scenarios/SessionScenarios.ts"
import type { Scenario } from "./scenarios/Scenario.ts"
import * as Table from "./internal/scenarios/TableScenarios.ts"
import * as Verification from "./internal/scenarios/VerificationScenarios.ts"

/** The scenarios by name. */
export const scenarios = Object.freeze({
  ...Network.scenarios,
  ...Auth.scenarios,
  ...Captcha.scenarios,
  ...Data.scenarios,
  ...Bulk.scenarios,
  ...Paging.scenarios,
  ...Item.scenarios,
  ...Chart.scenarios,
  ...Table.scenarios,
  ...Profile.scenarios,
  ...Account.scenarios,
  ...Recovery.scenarios,
  ...Verification.scenarios,
  ...Session.scenarios,
  ...Factor.scenarios
})

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios

/** Checks whether a value is the name of a scenario. */
export const isScenarioName = (text: unknown): text is ScenarioName =>
  typeof text === "string" && Object.hasOwn(scenarios, text)

/** Returns the scenario of a name. If there is none, throws an error with all names. */
export const find = (name: string): Scenario => {
  if (isScenarioName(name)) return scenarios[name]
  throw new Error(`The scenario "${name}" does not exist. Choose one of: ${Object.keys(scenarios).join(", ")}.`)
}
