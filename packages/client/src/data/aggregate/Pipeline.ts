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
import * as Wire from "@portico/contract/data/Pipeline"
import { received } from "@portico/contract/Wde"
import { type Data, findFault, isPlainObject } from "@portico/contract/WireDate"
import * as Pipeable from "effect/Pipeable"
import * as Accumulator from "./Accumulator.ts"
import { checkField, checkLimit, checkSkip } from "../call/internal/Checks.ts"
import { type Argument, type Collection, idOf } from "../collection/Collection.ts"
import { type Expression, lift, type Present, type UsesOfExpression, type ValueOf } from "../query/Expression.ts"
import type { At, Bare, SystemFields, Use, UsesOf } from "../call/internal/Field.ts"
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
  readonly [TypeId]: object
  readonly collection: Argument
  readonly stages: ReadonlyArray<Wire.Stage>
  /** The problems of invalid arguments. The path of each problem contains the index of its stage. */
  readonly problems: ReadonlyArray<Problem<PipelineCode>>
}

/** A pipeline whose last stage returns documents of this type. */
export interface Pipeline<Row> extends Any, Accepts<UsesOf<Row>> {
  readonly [TypeId]: Accepts<UsesOf<Row>>[typeof TypeId] & { readonly row?: Row }
}

/** A pipeline whose documents allow these uses of their fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly accepts?: (use: Uses) => void }
}

/** The type of the documents that a pipeline returns. */
export type Row<P> = P extends Pipeline<infer Row> ? Row : never

type RowOf<C> = C extends Collection<unknown, infer Encoded> ? Encoded & SystemFields : Data

/** Creates a pipeline over all items of a collection. */
export const from = <const C extends Argument>(collection: C): Pipeline<RowOf<C>> =>
  Object.assign(Object.create(Proto), { collection, stages: [], problems: [] })

/** Creates a pipeline from stages that are written as JSON (protocol of the provider). */
export const raw = (collection: Argument, stages: ReadonlyArray<Wire.Stage>): Pipeline<Data> =>
  stages.reduce<Pipeline<Data>>((self, model) => stage(model)(self), from(collection as string))

/** Adds a stage that is written as JSON. The type of the documents that it returns is unknown. */
export const stage =
  (stage: Wire.Stage) =>
  (self: Any): Pipeline<Data> =>
    retyped(append(self, stage, findProblems(stage)))

