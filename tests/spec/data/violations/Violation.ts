import type * as Wde from "@portico/contract/Wde"
import type { PlainSite } from "../made.ts"

/** A call that breaks a rule of data.md §5, what it is told, and the nearest call that keeps it. */
export interface Violation {
  readonly wrong: (site: PlainSite) => unknown
  /** Code, place in the arguments, and the message with the received value and what to do. */
  readonly told: readonly [Wde.Code, ReadonlyArray<string | number>, string]
  readonly right: (site: PlainSite) => unknown
}

/** Violations by the rules they break. */
export type Violations = Readonly<Record<string, ReadonlyArray<Violation>>>
