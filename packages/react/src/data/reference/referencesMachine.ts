/**
 * The state machine of a field's references with its requests.
 *
 * @since 0.1.0
 */
import { waitOf } from "../../form/Submission.ts"
import { countDown } from "../../form/countDown.ts"
import { ofData, ofWrite } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import { type Environment, withReactivity } from "../../runtime/Runtime.ts"
import { countOf } from "../listing/Listing.ts"
import { invalidateAfterWrite, collectionKey } from "../listing/invalidateAfterWrite.ts"
import {
  loading,
  reduce,
  type ReferenceChange,
  type ReferencesEvent,
  type ReferencesRead,
  type ReferencesState
} from "./References.ts"
import { idOf, type Argument } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import { References } from "@portico/client/data/References"
import { maximumPageSize } from "@portico/contract/Limits"
import * as Effect from "effect/Effect"
import * as Atom from "../../runtime/Atom.ts"

type Work = Effect.Effect<void, never, Environment>

/** The field and the item that have the references. */
export interface ReferencesPlan {
  readonly collection: Argument
  readonly field: string
  readonly item: string
  readonly pageSize: number
  /** The collection that the field refers to, if known. */
  readonly target?: Argument | undefined
  /** Whether items that do not match the schema of their collection are left out. Otherwise the read fails. */
  readonly omitInvalid?: boolean | undefined
}

/**
 * Creates the atom of a field's references. It reads them after the first `Load` event. It reads them again after each
 * write of the kit to the collection of the field or to the collection that the field refers to.
 */
export const referencesMachine = (plan: ReferencesPlan): Atom.Writable<ReferencesState, ReferencesEvent> =>
  following<ReferencesState, ReferencesEvent>(
    [plan.collection, plan.target ?? plan.collection],
    { _tag: "Written" },
    reading(plan)
  )

// Wraps a machine so that it receives the event `written` after each write of the kit to one of these collections.
const following = <State, Event>(
  collections: ReadonlyArray<Argument>,
  written: Event,
  machine: Atom.Writable<State, Event>
): Atom.Writable<State, Event> => {
  const writes = Atom.setIdleTTL(
    Atom.readable((): object => ({})).pipe(withReactivity(collections.map((one) => collectionKey(idOf(one))))),
    0
  )
  return Atom.setIdleTTL(
    Atom.writable<State, Event>(
      (get) => {
        get.subscribe(writes, () => get.set(machine, written))
        // The subscription reports changes only after the first read.
        get.once(writes)
        get.subscribe(machine, (state) => get.setSelf(state))
        return get.once(machine)
      },
      (context, event) => context.set(machine, event)
    ),
    0
  )
}

const reading = (plan: ReferencesPlan): Atom.Writable<ReferencesState, ReferencesEvent> =>
  machine<ReferencesState, ReferencesEvent>({
    initial: loading,
    reduce,
    crashed: () => ({ _tag: "Crashed", problem: Problem.make("unexpected") }),
    refetch: (state) =>
      state._tag !== "Loading" && state.problem !== undefined && Problem.isUnreachable(state.problem)
        ? { _tag: "Load" }
        : undefined,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Load":
        case "Written":
          return load(plan, state._tag === "Ready" ? countOf(state) : 0, send)
        case "More":
          return state._tag === "Ready" && state.loadingMore ? more(plan, countOf(state), send) : undefined
        case "Change":
          return state._tag === "Ready" && state.change._tag === "Submitting" ? change(plan, event, send) : undefined
        case "ChangeFailed":
        case "Crashed": {
          const wait = state._tag === "Ready" ? waitOf(state.change) : 0
          return wait > 0 ? countDown(wait, (left) => send({ _tag: "Tick", left })) : undefined
        }
        default:
          return undefined
      }
    }
  })

const read = (
  { collection, field, item, omitInvalid, pageSize }: ReferencesPlan,
  skip: number,
  atLeast = 0
): Effect.Effect<ReferencesRead, DataError, Environment> =>
  References.use((references) =>
    references.query(collection as string, field, item, {
      limit: Math.min(Math.max(pageSize, atLeast), maximumPageSize),
      skip,
      consistentRead: true,
      omitInvalid
    })
  ).pipe(Effect.map(({ hasNext, invalid, items }) => ({ items, invalid, hasMore: hasNext })))

// A refresh reads as many items as are shown. Reading only the first page would make the others disappear.
const load = (plan: ReferencesPlan, known: number, send: Send<ReferencesEvent>): Work =>
  Effect.matchEffect(read(plan, 0, known), {
    onFailure: (error) => send({ _tag: "LoadFailed", problem: ofData(error) }),
    onSuccess: (part) => send({ _tag: "Loaded", ...part })
  })

const more = (plan: ReferencesPlan, skip: number, send: Send<ReferencesEvent>): Work =>
  Effect.matchEffect(read(plan, skip), {
    onFailure: (error) => send({ _tag: "LoadFailed", problem: ofData(error) }),
    onSuccess: (part) => send({ _tag: "MoreLoaded", ...part })
  })

type Change = Extract<ReferencesEvent, { readonly _tag: "Change" }>

const written = ({ collection, field, item }: ReferencesPlan, { change, ids, without = [] }: Change) =>
  References.use((references) => {
    const done = (kind: Exclude<ReferenceChange, "amend">, ids: ReadonlyArray<string>) =>
      invalidateAfterWrite(collection)<void, DataError, never>(references[kind](collection as string, field, item, ids))
    if (change !== "amend") return done(change, ids)
    return Effect.andThen(
      ids.length === 0 ? Effect.void : done("insert", ids),
      without.length === 0 ? Effect.void : done("remove", without)
    )
  })

const change = (plan: ReferencesPlan, event: Change, send: Send<ReferencesEvent>): Work =>
  written(plan, event).pipe(
    Effect.andThen(read(plan, 0)),
    Effect.matchEffect({
      onFailure: (error) => send({ _tag: "ChangeFailed", problem: ofWrite(error) }),
      onSuccess: (part) => send({ _tag: "Changed", change: event.change, ...part })
    })
  )
