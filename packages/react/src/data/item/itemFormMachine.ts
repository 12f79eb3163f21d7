/**
 * The state machine of an item's form with its requests. It reads the item and saves or removes it.
 *
 * @since 0.1.0
 */
import * as Filter from "@portico/client/data/Filter"
import { Items } from "@portico/client/data/Items"
import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import type * as Atom from "effect/reactivity/Atom"
import { countDown } from "../../form/countDown.ts"
import { waitOf } from "../../form/Submission.ts"
import { ofData, ofWrite } from "../../problem/DataProblem.ts"
import * as Problem from "../../problem/Problem.ts"
import { machine, type Send } from "../../runtime/Machine.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import { memberNow, ownedAtom } from "../listing/ownedState.ts"
import { isRestorable } from "../listing/restorable.ts"
import { insertion } from "./useItemInsert.ts"
import {
  type Editing,
  fresh,
  type ItemFormEvent,
  type ItemFormState,
  loading,
  reduce,
  taskOf
} from "./ItemFormState.ts"
import { type FormPlan, refusedOf, saveItem } from "./saveItem.ts"
import { invalidateAfterWrite } from "../listing/invalidateAfterWrite.ts"

type Work = Effect.Effect<void, never, Environment>

export type { FormPlan } from "./saveItem.ts"

/**
 * Creates the atom of a form. It loads nothing before it receives the session's state. Each user has a separate form.
 */
export const itemFormMachine = (plan: FormPlan): Atom.Writable<ItemFormState, ItemFormEvent> =>
  ownedAtom(() => formMachine(plan))

const formMachine = (plan: FormPlan): Atom.Writable<ItemFormState, ItemFormEvent> => {
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

// After this long without a response, users doubt that the request is in progress.
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
  const written =
    state.id === undefined ? Effect.mapError(insert(task.data), refusedOf) : saveItem(plan, state.id, task)
  return Effect.matchEffect(written, {
    onFailure: (refused) => send({ _tag: "SaveFailed", ...refused }),
    onSuccess: (item) =>
      Effect.flatMap(Clock.currentTimeMillis, (at) => send({ _tag: "Saved", id: item.id, data: item.data, at }))
  })
}

// An item that another user has already removed counts as removed.
const remove = (plan: FormPlan, { id = "" }: Editing, send: Send<ItemFormEvent>): Work =>
  Items.use((items) =>
    items.remove(plan.collection as string, id, { ...plan.options, condition: plan.condition ?? Filter.empty })
  ).pipe(
    invalidateAfterWrite(plan.collection),
    Effect.matchEffect({
      onFailure: (error) => send({ _tag: "SaveFailed", problem: ofWrite(error) }),
      onSuccess: (removed) =>
        Effect.flatMap(memberNow, (by) =>
          send({
            _tag: "Removed",
            item: Option.getOrUndefined(Option.filter(removed, isRestorable(plan.collection, by)))?.data
          })
        )
    })
  )
