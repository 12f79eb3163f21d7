/** Collects the class names, attributes and tokens that a page can style, from the modules and style sheets of a component. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ESTree } from "vite"
import { root } from "../../scripts/root.mjs"
import { moduleAt } from "./Modules.ts"
import { nodesOf } from "./Walk.ts"

/** A token with the properties that use it. */
export interface Token {
  readonly name: string
  readonly properties: ReadonlyArray<string>
}

/** An attribute that selectors can use, with its values, and the class names of its elements. */
export interface Attribute {
  readonly name: string
  readonly values: ReadonlyArray<string>
}

export interface Styling {
  /** The style sheets with rules for the component. */
  readonly sheets: ReadonlyArray<string>
  readonly attributes: ReadonlyArray<Attribute>
  readonly tokens: ReadonlyArray<Token>
}

const kit = "packages/react/src/"

const tableOnly = ["EditableCell", "RowMenu", "TableFrame"]

/** Returns the modules of the kit that a module imports, also those that it loads later. */
export const reachable = (paths: ReadonlyArray<string>): ReadonlySet<string> => {
  // Cards share the root of tables, but render no table.
  const hasTable = paths.some((path) => path.startsWith(`${kit}data/table/`))
  const without = new Set(hasTable ? [] : tableOnly.map((name) => `${kit}data/table/${name}.view.tsx`))
  const all = new Set<string>()
  const open = [...paths]
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (all.has(path) || without.has(path)) continue
    all.add(path)
    const { imported, loaded, reexported } = moduleAt(path)
    const next = [...Array.from(imported.values(), ({ path }) => path), ...loaded, ...reexported]
    open.push(...next.flatMap((path) => (path?.startsWith(kit) === true ? [path] : [])))
  }
  return all
}

interface Rule {
  readonly sheet: string
  readonly selector: string
  readonly declarations: string
}

let known: ReadonlyArray<Rule> | undefined

const rules = (): ReadonlyArray<Rule> =>
  (known ??= globSync(`${kit}theme/*.css`, { cwd: root }).flatMap((path) => {
    const source = readFileSync(join(root, path), "utf8").replaceAll(/\/\*[^]*?\*\//g, "")
    return Array.from(source.matchAll(/([^{};]+)\{([^{}]*)\}/g), ([, selector = "", declarations = ""]) => ({
      sheet: path.slice(`${kit}theme/`.length),
      selector: selector.trim(),
      declarations
    }))
  }))

/** Forgets the rules, after a style sheet has changed. */
export const forgetRules = (): void => void (known = undefined)

/** Returns the attributes that the modules render, and the tokens of their slots. */
export const stylingOf = (paths: ReadonlyArray<string>, slots: ReadonlySet<string>): Styling => {
  const modules = [...reachable(paths)].map(moduleAt)
  const own = rules().filter(({ selector }) => {
    const classes = Array.from(selector.matchAll(/\.portico-([\w-]+)/g), ([, slot = ""]) => slot)
    return classes.length > 0 && classes.every((slot) => slots.has(slot))
  })
  return {
    sheets: [...new Set(own.map(({ sheet }) => sheet))].toSorted(),
    attributes: attributesIn(modules.map(({ body }) => body)),
    tokens: tokensIn(own)
  }
}

const tokensIn = (own: ReadonlyArray<Rule>): ReadonlyArray<Token> => {
  const tokens = new Map<string, Set<string>>()
  for (const { declarations } of own) {
    for (const [, property = "", value = ""] of declarations.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)) {
      if (property.startsWith("--")) continue
      for (const [, name = ""] of value.matchAll(/var\((--portico-[\w-]+)/g))
        tokens.set(name, (tokens.get(name) ?? new Set()).add(property))
    }
  }
  return [...tokens]
    .map(([name, properties]) => ({ name, properties: [...properties].toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const attributesIn = (bodies: unknown): ReadonlyArray<Attribute> => {
  const attributes = new Map<string, Set<string>>()
  for (const { name, value } of nodesOf<ESTree.JSXAttribute>(bodies, "JSXAttribute")) {
    if (name.type !== "JSXIdentifier" || !name.name.startsWith("data-")) continue
    const values = attributes.get(name.name) ?? new Set()
    attributes.set(name.name, values)
    for (const literal of literalsIn(value)) values.add(literal)
  }
  return [...attributes]
    .map(([name, values]) => ({ name, values: [...values].toSorted() }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

const literalsIn = (value: ESTree.JSXAttributeValue | null): ReadonlyArray<string> => {
  if (value?.type === "Literal") return [value.value]
  const expression = value?.type === "JSXExpressionContainer" ? value.expression : undefined
  const results =
    expression?.type === "ConditionalExpression" ? [expression.consequent, expression.alternate] : [expression]
  return results.flatMap((one) => (one?.type === "Literal" && typeof one.value === "string" ? [one.value] : []))
}
