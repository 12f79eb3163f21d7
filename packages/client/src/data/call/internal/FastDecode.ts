/**
 * A quick look at values that fit their schema as they are. Nearly all items do, and to find that out takes a tenth of
 * the time of decoding them.
 *
 * @since 0.1.0
 */
import { isPlainObject } from "@portico/contract/WireDate"
import * as Schema from "effect/Schema"
import type * as SchemaAST from "effect/SchemaAST"

/** Whether a value is what decoding it by its schema gives. `false` says nothing: the schema has to be asked. */
export type Fits = (value: unknown) => boolean

/**
 * Compiles what tells the values that a schema decodes to themselves. `undefined` where a part of the schema transforms,
 * or is of a kind that only the schema itself can judge.
 */
export const compile = (ast: SchemaAST.AST): Fits | undefined => {
  if (isEncoded(ast)) return undefined
  const fits = compileBare(ast)
  const { checks } = ast
  return fits === undefined || checks === undefined ? fits : (value) => fits(value) && passes(checks, value, ast)
}

/** The same for the data of an item, which may have fields that its schema does not name. */
export const compileOpen = (ast: SchemaAST.AST): Fits => {
  const isPlain = ast._tag === "Objects" && ast.indexSignatures.length === 0 && isBare(ast)
  return (isPlain ? compileObjects(ast, true) : undefined) ?? never
}

const compileBare = (ast: SchemaAST.AST): Fits | undefined => {
  switch (ast._tag) {
    case "Objects":
      return compileObjects(ast)
    case "Arrays":
      return compileArrays(ast)
    case "Union":
      return compileUnion(ast)
    case "Suspend":
      return compileSuspend(ast)
    default:
      return compileLeaf(ast)
  }
}

const compileLeaf = (ast: SchemaAST.AST): Fits | undefined => {
  switch (ast._tag) {
    case "String":
      return (value) => typeof value === "string"
    case "Number":
      return (value) => typeof value === "number"
    case "Boolean":
      return (value) => typeof value === "boolean"
    case "Null":
      return (value) => value === null
    case "Undefined":
      return (value) => value === undefined
    case "Literal":
      return (value) => value === ast.literal
    case "Any":
    case "Unknown":
      return () => true
    case "Declaration":
      return ast.run === date.run ? isValidDate : undefined
    default:
      return undefined
  }
}

const date = Schema.Date.ast

const isValidDate = (value: unknown): boolean => value instanceof Date && !Number.isNaN(value.getTime())

const compileObjects = (
  { indexSignatures, propertySignatures }: SchemaAST.Objects,
  isOpen = false
): Fits | undefined => {
  const [index, ...furtherIndexes] = indexSignatures
  if (
    furtherIndexes.length > 0 ||
    (index !== undefined && !(index.parameter._tag === "String" && isBare(index.parameter)))
  )
    return undefined
  const fitsIndex = index === undefined ? undefined : compile(index.type)
  const fields = propertySignatures.map(({ name, type }) => ({
    name,
    isOptional: isOptional(type),
    fits: compile(type)
  }))
  if ((index !== undefined && fitsIndex === undefined) || !fields.every(isJudged)) return undefined
  return (value) => {
    if (!isPlainObject(value)) return false
    let present = 0
    for (const { fits, isOptional, name } of fields) {
      const part = value[name]
      if (part === undefined && !Object.hasOwn(value, name)) {
        if (!isOptional) return false
      } else if (fits(part)) present++
      else return false
    }
    if (isOpen) return true
    const keys = Object.keys(value)
    return fitsIndex === undefined ? keys.length === present : keys.every((key) => fitsIndex(value[key]))
  }
}

interface Field {
  readonly name: string
  readonly isOptional: boolean
  readonly fits: Fits
}

const isJudged = (field: {
  readonly name: PropertyKey
  readonly isOptional: boolean
  readonly fits: Fits | undefined
  // A plain object has only these from elsewhere.
}): field is Field => field.fits !== undefined && typeof field.name === "string" && !(field.name in Object.prototype)

const compileArrays = ({ elements, rest }: SchemaAST.Arrays): Fits | undefined => {
  const [element, ...tail] = rest
  if (elements.length > 0 || element === undefined || tail.length > 0) return undefined
  const fits = compile(element)
  // A loop, which unlike `every` does not pass over gaps.
  return fits === undefined
    ? undefined
    : (value) => {
        if (!Array.isArray(value)) return false
        for (let index = 0; index < value.length; index++) if (!fits(value[index])) return false
        return true
      }
}

/** Of several members the schema takes the first: which one it is must not matter, so only one may be more than a leaf. */
const compileUnion = ({ options, types }: SchemaAST.Union): Fits | undefined => {
  if (options?.mode === "oneOf" || types.filter((type) => !isLeaf(type)).length > 1) return undefined
  const members = types.map(compile)
  return members.every((fits) => fits !== undefined) ? (value) => members.some((fits) => fits(value)) : undefined
}

const isLeaf = ({ _tag }: SchemaAST.AST): boolean => /^(String|Number|Boolean|Null|Undefined|Literal)$/.test(_tag)

const compileSuspend = (ast: SchemaAST.Suspend): Fits => {
  let known: Fits | undefined
  return (value) => (known ??= compile(ast.thunk()) ?? never)(value)
}

const never: Fits = () => false

const isBare = (ast: SchemaAST.AST): boolean => ast.checks === undefined && !isEncoded(ast)

const isEncoded = (ast: SchemaAST.AST): boolean =>
  ast.encoding !== undefined || ("encodingChecks" in ast && ast.encodingChecks !== undefined)

const isOptional = ({ context }: SchemaAST.AST): boolean => context?.isOptional === true

const passes = (checks: ReadonlyArray<SchemaAST.Check<any>>, value: unknown, ast: SchemaAST.AST): boolean =>
  checks.every((check) =>
    check._tag === "FilterGroup" ? passes(check.checks, value, ast) : check.run(value, ast, {}) === undefined
  )
