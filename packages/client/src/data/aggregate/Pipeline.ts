/**
 * Pipelines: stages that turn the items of a collection into results, one after the other (data.md §7).
 *
 * A pipeline is a value: every function gives a new one, with a further stage. What is wrong with it is told by the call
 * that runs it. Over a typed collection each stage knows the documents that the stage before it leaves.
 *
 * **Example** (The three tags that most books of the nineties have)
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
import * as Projection from "../query/Projection.ts"
import * as Sort from "../query/Sort.ts"

const TypeId = "~@portico/client/data/Pipeline"

const Proto = { ...Pipeable.Prototype, [TypeId]: {} }

/** A pipeline of any collection. */
export interface Any extends Pipeable.Pipeable {
  readonly [TypeId]: object
  readonly collection: Argument
  readonly stages: ReadonlyArray<Wire.Stage>
  /** What is wrong with it, each below the number of its stage. */
  readonly problems: ReadonlyArray<Problem>
}

/** A pipeline whose last stage leaves documents of this shape. */
export interface Pipeline<Row> extends Any, Accepts<UsesOf<Row>> {
  readonly [TypeId]: Accepts<UsesOf<Row>>[typeof TypeId] & { readonly row?: Row }
}

/** A pipeline whose documents allow these uses of their fields. */
export interface Accepts<in Uses> {
  readonly [TypeId]: { readonly accepts?: (use: Uses) => void }
}

/** The documents that a pipeline leaves. */
export type Row<P> = P extends Pipeline<infer Row> ? Row : never

type RowOf<C> = C extends Collection<any, infer Encoded> ? Encoded & SystemFields : Data

/** Starts with all items of a collection. */
export const from = <const C extends Argument>(collection: C): Pipeline<RowOf<C>> =>
  Object.assign(Object.create(Proto), { collection, stages: [], problems: [] })

/** A pipeline whose stages are written as JSON (protocol of the provider). */
export const raw = (collection: Argument, stages: ReadonlyArray<Wire.Stage>): Pipeline<Data> =>
  stages.reduce<Pipeline<Data>>((self, model) => stage(model)(self), from(collection as string))

/** Adds a stage that is written as JSON. What it leaves nobody knows. */
export const stage =
  (stage: Wire.Stage) =>
  (self: Any): Pipeline<Data> =>
    append<any>(self, stage, findProblems(stage))

