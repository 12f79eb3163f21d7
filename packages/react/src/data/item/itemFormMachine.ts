/**
 * The form of an item at work: it reads, sends what changed as long as nobody else was faster, and reads again where
 * somebody was.
 *
 * @since 0.1.0
 */
import { idOf } from "@portico/client/data/Collection"
import type { DataError } from "@portico/client/data/Failure"
import * as Filter from "@portico/client/data/Filter"
import { Items, type RemoveOptions } from "@portico/client/data/Items"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Option from "effect/Option"
import type * as Atom from "effect/reactivity/Atom"
import * as Reactivity from "effect/reactivity/Reactivity"
import { countDown } from "../../form/countDown.ts"
import { waitOf } from "../../form/Submission.ts"
import { ofData } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { collectionKey } from "../listing/collectionAtoms.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { differencesOf, isNameable, over, patchOf, unchangedSince } from "./Changes.ts"
import { insertion } from "./insertion.ts"
import { ofWrite } from "./itemProblem.ts"
import {
  type Conflict,
  type Editing,
  fresh,
  type ItemFormEvent,
  type ItemFormState,
  loading,
  type Plan,
  reduce,
  taskOf
} from "./ItemFormState.ts"

type Data = Readonly<Record<string, unknown>>
type Work = Effect.Effect<void, never, Environment>

/** What a form is of, and how it writes. */
export interface FormPlan extends Plan {
  /** The item. A new one where there is none. */
  readonly id: string | undefined
  /** What a new item begins with. */
  readonly defaults?: Data | undefined
  /** What an item must meet besides to be changed or removed. */
  readonly condition?: Filter.Filter<any> | undefined
  /** How it is read and written. */
  readonly options?: Omit<RemoveOptions<any>, "condition"> | undefined
}

/** Makes the atom of a form. It waits until it is told of the session. */
export const itemFormMachine = (plan: FormPlan): Atom.Writable<ItemFormState, ItemFormEvent> => {
  const insert = insertion(plan.collection, plan.options)
  return machine<ItemFormState, ItemFormEvent>({
    initial: plan.id === undefined ? fresh(plan, plan.defaults) : loading,
    reduce: reduce(plan),
    crashed: () => ({ _tag: "Crashed", problem: Problem.make("unexpected") }),
    invoke: (event, state, send) => {
      switch (event._tag) {
        case "Session":
          return state._tag === "Loading" && event.member !== "Unknown" ? load(plan, send) : undefined
        case "Reload":
          return state._tag === "Loading" ? load(plan, send) : undefined
        case "Save":
          return state._tag === "Editing" && state.save._tag === "Submitting"
            ? patiently(save(plan, state, insert, send), send)
            : undefined
        case "Remove":
          return state._tag === "Editing" && state.save._tag === "Submitting"
            ? patiently(remove(plan, state, send), send)
            : undefined
        case "LoadFailed":
        case "SaveFailed":
        case "Crashed": {
          const wait = state._tag === "Failed" ? state.wait : state._tag === "Editing" ? waitOf(state.save) : 0
          return wait > 0 ? countDown(wait, (left) => send({ _tag: "Tick", left })) : undefined
        }
        default:
          return undefined
      }
    }
  })
}

const load = ({ collection, id = "", options }: FormPlan, send: Send<ItemFormEvent>): Work =>
  Items.use((items) => items.get(collection, id, options)).pipe(
    Effect.matchEffect({
      onFailure: (error) => send({ _tag: "LoadFailed", problem: ofData(error) }),
      onSuccess: (found) =>
        send({ _tag: "Loaded", id, data: Option.getOrUndefined(Option.map(found, ({ data }) => data)) })
    })
  )

// Longer than this, and a person wonders whether anything happens at all.
const patiently = (work: Work, send: Send<ItemFormEvent>): Work =>
  Effect.raceFirst(
    work,
    Effect.sleep("5 seconds").pipe(Effect.andThen(send({ _tag: "Slow" })), Effect.andThen(Effect.never))
  )

