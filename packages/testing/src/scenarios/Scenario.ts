/**
 * Scenarios: a provider's world and what goes wrong in it, under a name. Storybook, tests and the storefront choose one
 * per request.
 *
 * @since 0.1.0
 */
import type { Fault, Seed } from "@portico/provider/Provider"
import { seed } from "./Bookshop.ts"

/** A scenario. */
export interface Scenario {
  readonly name: string
  /** What it is like, in one sentence. */
  readonly description: string
  /** What of the specifications it lets one see: `errorCode/invalidPassword`, `WDE0109`, `loginState/SUCCESS`. */
  readonly covers: ReadonlyArray<string>
  /** What the provider starts with. Scenarios with one seed can follow each other in one world. */
  readonly seed: Seed
  /** The provider's time in epoch milliseconds. The real time where there is none. */
  readonly clock?: () => number
  /** What goes wrong. */
  readonly faults: ReadonlyArray<Fault>
}

/** What a scenario differs in from the bookshop on a good day. */
export type Difference = Pick<Scenario, "description"> & Partial<Omit<Scenario, "name" | "description">>

/**
 * Builds scenarios by their names.
 *
 * **Example** (A shop whose sign-in is closed)
 *
 * ```ts
 * import * as Scenario from "@portico/testing/scenarios/Scenario"
 *
 * export const scenarios = Scenario.make({
 *   closed: {
 *     description: "Nobody can sign in.",
 *     faults: [{ match: { row: "auth.login" }, status: 503 }]
 *   }
 * })
 * ```
 */
export const make = <Name extends string>(
  differences: Readonly<Record<Name, Difference>>
): Readonly<Record<Name, Scenario>> =>
  Object.fromEntries(
    Object.entries<Difference>(differences).map(([name, difference]) => [
      name,
      { name, covers: [], seed, faults: [], ...difference }
    ])
  ) as Record<Name, Scenario>
