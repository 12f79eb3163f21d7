/**
 * The test utilities for every environment. Those that need MSW are separate modules: `@portico/testing/Mock`,
 * `@portico/testing/MockServer` for Node and `@portico/testing/MockWorker` for browsers. So is the one that needs React:
 * `@portico/testing/react`.
 *
 * @since 0.1.0
 */
export * as Faults from "./Faults.ts"
export * as MovableClock from "./MovableClock.ts"
export * as Scenarios from "./Scenarios.ts"
export * as Bookshop from "./scenarios/Bookshop.ts"
export * as Scenario from "./scenarios/Scenario.ts"
export * as Tabs from "./Tabs.ts"
export * as Testing from "./Testing.ts"
export * as Worlds from "./Worlds.ts"
