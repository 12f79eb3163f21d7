/**
 * Parsers for the operands of the filter operators on the wire (data.md §3, §5).
 *
 * @since 0.1.0
 */
import { operators as table } from "@portico/contract/data/FilterOperators"
import { decodeDates } from "@portico/contract/WireDate"
import * as Wde from "@portico/contract/Wde"
import * as Result from "effect/Result"
import { isDate, isObject, type Json, type Path } from "../value/Json.ts"
import * as Refusal from "../value/Refusal.ts"
import type { Comparison, Filter, Piece, TextPlace } from "./Filter.ts"

/** Parses the operand of an operator. `violationPath` is the operator's path in refusals. */
export type Read = (path: Path, operand: Json, violationPath: string) => Result.Result<Filter, Refusal.Refusal>

const comparison =
  (operator: Comparison): Read =>
  (path, value, violationPath) =>
    isComparable(value)
      ? Result.succeed({ _tag: "Compare", path, operator, value })
      : Result.fail(Refusal.wde("WDE0058", { path: violationPath, received: Wde.received(value) }))

const equal: Read = (path, value) => Result.succeed({ _tag: "Equal", path, value })

const notEqual: Read = (path, value) => Result.succeed({ _tag: "Not", filter: { _tag: "Equal", path, value } })

const text =
  (where: TextPlace): Read =>
  (path, operand, violationPath) =>
    typeof operand === "string"
      ? Result.succeed({ _tag: "Text", path, where, text: operand })
      : Result.fail(Refusal.wde("WDE0059", { path: violationPath, received: Wde.received(operand) }))

const set =
  (tag: "HasSome" | "HasAll"): Read =>
  (path, values, violationPath) => {
    if (!isList(values))
      return Result.fail(Refusal.wde("WDE0061", { path: violationPath, received: Wde.received(values) }))
    const stray = values.findIndex((value) => typeof value === "boolean" || !isComparable(value))
    return stray < 0
      ? Result.succeed({ _tag: tag, path, values })
      : Result.fail(
          Refusal.wde("WDE0060", { path: `${violationPath}.${stray}`, received: Wde.received(values[stray]) })
        )
  }

const exists: Read = (path, operand, violationPath) =>
  typeof operand === "boolean"
    ? Result.succeed(operand ? { _tag: "Exists", path } : { _tag: "Not", filter: { _tag: "Exists", path } })
    : Result.fail(Refusal.wde("WDE0062", { path: violationPath, received: Wde.received(operand) }))

// Only newer clients send `$nin`, `$isEmpty` and `$isNotEmpty`.
const none: Read = (path, values, violationPath) =>
  Result.map(set("HasSome")(path, values, violationPath), (filter) => ({ _tag: "Not", filter }))

const empty =
  (isEmpty: boolean): Read =>
  (path, operand, violationPath) => {
    if (typeof operand !== "boolean") {
      return Result.fail(Refusal.wde("WDE0062", { path: violationPath, received: Wde.received(operand) }))
    }
    return operand === isEmpty ? equal(path, null, violationPath) : notEqual(path, null, violationPath)
  }

const matches: Read = (path, operand, violationPath) => {
  if (!isObject(operand) || operand["ignoreCase"] !== true) {
    return Result.fail(Refusal.wde("WDE0063", { path: violationPath, received: Wde.received(operand) }))
  }
  const { spec = null } = operand
  return isList(spec) && spec.every(isPiece)
    ? Result.succeed({ _tag: "Matches", path, pieces: spec })
    : Result.fail(Refusal.wde("WDE0064", { path: `${violationPath}.spec`, received: Wde.received(spec) }))
}

/** The parsers of field operators, by their key on the wire. */
export const operators: Readonly<Record<string, Read>> = {
  $eq: equal,
  [table.ne.wire]: notEqual,
  [table.lt.wire]: comparison("<"),
  [table.gt.wire]: comparison(">"),
  [table.lte.wire]: comparison("<="),
  [table.gte.wire]: comparison(">="),
  [table.startsWith.wire]: text("start"),
  [table.endsWith.wire]: text("end"),
  [table.contains.wire]: text("anywhere"),
  [table.hasSome.wire]: set("HasSome"),
  [table.in.wire]: set("HasSome"),
  [table.hasAll.wire]: set("HasAll"),
  [table.exists.wire]: exists,
  $nin: none,
  $isEmpty: empty(true),
  $isNotEmpty: empty(false),
  $matches: matches
}

const isList = (value: Json): value is ReadonlyArray<Json> => Array.isArray(value)

const isComparable = (value: Json): boolean =>
  isObject(value) ? isDate(value) && decodeDates(value) instanceof Date : value !== null && !Array.isArray(value)

const isPiece = (value: Json): value is Json & Piece =>
  isObject(value) && (value["type"] === "literal" || value["type"] === "anyOf") && typeof value["value"] === "string"
