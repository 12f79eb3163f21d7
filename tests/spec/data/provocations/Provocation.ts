import type { Services } from "@portico/client/Client"
import type { Fault } from "../../../../packages/provider/src/http/request/Faults.ts"
import type { CollectionHooks } from "@portico/provider/Provider"
import type * as Wde from "@portico/contract/Wde"
import type * as Effect from "effect/Effect"
import type { PlainSite } from "../made.ts"

/** A way to provoke a code, and the expected error. */
export interface Provocation<C extends Wde.Code = Wde.Code> {
  /** One line of plain site code. */
  readonly site: (site: PlainSite) => unknown
  /** The same call of the services. Only the facade counts arguments. */
  readonly service?: Effect.Effect<unknown, unknown, Services>
  /** The parameters of the message. */
  readonly params: Wde.Params<C>
  /** The path in the arguments. `undefined` if the provider rejects the call or if there is no such path. */
  readonly path?: ReadonlyArray<string | number>
  /** The provider's options, and their description unless it is obvious. With them the call is sent. */
  readonly provider?: {
    readonly when?: string
    readonly faults?: ReadonlyArray<Fault>
    readonly hooks?: CollectionHooks
  }
}

/** Provocations of some codes. The table of all codes does not compile if one is missing. */
export type Provocations<C extends Wde.Code = Wde.Code> = { readonly [Code in C]: Provocation<Code> }
