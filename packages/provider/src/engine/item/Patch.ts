/**
 * Patches: changes of single fields (data.md §3). A patch has the same effect as reading an item, changing it and
 * writing it back.
 *
 * @since 0.1.0
 */
import type { FieldModification } from "@portico/contract/data/Item"
import { systemFields } from "@portico/contract/data/Enums"
import * as Limits from "@portico/contract/Limits"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import { isDate } from "../filter/Evaluate.ts"
import { at, isObject, type Json, type JsonObject, type Path } from "../value/Json.ts"
import * as Normalize from "../value/Normalize.ts"
import * as Order from "../value/Order.ts"
import { fieldPath } from "../value/Fields.ts"
import * as Refusal from "../value/Refusal.ts"

/** A validated change of one field. */
export type Change =
  | { readonly _tag: "Set"; readonly path: Path; readonly value: Json }
  | { readonly _tag: "Remove"; readonly path: Path }
  | { readonly _tag: "Increment"; readonly path: Path; readonly by: number }
  | { readonly _tag: "Append"; readonly path: Path; readonly value: Json }
  | { readonly _tag: "Pull"; readonly path: Path; readonly value: Json }

/** Parses the changes of a patch. Changes of system fields are ignored, as in an update. */
export const parse = (
  modifications: ReadonlyArray<FieldModification>
): Result.Result<ReadonlyArray<Change>, Refusal.Refusal> =>
  Result.gen(function* () {
    if (modifications.length > Limits.maximumFieldModifications) {
      const description = `must have at most ${Limits.maximumFieldModifications} changes`
      return yield* Result.fail(Refusal.field("fieldModifications", description))
    }
    const changes: Array<Change> = []
    for (const [index, modification] of modifications.entries()) {
      const change = yield* parseOne(modification, `fieldModifications.${index}`)
      if (!systemFields.some((field) => field === change.path[0])) changes.push(change)
    }
    return changes
  })

const parseOne = (modification: FieldModification, place: string): Result.Result<Change, Refusal.Refusal> =>
  Result.gen(function* () {
    const path = yield* fieldPath(modification.fieldPath, `${place}.fieldPath`)
    const value = (key: "setFieldOptions" | "appendToArrayOptions" | "removeFromArrayOptions") => {
      const name = `${place}.${key}.value`
      const given = modification[key]?.value
      return given === undefined ? Result.fail(required(name)) : Normalize.value(given, name, Limits.maximumItemDepth)
    }
    switch (modification.action) {
      case "SET_FIELD":
        return { _tag: "Set", path, value: yield* value("setFieldOptions") }
      case "REMOVE_FIELD":
        return { _tag: "Remove", path }
      case "INCREMENT_FIELD": {
        const by = modification.incrementFieldOptions?.value
        return by === undefined
          ? yield* Result.fail(required(`${place}.incrementFieldOptions.value`))
          : { _tag: "Increment", path, by }
      }
      case "APPEND_TO_ARRAY":
        return { _tag: "Append", path, value: yield* value("appendToArrayOptions") }
      case "REMOVE_FROM_ARRAY":
        return { _tag: "Pull", path, value: yield* value("removeFromArrayOptions") }
    }
  })

const required = (name: string): Refusal.ValidationError => Refusal.field(name, "is required", "REQUIRED_FIELD")

/** Applies changes in order. If one cannot be applied to the item, all of them fail. */
export const apply = (changes: ReadonlyArray<Change>, own: JsonObject): Result.Result<JsonObject, Refusal.Refusal> => {
  let changed = own
  for (const change of changes) {
    const result = applyOne(change, changed)
    if (Result.isFailure(result)) return result
    changed = result.success
  }
  return Result.succeed(changed)
}

const applyOne = (change: Change, own: JsonObject): Result.Result<JsonObject, Refusal.Refusal> => {
  const { path } = change
  const found = at(own, path) ?? null
  switch (change._tag) {
    case "Set":
      return put(own, path, change.value)
    case "Remove":
      return Result.succeed(at(own, path) === undefined ? own : drop(own, path))
    case "Increment": {
      if (found !== null && typeof found !== "number") return Result.fail(notANumber(path, found))
      const sum = (found ?? 0) + change.by
      return Math.abs(sum) <= Number.MAX_SAFE_INTEGER ? put(own, path, sum) : Result.fail(tooLarge(path))
    }
    case "Append":
      return isArrayOrNull(found)
        ? put(own, path, [...(found ?? []), change.value])
        : Result.fail(notAnArray(path, found))
    case "Pull": {
      if (found === null) return Result.succeed(own)
      if (!isArrayOrNull(found)) return Result.fail(notAnArray(path, found))
      const left = found.filter((element) => !Order.equal(element, change.value))
      return left.length === found.length ? Result.succeed(own) : put(own, path, left)
    }
  }
}

/**
 * Sets the value at a path. Creates parent objects that are missing or null. Fails if a parent is another value or a
 * date.
 */
const put = (
  object: JsonObject,
  path: Path,
  value: Json,
  depth = 0
): Result.Result<JsonObject, Refusal.ValidationError> => {
  const key = path[depth] ?? ""
  if (depth === path.length - 1) return Result.succeed({ ...object, [key]: value })
  const inside = (Object.hasOwn(object, key) ? object[key] : null) ?? null
  if (inside !== null && (!isObject(inside) || isDate(inside))) {
    return Result.fail(blocked(path, path.slice(0, depth + 1), inside))
  }
  return Result.map(put(inside ?? {}, path, value, depth + 1), (put) => ({ ...object, [key]: put }))
}

/** Removes the value at a path. */
const drop = (object: JsonObject, [key = "", ...rest]: Path): JsonObject => {
  const inside = object[key]
  return rest.length > 0 && isObject(inside)
    ? isDate(inside)
      ? object
      : { ...object, [key]: drop(inside, rest) }
    : Object.fromEntries(Object.entries(object).filter(([name]) => name !== key))
}

const isArrayOrNull = (value: Json): value is ReadonlyArray<Json> | null => value === null || Array.isArray(value)

const notANumber = (path: Path, found: Json): Refusal.Refusal =>
  Refusal.wde("WDE0032", { parameter: `The field ${path.join(".")}`, received: Wde.received(found) })

const notAnArray = (path: Path, found: Json): Refusal.Refusal =>
  Refusal.wde("WDE0061", { path: `The field ${path.join(".")}`, received: Wde.received(found) })

const tooLarge = (path: Path): Refusal.ValidationError =>
  Refusal.field(path.join("."), "must remain between -9007199254740991 and 9007199254740991")

const blocked = (path: Path, place: Path, found: Json): Refusal.ValidationError =>
  Refusal.field(
    path.join("."),
    `cannot be set: ${place.join(".")} contains ${isObject(found) ? "a date" : Wde.received(found)}, which has no fields`
  )
