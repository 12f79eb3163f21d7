import type * as Wde from "@portico/contract/Wde"
import type { PlainSite } from "../made.ts"

/** A call that violates a rule of data.md §5, the expected error, and the nearest call that conforms to it. */
export interface Violation {
  readonly wrong: (site: PlainSite) => unknown
  /** The code, the path in the arguments, and the message with the received value and a fix. */
  readonly told: readonly [Wde.Code, ReadonlyArray<string | number>, string]
  readonly right: (site: PlainSite) => unknown
}

/** Violations by the rules they violate. */
export type Violations = Readonly<Record<string, ReadonlyArray<Violation>>>
