/**
 * Named scenarios: the initial data and the faults of a provider. Storybook, tests and the storefront select one per
 * request.
 *
 * @since 0.1.0
 */
import type { Fault, Seed } from "@portico/provider/Provider"
import { seed } from "./Bookshop.ts"

/** A scenario. */
export interface Scenario {
  readonly name: string
  /** A description in one sentence. */
  readonly description: string
  /** The parts of the specifications that it shows: `errorCode/invalidPassword`, `WDE0109`, `loginState/SUCCESS`. */
  readonly covers: ReadonlyArray<string>
  /** The initial data of the provider. Scenarios with the same seed can be used in turn in one world. */
  readonly seed: Seed
  /** Returns the provider's time, in milliseconds since the epoch. The real time by default. */
  readonly clock?: () => number
  /** The faults of the provider. */
  readonly faults: ReadonlyArray<Fault>
}

/** The properties of a scenario. The defaults are those of the bookshop without faults. */
export type Difference = Pick<Scenario, "description"> & Partial<Omit<Scenario, "name" | "description">>

/**
 * Creates scenarios from their names and properties.
 *
 * **Example** (A shop whose sign-in is closed)
 *
 * ```ts
 * import * as Scenario from "@portico/testing/scenarios/Scenario"
 *
 * export const scenarios = Scenario.make({
 *   closed: {
 *     description: "No one can sign in.",
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
