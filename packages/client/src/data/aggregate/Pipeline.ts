/**
 * Pipelines, whose stages transform the items of a collection into results, one after the other (data.md §7).
 *
 * A pipeline is immutable: every function returns a new one with another stage. It collects the problems of invalid
 * arguments, and the call that runs it fails with them. Over a typed collection, the type of each stage depends on the
 * documents that the previous stage returns.
 *
 * **Example** (Finding the three most frequent tags of books from the nineties)
 *
 * ```ts
 * import * as Accumulator from "@portico/client/data/Accumulator"
 * import * as Expression from "@portico/client/data/Expression"
 * import * as Filter from "@portico/client/data/Filter"
 * import * as Pipeline from "@portico/client/data/Pipeline"
 *
 * const tags = Pipeline.from("books").pipe(
 *   Pipeline.filter(Filter.between("year", 1990, 2000)),
 *   Pipeline.unwind("tags"),
 *   Pipeline.group({ tag: Expression.field("tags") }, { books: Accumulator.count() }),
 *   Pipeline.descending("books"),
 *   Pipeline.limit(3)
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { FilterModel } from "@portico/contract/data/Query"
import type { Stage } from "@portico/contract/data/Pipeline"
import { stageKinds } from "@portico/contract/data/Enums"
import { received } from "@portico/contract/Wde"
import { type Data, findFault, isPlainObject } from "@portico/contract/WireDate"
import * as Pipeable from "effect/Pipeable"
import * as Accumulator from "./Accumulator.ts"
import { checkField, checkLimit, checkSkip } from "../call/internal/Checks.ts"
import type { Argument, Collection, IdOf } from "../collection/Collection.ts"
import { idOf } from "../collection/internal/Argument.ts"
import * as Expression from "../query/Expression.ts"
import type { At, Bare, SystemFields, Use, UsesOf } from "../call/internal/Field.ts"
import type {
  CheckedArgument,
  CheckedList,
  CheckedName,
  CheckedSelf,
  InContext,
  IsUnscoped,
  NameOf,
  NamesOf,
  Refused,
  Scope
} from "../call/internal/FieldNames.ts"
import * as Filter from "../filter/Filter.ts"
import { below, type Path, type Problem, problem } from "../call/internal/Problem.ts"
import type { PipelineCode } from "../call/internal/ProblemCodes.ts"
import { retyped } from "../call/internal/Retyped.ts"
import * as Projection from "../query/Projection.ts"
import * as Sort from "../query/Sort.ts"

const TypeId = "~@portico/client/data/Pipeline"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** A pipeline of any collection. */
export interface Any extends Pipeable.Pipeable {
  readonly [TypeId]: { readonly scope?: unknown }
  readonly collection: Argument
  readonly stages: ReadonlyArray<Stage>
  /** The problems of invalid arguments. The path of each problem contains the index of its stage. */
  readonly problems: ReadonlyArray<Problem<PipelineCode>>
}

/** A pipeline whose last stage returns documents of this type. `Owner` names them in errors of the compiler. */
export interface Pipeline<Row, out Owner extends string = string> extends Any {
  readonly [TypeId]: { readonly scope?: Scope<Owner, UsesOf<Row>>; readonly row?: Row }
}

/** A pipeline whose documents allow these uses of their fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly scope?: Scope<string, Uses> }
}

interface Within<out S> {
  readonly [TypeId]: { readonly scope?: S }
}

/** The scope of the fields of a pipeline's documents. */
export type ScopeOf<P> = P extends Within<infer S> ? S : unknown

type OwnerOf<P> = P extends Pipeline<unknown, infer Owner> ? Owner : string

type Checked<P, S, Uses> = CheckedSelf<P, S, ScopeOf<P>, Uses, Within<S>>

