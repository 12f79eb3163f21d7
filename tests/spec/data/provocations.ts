/**
 * For every code of the catalogue a program that provokes it (data.md §8): one line of plain site code and, where the
 * services can meet the code, the same through them. `docs/errors.md` shows the lines.
 */
import type { Services } from "@portico/client/Client"
import type { Fault } from "@portico/provider/http/Faults"
import type { CollectionHooks } from "@portico/provider/Provider"
import type * as Wde from "@portico/contract/Wde"
import type * as Effect from "effect/Effect"
import type { PlainSite } from "./made.ts"
import * as Answers from "./provocations/Answers.ts"
import * as Builders from "./provocations/Builders.ts"
import * as Calls from "./provocations/Calls.ts"
import * as Models from "./provocations/Models.ts"

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
  /** What the provider does for it: then the call is sent. */
  readonly provider?: { readonly faults?: ReadonlyArray<Fault>; readonly hooks?: CollectionHooks }
}

/** A provocation of some codes. A code without one does not compile in the table of all. */
export type Provocations<C extends Wde.Code = Wde.Code> = { readonly [Code in C]: Provocation<Code> }

/** Every code's. */
export const provocations: Provocations = {
  ...Calls.provocations,
  ...Builders.provocations,
  ...Models.provocations,
  ...Answers.provocations
}

/** The line of a provocation, as documentation shows it. */
export const lineOf = ({ site }: Pick<Provocation, "site">): string =>
  site
    .toString()
    .replace(/^\(?site\)?\s*=>\s*/, "")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/([({[]) | ([)\]])/g, (_, open = "", close = "") => (open === "{" ? "{ " : `${open}${close}`))
    .replaceAll(/(?<=\)) \./g, ".")