const findProblems = (stage: unknown): ReadonlyArray<Problem<PipelineCode>> => {
  const kinds = Object.keys(Wire.Stage.fields)
  const [key = "", ...others] = isPlainObject(stage) ? Object.keys(stage) : []
  const expected = `an object with one of ${kinds.join(", ")}`
  const refused = problem("WDE0018", { option: "stage", expected, received: received(stage) }, [])
  if (others.length > 0 || !kinds.includes(key)) return [refused]
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
export const filter =
  <F extends Filter.Filter>(filter: F) =>
  <P extends Any & Accepts<Filter.UsesIn<F>>>(self: P): P => {
    if (!Filter.isFilter(filter)) {
      return append(self, {}, [problem("WDE0011", { method: "filter", received: received(filter) }, ["filter"])])
    }
    const joined = Filter.within(Filter.forCollection(idOf(self.collection)), filter)
    return append(self, { filter: Filter.toModel(joined) }, below("filter", joined.problems))
  }

/** Keeps, drops, computes and nests fields of each document. */
export const project =
  <const Parts extends ReadonlyArray<Projection.Projection>>(...parts: Parts) =>
  <P extends Any & Accepts<Projection.UsesOfParts<Parts[number]>>>(
    self: P
  ): Pipeline<Projection.Projected<Row<P>, Parts[number]>> => {
    const { model, problems } = Projection.join(parts, "project")
    return retyped(append(self, { projection: { fields: model } }, problems))
  }

interface Keys {
  readonly [key: string]: Expression
}

interface Accumulators {
  readonly [name: string]: Accumulator.Accumulator
}

type UsesOfEach<Parts> = {
  [Key in keyof Parts]: Parts[Key] extends Accumulator.Accumulator<infer Uses> ? Uses : UsesOfExpression<Parts[Key]>
}[keyof Parts]

type Grouped<Row, Ids, Computed> = [keyof Ids] extends [never]
  ? { readonly [Key in keyof Computed]: Accumulator.ValueOfGroup<Row, Computed[Key], null> }
  : {
      readonly [Key in "_id" | keyof Computed]: Key extends keyof Computed
        ? Accumulator.ValueOfGroup<Row, Computed[Key], never>
        : { readonly [Id in keyof Ids]: ValueOf<Row, Ids[Id]> }
    }

/**
 * Returns one document per group. Its `_id` contains the values that the group's documents share, and its other fields
 * are the computed values. Without keys, all documents form one group without an `_id`.
 */
export const group =
  <const Ids extends Keys, const Computed extends Accumulators = {}>(ids: Ids, computed: Computed = {} as Computed) =>
  <P extends Any & Accepts<UsesOfEach<Ids> | UsesOfEach<Computed>>>(
    self: P
  ): Pipeline<Grouped<Row<P>, Ids, Computed>> => {
    const keys = Object.entries(ids).map(([key, id]) => ({ key, ...lift(id, "group", "any") }))
    const results = Object.entries(computed).map(([name, one]) => ({ name, ...Accumulator.fromUnknown(one, name) }))
    return retyped(
      append(
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
    )
  }

type Unwound<Row, Field extends string> = Put<Row, Field, ElementOf<NonNullable<At<Row, Field>>>>

type ElementOf<List> = List extends ReadonlyArray<infer Element> ? Element : unknown

type Put<Row, Field extends string, Value> = Field extends `${infer First}.${infer Rest}`
  ? { [Key in keyof Row]: Key extends First ? Put<NonNullable<Row[Key]>, Rest, Value> : Row[Key] }
  : { [Key in keyof Row | Field]: Key extends Field ? Value : Key extends keyof Row ? Row[Key] : never }

/**
 * Returns one document per element of an array field, with the element in place of the array. A document with an empty
 * array is dropped.
 */
export const unwind =
  <const Field extends string>(field: Field) =>
  <P extends Any & Accepts<Bare<Field, "unwind">>>(self: P): Pipeline<Unwound<Row<P>, Field>> =>
    retyped(append(self, { unwindArray: { arrayFieldName: field } }, checkField(field, "unwind")))

/** A field of an object: its name and its value. */
export interface Entry {
  readonly k: string
  readonly v: unknown
}

type EntriesOf<Value> = ReadonlyArray<Entry> | Extract<Present<Value>, null>

/**
 * Converts an object to an array of its entries. By default the array replaces the object; otherwise it is stored in
 * the destination field.
 */
export const objectToArray =
  <const Field extends string, const Destination extends string = Field>(field: Field, destination?: Destination) =>
  <P extends Any & Accepts<Use<Field, "presence", never>>>(
    self: P
  ): Pipeline<Put<Row<P>, Destination, EntriesOf<At<Row<P>, Field>>>> =>
    retyped(
      append(
        self,
        {
          objectToArray: {
            objectFieldName: field,
            ...(destination === undefined ? {} : { destinationFieldName: destination })
          }
        },
        [
          ...checkField(field, "objectToArray"),
          ...(destination === undefined ? [] : checkField(destination, "objectToArray"))
        ]
      )
    )

const sortBy =
  (method: "ascending" | "descending") =>
  <const Field extends string>(...fields: ReadonlyArray<Field> | readonly [ReadonlyArray<Field>]) =>
  <P extends Any & Accepts<Bare<Field, "sort">>>(self: P): P => {
    // Consecutive sorts share one stage. In a separate stage, the second sort would take precedence over the first one.
    const last = self.stages.at(-1)?.sort
    const { model, problems } = Sort.by(Sort.empty, method, fields)
    const before = last === undefined ? self : { ...self, stages: self.stages.slice(0, -1) }
    return retyped(append(before, { sort: { values: [...(last?.values ?? []), ...model] } }, problems))
  }

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

/** Adds a stage and its problems. */
const append = <P extends Any>(self: P, stage: Wire.Stage, problems: ReadonlyArray<Problem<PipelineCode>>): P =>
  Object.assign(Object.create(Proto), self, {
    stages: [...self.stages, stage],
    problems: [...self.problems, ...below("stages", below(self.stages.length, problems))]
  })
