/**
 * Parses expressions from the wire format.
 *
 * @since 0.1.0
 */
import type * as Wire from "@portico/contract/data/Pipeline"
import * as Limits from "@portico/contract/Limits"
import * as Result from "effect/Result"
import * as Cost from "../limits/Cost.ts"
import * as Normalize from "../value/Normalize.ts"
import { fieldPath } from "../value/Fields.ts"
import { type Expression, isTextOperation } from "./Expression.ts"
import { type Counter, only, type Parsed, violation } from "./Parsed.ts"

/** Parses an expression. */
export const expression = (model: Wire.Expression, violationPath: string, counter: Counter): Parsed<Expression> =>
  read(model, violationPath, counter, Limits.maximumExpressionDepth)

const read = (model: Wire.Expression, violationPath: string, counter: Counter, depth: number): Parsed<Expression> =>
  Result.gen(function* () {
    if (depth === 0)
      return yield* violation(violationPath, `is nested deeper than ${Limits.maximumExpressionDepth} levels`)
    yield* counter.count(violationPath)
    const kind = yield* only(model, kinds, violationPath, "expression")
    const at = `${violationPath}.${kind}`
    switch (kind) {
      case "fieldPath":
        return { _tag: "Field", path: yield* fieldPath(model.fieldPath ?? "", at) }
      case "text":
        yield* Cost.text(model.text ?? "", counter.cost, at)
        return { _tag: "Value", value: yield* Normalize.value(model.text, at, 0) }
      case "numeric":
        return { _tag: "Value", value: yield* Normalize.value(model.numeric, at, 0) }
      default: {
        if (isTextOperation(kind)) yield* Cost.textOperation(counter.cost, at)
        const operands: Array<Expression> = []
        for (const [part, operand] of operandsOf(model[kind] ?? {})) {
          operands.push(yield* read(operand, `${at}.${part}`, counter, depth - 1))
        }
        if (operands.length === 0) return yield* violation(`${at}.expressions`, "must have at least one expression")
        return { _tag: "Call", operation: kind, operands }
      }
    }
  })

/** The operands of all operations, in evaluation order. */
type Operands = {
  readonly expressions?: ReadonlyArray<Wire.Expression>
  readonly firstExpression?: Wire.Expression
  readonly secondExpression?: Wire.Expression
  readonly expression?: Wire.Expression
  readonly startExpression?: Wire.Expression
  readonly lengthExpression?: Wire.Expression
}

const operandsOf = ({ expressions = [], ...named }: Operands): ReadonlyArray<readonly [string, Wire.Expression]> => [
  ...expressions.map((operand, index) => [`expressions.${index}`, operand] as const),
  ...places.flatMap((place) => {
    const operand = named[place]
    return operand === undefined ? [] : [[place, operand] as const]
  })
]

const places = [
  "firstExpression",
  "secondExpression",
  "expression",
  "startExpression",
  "lengthExpression"
] as const satisfies ReadonlyArray<keyof Operands>

const kinds = [
  "fieldPath",
  "text",
  "numeric",
  "add",
  "multiply",
  "sum",
  "concat",
  "subtract",
  "divide",
  "mod",
  "abs",
  "floor",
  "ceil",
  "stringify",
  "toLower",
  "toUpper",
  "length",
  "substring"
] as const satisfies ReadonlyArray<keyof Wire.Expression>
