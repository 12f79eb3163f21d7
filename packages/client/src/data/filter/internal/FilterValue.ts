/**
 * The value of a filter: its conditions, and the problems of the calls that created it.
 *
 * @since 0.1.0
 */
import { hasProperty } from "effect/Predicate"
import * as Pipeable from "effect/Pipeable"
import type { AnyUse } from "../../call/internal/Field.ts"
import type { Brand } from "../../call/internal/FieldNames.ts"
import type { Problem } from "../../call/internal/Problem.ts"
import type { FilterCode } from "../../call/internal/ProblemCodes.ts"
import * as Tree from "./FilterTree.ts"

export const TypeId = "~@portico/client/data/Filter"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** The parts of a filter. */
export interface Parts extends Pipeable.Pipeable {
  readonly tree: Tree.Tree
  /** The problems that were found, in the order of the calls. */
  readonly problems: ReadonlyArray<Problem<FilterCode>>
  /** The collection that the filter was built for, or `undefined` if it was built for none. */
  readonly collection: string | undefined
}

/**
 * A condition on items. `Uses` is the type of the field uses that it requires. `Of` is the scope that its fields were
 * checked against.
 */
export interface Filter<Uses = AnyUse, Of = unknown> extends Parts {
  readonly [TypeId]: Brand<Uses, Of>
}

/** Checks whether a value is a filter. */
export const isFilter = (value: unknown): value is Filter => hasProperty(value, TypeId)

/** Creates a filter. */
export const make = (parts: Omit<Filter, keyof Pipeable.Pipeable | typeof TypeId>): Filter<never> =>
  Object.assign(Object.create(Proto), parts)

/** The filter without conditions, which matches every item. `or` ignores it on its left side. */
export const empty: Filter<never> = make({ tree: Tree.emptyConjunction, problems: [], collection: undefined })
