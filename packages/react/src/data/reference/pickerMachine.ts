/**
 * The state machine of an item search with its requests. It waits for a pause in typing and ignores all responses
 * except the latest.
 *
 * @since 0.1.0
 */
import type { Argument } from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import { Queries } from "@portico/client/data/Queries"
import * as Query from "@portico/client/data/Query"
import * as Effect from "effect/Effect"
import type * as Atom from "effect/reactivity/Atom"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { countOf } from "../listing/Listing.ts"
import { idle, type PickerEvent, type PickerState, reduce } from "./Picker.ts"

/** The collection and the field that are searched. */
export interface PickerPlan {
  readonly target: Argument
  /** The field that labels an item and is searched. */
  readonly labelField: string
  /** The number of items per page of results. */
  readonly pageSize: number
  /** Whether results that do not match the schema of the collection are left out. Otherwise the search fails. */
  readonly omitInvalid: boolean
}

type Work = Effect.Effect<void, never, Environment>

/** Creates the atom of a search. */
export const pickerMachine = (plan: PickerPlan): Atom.Writable<PickerState, PickerEvent> =>
  machine<PickerState, PickerEvent>({
    initial: idle,
    reduce,
    crashed: () => ({ _tag: "Failed", problem: Problem.make("unexpected") }),
    // A closed list searches again when it opens.
    refetch: ({ isOpen, problem }) =>
      isOpen && problem !== undefined && Problem.isUnreachable(problem) ? { _tag: "Retry" } : undefined,
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Type":
          return Effect.andThen(Effect.sleep("200 millis"), search(plan, state, send))
        case "Open":
        case "Retry":
          return state.step === "searching" ? search(plan, state, send) : undefined
        case "More":
          return state.step === "more" ? search(plan, state, send) : undefined
        default:
          return undefined
      }
    }
  })

const search = (
  { labelField, omitInvalid, pageSize, target }: PickerPlan,
  state: PickerState,
  send: Send<PickerEvent>
): Work => {
  const text = state.text.trim()
  const isMore = state.step === "more"
  const query = Query.from(target as string).pipe(
    Query.filter(text === "" ? Filter.empty : Filter.contains(labelField, text)),
    Query.ascending(labelField),
    Query.skip(isMore ? countOf(state) : 0),
    Query.limit(pageSize),
    Query.omitInvalid(omitInvalid)
  )
  return Queries.use((queries) => queries.run(query)).pipe(
    Effect.matchEffect({
      onFailure: (error) => send({ _tag: "Failed", problem: ofData(error) }),
      onSuccess: ({ hasNext, invalid, items }) =>
        send({ _tag: isMore ? "MoreFound" : "Found", items, invalid, hasMore: hasNext })
    })
  )
}