const save = (
  plan: FormPlan,
  state: Editing,
  insert: ReturnType<typeof insertion>,
  send: Send<ItemFormEvent>
): Work => {
  const task = taskOf(plan, state)
  if (task._tag !== "Write") return Effect.void
  const { base, data } = task
  const written =
    state.id === undefined
      ? Effect.mapError(insert(data), refusedOf)
      : change(plan, state.id, base, data).pipe(
          Effect.catchIf(isOutrun, (error) => settle(plan, state, base, data, error)),
          Effect.mapError((error) => ("_tag" in error ? refusedOf(error) : error))
        )
  return Effect.matchEffect(written, {
    onFailure: (refused) => send({ _tag: "SaveFailed", ...refused }),
    onSuccess: (item) =>
      Effect.flatMap(Clock.currentTimeMillis, (at) => send({ _tag: "Saved", id: item.id, data: item.data, at }))
  })
}

interface Refused {
  readonly problem: Problem.Problem
  readonly conflict?: Conflict | undefined
}

const refusedOf = (error: DataError): Refused => ({ problem: ofWrite(error) })

// Only what changed is sent, and only as long as the item is as this form knows it.
const change = (
  plan: FormPlan,
  id: string,
  base: Data,
  data: Data
): Effect.Effect<ListedItem, DataError, Environment> => {
  const { collection, options } = plan
  const patch = patchOf(collection, base, data)
  const condition = Filter.and(plan.condition ?? Filter.empty)(unchangedSince(collection, base, patch))
  return Items.use((items): Effect.Effect<ListedItem, DataError> =>
    isNameable(patch, base, data)
      ? items.patch(collection as string, id, patch, { ...options, condition })
      : items.update(collection as string, { ...data, _id: id }, { ...options, condition })
  ).pipe(Reactivity.mutation([collectionKey(idOf(collection))]))
}

const isOutrun = (error: DataError): boolean =>
  error._tag === "ApplicationError" && error.code === "PRECONDITION_FAILED"

// Somebody was faster. Where they changed other fields both changes stand; where they changed the same, somebody chooses.
const settle = (
  plan: FormPlan,
  state: Editing,
  base: Data,
  data: Data,
  error: DataError
): Effect.Effect<ListedItem, DataError | Refused, Environment> =>
  Effect.gen(function* () {
    const id = state.id ?? ""
    const found = yield* Items.use((items) => items.get(plan.collection, id, { ...plan.options, consistentRead: true }))
    if (Option.isNone(found)) return yield* Effect.fail({ problem: Problem.make("itemGone", { retryable: false }) })
    const theirs: Data = found.value.data
    if (Equal.equals(base, theirs)) return yield* Effect.fail({ problem: Problem.make("conditionNotMet") })
    const differences = differencesOf(base, theirs, data)
    if (differences.length === 0) {
      return yield* Effect.mapError(change(plan, id, theirs, over(base, theirs, data)), (again) =>
        isOutrun(again) ? ofTheirs(theirs, differences) : again
      )
    }
    return yield* Effect.fail(ofTheirs(theirs, differences))
  }).pipe(Effect.annotateLogs({ code: error._tag }))

const ofTheirs = (theirs: Data, differences: Conflict["differences"]): Refused => ({
  problem: Problem.make("itemChanged"),
  conflict: {
    theirs,
    differences,
    choices: Object.fromEntries(differences.map(({ field }) => [field, "mine" as const]))
  }
})

// What somebody else has removed meanwhile is removed.
const remove = (plan: FormPlan, { id = "" }: Editing, send: Send<ItemFormEvent>): Work =>
  Items.use((items) =>
    items.remove(plan.collection as string, id, { ...plan.options, condition: plan.condition ?? Filter.empty })
  ).pipe(
    Reactivity.mutation([collectionKey(idOf(plan.collection))]),
    Effect.matchEffect({
      onFailure: (error) => send({ _tag: "SaveFailed", problem: ofWrite(error) }),
      onSuccess: () => send({ _tag: "Removed" })
    })
  )