// A context checks only the names in the arguments of `group`, but not expressions that were created before.
type CheckedAlways<P, S, Uses> = [Refused<ScopeOf<P>, Uses>] extends [never]
  ? IsUnscoped<S> extends true
    ? P
    : InContext<P, S, Within<S>>
  : Refused<ScopeOf<P>, Uses>

/** The type of the documents that a pipeline returns. */
export type Row<P> = P extends Pipeline<infer Row> ? Row : never

/** The pipeline `P` with a stage that returns documents of this type. */
type Next<P, Row> = Pipeline<Row, OwnerOf<P>>

type RowOf<C> = C extends Collection<unknown, infer Encoded> ? Encoded & SystemFields : Data

type DocumentsOf<Id extends string> = string extends Id ? "the pipeline" : `the pipeline of ${Id}`

/** Creates a pipeline over all items of a collection. */
export const from = <const C extends Argument>(collection: C): Pipeline<RowOf<C>, DocumentsOf<IdOf<C>>> =>
  Object.assign(Object.create(Proto), { collection, stages: [], problems: [] })

/** Creates a pipeline from stages that are written as JSON (protocol of the provider). */
export const raw = (collection: Argument, stages: ReadonlyArray<Stage>): Pipeline<Data> =>
  stages.reduce<Pipeline<Data>>((self, model) => stage(model)(self), from(collection as string))

/** Adds a stage that is written as JSON. The type of the documents that it returns is unknown. */
export const stage =
  (stage: Stage) =>
  (self: Any): Pipeline<Data> =>
    retyped(append(self, stage, findProblems(stage)))

const findProblems = (stage: unknown): ReadonlyArray<Problem<PipelineCode>> => {
  const [key = "", ...others] = isPlainObject(stage) ? Object.keys(stage) : []
  const expected = `an object with one of ${stageKinds.join(", ")}`
  const refused = problem("WDE0018", { option: "stage", expected, received: received(stage) }, [])
  if (others.length > 0 || !stageKinds.some((kind) => kind === key)) return [refused]
  const value: unknown = (stage as Record<string, unknown>)[key]
  switch (key) {
    case "filter":
      return below(key, Filter.raw(value as FilterModel).problems)
    case "limit":
      return checkLimit(value)
    case "skip":
      return checkSkip(value)
    default:
      return findFault(value)?.message === "nested too deeply" ? [refused] : inNumbers(value, [key])
  }
}

/** Finds numbers in expressions that JSON cannot represent: NaN, infinite numbers, and values that are not numbers. */
const inNumbers = (value: unknown, path: Path): ReadonlyArray<Problem<PipelineCode>> => {
  if (Array.isArray(value)) return value.flatMap((part: unknown, index) => inNumbers(part, [...path, index]))
  if (!isPlainObject(value)) return []
  return Object.entries(value).flatMap(([key, part]) =>
    key !== "numeric"
      ? inNumbers(part, [...path, key])
      : Number.isFinite(part)
        ? []
        : [problem("WDE0032", { parameter: "numeric", received: received(part) }, [...path, key])]
  )
}

/** Keeps the documents that match a filter. */
export const filter: <S = never, F extends Filter.Filter<unknown> = Filter.Filter<never>>(
  filter: Filter.Checked<S, F>
) => <P extends Any>(self: Checked<P, S, Filter.UsesIn<F>>) => P = (filter: unknown) =>
  step((self) => {
    if (!Filter.isFilter(filter)) {
      return append(self, {}, [problem("WDE0011", { method: "filter", received: received(filter) }, ["filter"])])
    }
    const joined = Filter.within(Filter.forCollection(idOf(self.collection)), filter)
    return append(self, { filter: Filter.toModel(joined) }, below("filter", joined.problems))
  })

/** Keeps, drops, computes and nests fields of each document. */
export const project: <
  S = never,
  const Parts extends ReadonlyArray<Projection.Projection> = ReadonlyArray<Projection.Projection<never, never>>
