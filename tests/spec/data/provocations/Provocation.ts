import type { Services } from "@portico/client/Client"
import type { Fault } from "../../../../packages/provider/src/http/request/Faults.ts"
import type { CollectionHooks } from "@portico/provider/Provider"
import type * as Wde from "@portico/contract/Wde"
import type * as Effect from "effect/Effect"
import type { PlainSite } from "../made.ts"

/** How a code is provoked, and what its error tells. */
export interface Provocation<C extends Wde.Code = Wde.Code> {
  /** One line of plain site code. */
  readonly site: (site: PlainSite) => unknown
  /** The same call of the services. Only the façade counts arguments. */
  readonly service?: Effect.Effect<unknown, unknown, Services>
  /** What the message names. */
  readonly params: Wde.Params<C>
  /** Where in the arguments. `undefined` where the provider refuses, or where there is no such place. */
  readonly path?: ReadonlyArray<string | number>
  /** What the provider does for it, and the words for that where it is no matter of course. Then the call is sent. */
  readonly provider?: {
    readonly when?: string
    readonly faults?: ReadonlyArray<Fault>
    readonly hooks?: CollectionHooks
  }
}

/** A provocation of some codes. A code without one does not compile in the table of all. */
export type Provocations<C extends Wde.Code = Wde.Code> = { readonly [Code in C]: Provocation<Code> }
