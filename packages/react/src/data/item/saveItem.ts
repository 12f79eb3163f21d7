/**
 * The save of an existing item. It sends only the changes, on condition that no other user has changed the item. If one
 * has, it merges both changes or reports a conflict.
 *
 * @since 0.1.0
 */
import * as Problem from "../../problem/Problem.ts"
import { ofWrite } from "../../problem/DataProblem.ts"
import type { Environment } from "../../runtime/Runtime.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { invalidateAfterWrite } from "../listing/invalidateAfterWrite.ts"
import { ownDataOf } from "../listing/restorable.ts"
import { differencesOf, isNameable, over, patchOf, unchangedSince } from "./Changes.ts"
import type { Conflict, Plan, Saved, Task } from "./ItemFormState.ts"
import type { DataError } from "@portico/client/data/Failure"
import * as Filter from "@portico/client/data/Filter"
import { Items, type RemoveOptions } from "@portico/client/data/Items"
import * as Effect from "effect/Effect"
import * as Equal from "effect/Equal"
import * as Option from "effect/Option"

type Data = Readonly<Record<string, unknown>>

/** The collection and the fields of a form, with the options of its reads and writes. */
export interface FormPlan extends Plan {
  /** The id of the item. `undefined` for a new item. */
  readonly id: string | undefined
  /** The initial data of a new item. */
  readonly defaults?: Data | undefined
  /**
   * An additional condition that the item must meet to be changed or removed. `any`, because the plan is not generic: the
   * hook has already checked the condition against the collection.
   */
  readonly condition?: Filter.Filter<any> | undefined
  /** The options of reads and writes. `any` for the same reason. */
  readonly options?: Omit<RemoveOptions<any>, "condition"> | undefined
}

/** The reason why a save failed. */
export interface Refused {
  readonly problem: Problem.Problem
  readonly conflict?: Conflict | undefined
}

/** Returns the problem that a form shows for a failed write. */
export const refusedOf = (error: DataError): Refused => ({ problem: ofWrite(error) })

// The condition rejects the write if the stored item differs from what this form knows. Without it, the write would
// silently overwrite the changes of another user.
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
      ? Effect.map(
          items.patch(collection as string, id, patch, { ...options, condition }),
          // The provider may apply a patch without returning the item. The form then uses its own data.
          Option.getOrElse(() => ({ id, data }))
        )
      : items.update(collection as string, { ...data, _id: id }, { ...options, condition })
  ).pipe(invalidateAfterWrite(collection))
}

const isOutrun = (error: DataError): boolean =>
  error._tag === "ApplicationError" && error.code === "PRECONDITION_FAILED"

// Another user saved first. If they changed other fields, both changes are merged. If they changed the same fields, the
// user has to choose.
const settle = (
  plan: FormPlan,
  id: string,
  base: Data,
  data: Data,
  error: DataError
): Effect.Effect<ListedItem, DataError | Refused, Environment> =>
  Effect.gen(function* () {
    const found = yield* Items.use((items) => items.get(plan.collection, id, { ...plan.options, consistentRead: true }))
    if (Option.isNone(found)) return yield* Effect.fail({ problem: Problem.make("itemNotFound", { retryable: false }) })
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

/** Undoes a save, on condition that no other user has changed the item since. Fails with the problem otherwise. */
export const undoSave = (
  plan: FormPlan,
  id: string,
  { after, undone }: Saved
): Effect.Effect<ListedItem, Problem.Problem, Environment> => Effect.mapError(change(plan, id, after, undone), ofWrite)

/** Inserts a removed item again, with its id. Fails with the problem if an item with this id exists. */
export const undoRemoval = (
  { collection, options }: FormPlan,
  id: string,
  item: Data
): Effect.Effect<ListedItem, Problem.Problem, Environment> =>
  Items.use((items) => items.insert(collection as string, { ...ownDataOf(item), _id: id }, options)).pipe(
    invalidateAfterWrite(collection),
    Effect.mapError(ofWrite)
  )

/** Saves an existing item. */
export const saveItem = (
  plan: FormPlan,
  id: string,
  { base, data }: Extract<Task, { readonly _tag: "Write" }>
): Effect.Effect<ListedItem, Refused, Environment> =>
  change(plan, id, base, data).pipe(
    Effect.catchIf(isOutrun, (error) => settle(plan, id, base, data, error)),
    Effect.mapError((error) => ("_tag" in error ? refusedOf(error) : error))
  )