const findProblems = (stage: unknown): ReadonlyArray<Problem> => {
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

/** Finds numbers of expressions that JSON cannot carry: NaN, infinite numbers, and values that are no numbers. */
const inNumbers = (value: unknown, path: Path): ReadonlyArray<Problem> => {
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

/** Keeps the documents that meet a filter. */
export const filter =
  <F extends Filter.Filter>(filter: F) =>
  <P extends Any & Accepts<Filter.UsesIn<F>>>(self: P): P => {
    if (!Filter.isFilter(filter)) {
      return append(self, {}, [problem("WDE0011", { method: "filter", received: received(filter) }, ["filter"])])
    }
    const joined = Filter.within(Filter.everything(idOf(self.collection)), filter)
    return append(self, { filter: Filter.toModel(joined) }, below("filter", joined.problems))
  }

/** Keeps, drops, computes and nests fields of each document. */
export const project =
  <const Parts extends ReadonlyArray<Projection.Projection>>(...parts: Parts) =>
  <P extends Any & Accepts<Projection.UsesOfParts<Parts[number]>>>(
    self: P
  ): Pipeline<Projection.Projected<Row<P>, Parts[number]>> => {
    const { model, problems } = Projection.join(parts, "project")
    return append<any>(self, { projection: { fields: model } }, problems)
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
 * Makes one document of each group: its `_id` holds the values that its documents share, beside it stands what is computed
 * of them. Without keys all documents are one group, without an `_id`.
 */
export const group =
  <const Ids extends Keys, const Computed extends Accumulators = {}>(ids: Ids, computed: Computed = {} as Computed) =>
  <P extends Any & Accepts<UsesOfEach<Ids> | UsesOfEach<Computed>>>(
    self: P
  ): Pipeline<Grouped<Row<P>, Ids, Computed>> => {
    const keys = Object.entries(ids).map(([key, id]) => ({ key, ...lift(id, "group", "any") }))
    const results = Object.entries(computed).map(([name, one]) => ({ name, ...Accumulator.adopt(one, name) }))
    return append<any>(
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
  }

type Unwound<Row, Field extends string> = Put<Row, Field, ElementOf<NonNullable<At<Row, Field>>>>

type ElementOf<List> = List extends ReadonlyArray<infer Element> ? Element : unknown

type Put<Row, Field extends string, Value> = Field extends `${infer First}.${infer Rest}`
  ? { [Key in keyof Row]: Key extends First ? Put<NonNullable<Row[Key]>, Rest, Value> : Row[Key] }
  : { [Key in keyof Row | Field]: Key extends Field ? Value : Key extends keyof Row ? Row[Key] : never }

/** Makes one document of each element of a list: the element stands in place of the list. Of no elements, none. */
export const unwind =
  <const Field extends string>(field: Field) =>
  <P extends Any & Accepts<Bare<Field, "unwind">>>(self: P): Pipeline<Unwound<Row<P>, Field>> =>
    append<any>(self, { unwindArray: { arrayFieldName: field } }, checkField(field, "unwind"))

/** A field of an object: its name and its value. */
export interface Entry {
  readonly k: string
  readonly v: unknown
}

type EntriesOf<Value> = ReadonlyArray<Entry> | Extract<Present<Value>, null>

/** Puts the fields of an object as a list of entries into a field: that of the object unless told otherwise. */
export const objectToArray =
  <const Field extends string, const Destination extends string = Field>(field: Field, destination?: Destination) =>
  <P extends Any & Accepts<Use<Field, "presence", never>>>(
    self: P
  ): Pipeline<Put<Row<P>, Destination, EntriesOf<At<Row<P>, Field>>>> =>
    append<any>(
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

const sortBy =
  (method: "ascending" | "descending") =>
  <const Field extends string>(...fields: ReadonlyArray<Field> | readonly [ReadonlyArray<Field>]) =>
  <P extends Any & Accepts<Bare<Field, "sort">>>(self: P): P => {
    // A sort right behind another one belongs to the same stage.
    const last = self.stages.at(-1)?.sort
    const { model, problems } = Sort.by(Sort.empty, method, fields)
    const before = last === undefined ? self : { ...self, stages: self.stages.slice(0, -1) }
    return append<any>(before, { sort: { values: [...(last?.values ?? []), ...model] } }, problems)
  }

/** Sorts by fields, the smallest first. A sort right behind another one counts after it. */
export const ascending = sortBy("ascending")

/** Sorts by fields, the greatest first. A sort right behind another one counts after it. */
export const descending = sortBy("descending")

/** Sorts in this order, in a stage of its own. */
export const sorted =
  ({ model, problems }: Sort.Sort) =>
  <P extends Any>(self: P): P =>
    append(self, { sort: { values: model } }, problems)

/** Takes at most so many documents. */
export const limit =
  (limit: number) =>
  <P extends Any>(self: P): P =>
    append(self, { limit }, checkLimit(limit))

/** Leaves so many documents out from the start. */
export const skip =
  (skip: number) =>
  <P extends Any>(self: P): P =>
    append(self, { skip }, checkSkip(skip))

/** Adds a stage and what is wrong with it. */
const append = <P extends Any>(self: P, stage: Wire.Stage, problems: ReadonlyArray<Problem>): P =>
  Object.assign(Object.create(Proto), self, {
    stages: [...self.stages, stage],
    problems: [...self.problems, ...below("stages", below(self.stages.length, problems))]
  })