>(
  ...parts: CheckedParts<S, Parts>
) => <P extends Any>(
  self: Checked<P, S, Projection.UsesOfParts<Parts[number]>>
) => Next<P, Projection.Projected<Row<P>, Parts[number]>> = (...parts: ReadonlyArray<unknown>) =>
  step((self) => {
    const { model, problems } = Projection.join(parts, "project")
    return append(self, { projection: { fields: model } }, problems)
  })

type CheckedParts<S, Parts extends ReadonlyArray<Projection.Projection>> =
  IsUnscoped<S> extends true
    ? Parts
    : [Refused<S, Projection.UsesOfParts<Parts[number]>>] extends [never]
      ? Parts | ReadonlyArray<Projection.Within<NoInfer<S>>>
      : { readonly [Index in keyof Parts]: CheckedPart<S, Parts[Index]> }

type CheckedPart<S, Part> = CheckedArgument<S, Part, Projection.UsesOfParts<Part>, Projection.Within<S>>

interface Keys {
  readonly [key: string]: Expression.Any
}

interface Accumulators {
  readonly [name: string]: Accumulator.Any
}

type UsesOfEach<Parts> = { [Key in keyof Parts]: UsesOfPart<Parts[Key]> }[keyof Parts]

type UsesOfPart<Part> = Part extends Accumulator.Accumulator<infer Uses> ? Uses : Expression.UsesOfExpression<Part>

type Grouped<Row, Ids, Computed> = [keyof Ids] extends [never]
  ? { readonly [Key in keyof Computed]: Accumulator.ValueOfGroup<Row, Computed[Key], null> }
  : {
      readonly [Key in "_id" | keyof Computed]: Key extends keyof Computed
        ? Accumulator.ValueOfGroup<Row, Computed[Key], never>
        : { readonly [Id in keyof Ids]: Expression.ValueOf<Row, Ids[Id]> }
    }

/**
 * Returns one document per group. Its `_id` contains the values that the group's documents share, and its other fields
 * are the computed values. Without keys, all documents form one group without an `_id`.
 */
export const group: <S = never, const Ids extends Keys = {}, const Computed extends Accumulators = {}>(
  ids: Ids | { readonly [key: string]: Expression.Within<NoInfer<S>> },
  computed?: Computed | { readonly [name: string]: Accumulator.Within<NoInfer<S>> }
) => <P extends Any>(
  self: CheckedAlways<P, S, UsesOfEach<Ids> | UsesOfEach<Computed>>
) => Next<P, Grouped<Row<P>, Ids, Computed>> = (ids: object, computed: object = {}) =>
  step((self) => {
    const keys = Object.entries(ids).map(([key, id]) => ({ key, ...Expression.lift(id, "group", "any") }))
    const results = Object.entries(computed).map(([name, one]) => ({ name, ...Accumulator.fromUnknown(one, name) }))
    return append(
      self,
      {
        group: {
          groupIds: keys.map(({ key, model }) => ({ expression: model, key })),
          accumulators: results.map(({ model, name }) => ({ ...model, resultFieldName: name }))
        }
      },
      [
        ...keys.flatMap(({ key, problems }) => [...checkField(key, "group"), ...problems]),
        ...results.flatMap(({ name, problems }) => [...checkField(name, "group"), ...problems])
      ]
    )
  })

type Unwound<Row, Field extends string> = Put<Row, Field, ElementOf<NonNullable<At<Row, Field>>>>

type ElementOf<List> = List extends ReadonlyArray<infer Element> ? Element : unknown

type Put<Row, Field extends string, Value> = Field extends `${infer First}.${infer Rest}`
  ? { [Key in keyof Row]: Key extends First ? Put<NonNullable<Row[Key]>, Rest, Value> : Row[Key] }
  : { [Key in keyof Row | Field]: Key extends Field ? Value : Key extends keyof Row ? Row[Key] : never }

