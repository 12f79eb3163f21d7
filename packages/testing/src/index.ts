/**
 * The test utilities for every environment. `@portico/testing/MockServer` is for Node and
 * `@portico/testing/MockWorker` for browsers.
 *
 * @since 0.1.0
 */
export * as Faults from "./Faults.ts"
export * as Mock from "./Mock.ts"
export * as MovableClock from "./MovableClock.ts"
export * as Scenarios from "./Scenarios.ts"
export * as Bookshop from "./scenarios/Bookshop.ts"
export * as Scenario from "./scenarios/Scenario.ts"
export * as Tabs from "./Tabs.ts"
export * as Testing from "./Testing.ts"
export * as Worlds from "./Worlds.ts"