/**
 * Returns one document per element of an array field, with the element in place of the array. A document with an empty
 * array is dropped.
 */
export const unwind: <S = never, const Field extends string = NamesOf<S, "unwind">>(
  field: CheckedName<S, "unwind", Field>
) => <P extends Any>(self: Checked<P, S, Bare<Field, "unwind">>) => Next<P, Unwound<Row<P>, Field>> = (
  field: unknown
) => step((self) => append(self, { unwindArray: { arrayFieldName: field as string } }, checkField(field, "unwind")))

/** A field of an object: its name and its value. */
export interface Entry {
  readonly k: string
  readonly v: unknown
}

type EntriesOf<Value> = ReadonlyArray<Entry> | Extract<Expression.Present<Value>, null>

/**
 * Converts an object to an array of its entries. By default the array replaces the object; otherwise it is stored in
 * the destination field.
 */
export const objectToArray: <
  S = never,
  const Field extends string = NamesOf<S, "presence">,
  const Destination extends string = Field
>(
  field: CheckedName<S, "presence", Field>,
  destination?: Destination
) => <P extends Any>(
  self: Checked<P, S, Use<Field, "presence", never>>
) => Next<P, Put<Row<P>, Destination, EntriesOf<At<Row<P>, Field>>>> = (field: unknown, destination?: unknown) =>
  step((self) =>
    append(
      self,
      {
        objectToArray: {
          objectFieldName: field as string,
          ...(destination === undefined ? {} : { destinationFieldName: destination as string })
        }
      },
      [
        ...checkField(field, "objectToArray"),
        ...(destination === undefined ? [] : checkField(destination, "objectToArray"))
      ]
    )
  )

type SortBy = <
  S = never,
  const Given extends string | ReadonlyArray<string> = NamesOf<S, "sort"> | ReadonlyArray<NamesOf<S, "sort">>
>(
  ...fields: ReadonlyArray<CheckedList<S, "sort", Given>>
) => <P extends Any>(self: Checked<P, S, Bare<NameOf<Given>, "sort">>) => P

const sortBy =
  (method: "ascending" | "descending"): SortBy =>
  (...fields) =>
    step((self) => {
      // Consecutive sorts share one stage. In a separate stage, the second sort would take precedence over the first one.
      const last = self.stages.at(-1)?.sort
      const { model, problems } = Sort.by(Sort.empty, method, fields)
      const before = last === undefined ? self : { ...self, stages: self.stages.slice(0, -1) }
      return append(before, { sort: { values: [...(last?.values ?? []), ...model] } }, problems)
    })

/**
 * Sorts by fields in ascending order. Directly after another sort, it orders only documents that are equal in that
 * sort.
 */
export const ascending = sortBy("ascending")

/**
 * Sorts by fields in descending order. Directly after another sort, it orders only documents that are equal in that
 * sort.
 */
export const descending = sortBy("descending")

/** Sorts in this order, in a separate stage. */
export const sorted =
  ({ model, problems }: Sort.Sort) =>
  <P extends Any>(self: P): P =>
    append(self, { sort: { values: model } }, problems)

/** Limits the results to this number of documents. */
export const limit =
  (limit: number) =>
  <P extends Any>(self: P): P =>
    append(self, { limit }, checkLimit(limit))

/** Skips this number of documents. */
export const skip =
  (skip: number) =>
  <P extends Any>(self: P): P =>
    append(self, { skip }, checkSkip(skip))

/** Returns the change as a function of any type, because the types of documents exist only at compile time. */
const step = (change: (pipeline: Any) => Any): never => retyped(change)

/** Adds a stage and its problems. */
const append = <P extends Any>(self: P, stage: Stage, problems: ReadonlyArray<Problem<PipelineCode>>): P =>
  Object.assign(Object.create(Proto), self, {
    stages: [...self.stages, stage],
    problems: [...self.problems, ...below("stages", below(self.stages.length, problems))]
  })
