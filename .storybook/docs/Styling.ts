/** Collects the class names, attributes and tokens that a page can style, from the modules and style sheets of a component. */
import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ESTree } from "vite"
import { root } from "../../scripts/root.mjs"
import { attributeMeanings, attributeValues } from "./attributeMeanings.ts"
import { moduleAt } from "./Modules.ts"
import { nodesOf } from "./Walk.ts"

/** A token with the properties that use it. */
export interface Token {
  readonly name: string
  readonly properties: ReadonlyArray<string>
}

/** An attribute that selectors can use. */
export interface Attribute {
  readonly name: string
  readonly values: ReadonlyArray<string>
  /** The slots of its elements. */
  readonly slots: ReadonlyArray<string>
  readonly about: string
}

export interface Styling {
  /** The style sheets with rules for the component. */
  readonly sheets: ReadonlyArray<string>
  readonly attributes: ReadonlyArray<Attribute>
  readonly tokens: ReadonlyArray<Token>
  /** The classes of the elements, if no component on the page has `classNames`. */
  readonly classes: ReadonlyArray<string>
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
export const stylingOf = (paths: ReadonlyArray<string>, slots: ReadonlySet<string>, hasClasses: boolean): Styling => {
  const modules = [...reachable(paths)].map(moduleAt)
  const own = rules().filter(({ selector }) => {
    const classes = Array.from(selector.matchAll(/\.portico-([\w-]+)/g), ([, slot = ""]) => slot)
    return classes.length > 0 && classes.every((slot) => slots.has(slot))
  })
  return {
    sheets: [...new Set(own.map(({ sheet }) => sheet))].toSorted(),
    attributes: attributesIn(
      modules.map(({ body }) => body),
      own.map(({ selector }) => selector)
    ),
    tokens: tokensIn(own),
    classes: hasClasses ? [...slots].map((slot) => `portico-${slot}`).toSorted() : []
  }
}

/** Returns the slots of the elements that modules render. */
export const slotsOf = (paths: ReadonlyArray<string>): ReadonlySet<string> => {
  const bodies = [...reachable(paths)].map((path) => moduleAt(path).body)
  const elements = [...nodesOf<ESTree.JSXOpeningElement>(bodies, "JSXOpeningElement")]
  const values = elements.flatMap(({ attributes }) =>
    attributes.flatMap((one) => (one.type === "JSXAttribute" && one.name.name === "className" ? [one.value] : []))
  )
  const literals = values.flatMap((value) => literalsIn(value).flatMap((text) => text.split(" ")))
  const own = literals.flatMap((name) => (name.startsWith("portico-") ? [name.slice("portico-".length)] : []))
  return new Set([...own, ...values.flatMap(slotsIn)])
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

interface Found {
  readonly values: Set<string>
  readonly slots: Set<string>
}

/** The attributes of elements, those of the states of parts, those in objects of props, and those in style sheets. */
const attributesIn = (bodies: unknown, selectors: ReadonlyArray<string>): ReadonlyArray<Attribute> => {
  const attributes = new Map<string, Found>()
  const add = (name: string, slots: ReadonlyArray<string>, values: ReadonlyArray<string>) => {
    const found = attributes.get(name) ?? { slots: new Set(), values: new Set() }
    attributes.set(name, found)
    for (const slot of slots) found.slots.add(slot)
    for (const value of values) found.values.add(value)
  }
  for (const element of nodesOf<ESTree.JSXOpeningElement>(bodies, "JSXOpeningElement")) {
    const own = element.attributes.filter((one) => one.type === "JSXAttribute")
    const named = (name: string) => own.find((one) => one.name.name === name)?.value ?? null
    const slots = slotsIn(named("className"))
    for (const { name, value } of own)
      if (typeof name.name === "string" && name.name.startsWith("data-")) add(name.name, slots, literalsIn(value))
    const isPart = element.name.type === "JSXIdentifier" && element.name.name === "Part"
    for (const { key } of isPart ? propertiesIn(named("state")) : [])
      if (key.type === "Identifier") add(`data-${key.name}`, slots, ["true"])
  }
  for (const { key, value } of nodesOf<ESTree.ObjectProperty>(bodies, "Property"))
    if (key.type === "Literal" && typeof key.value === "string" && key.value.startsWith("data-"))
      add(key.value, [], value.type === "Literal" && typeof value.value === "string" ? [value.value] : [])
  // Code that handles events sets some of them, which the style sheets name.
  for (const selector of selectors)
    for (const [, slot = "", name = "", value] of selector.matchAll(
      /\.portico-([\w-]+)\[(data-[\w-]+)(?:="([^"]*)")?/g
    ))
      add(name, [slot], value === undefined ? [] : [value])
  return [...attributes]
    .map(([name, { slots, values }]) => ({
      name,
      about: attributeMeanings[name.slice("data-".length)] ?? "",
      slots: [...slots].toSorted(),
      values: attributeValues[name.slice("data-".length)] ?? [...values].toSorted()
    }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
}

/** The slots of the class names of an element: the arguments of `classOf`. */
const slotsIn = (value: ESTree.JSXAttributeValue | null): ReadonlyArray<string> =>
  [...nodesOf<ESTree.CallExpression>(value, "CallExpression")].flatMap(({ arguments: [slot] }) =>
    slot?.type === "Literal" && typeof slot.value === "string" ? [slot.value] : []
  )

const propertiesIn = (value: ESTree.JSXAttributeValue | null): ReadonlyArray<ESTree.ObjectProperty> => {
  const object = value?.type === "JSXExpressionContainer" ? value.expression : undefined
  if (object?.type !== "ObjectExpression") return []
  return object.properties.flatMap((one) => (one.type === "Property" ? [one] : []))
}

const literalsIn = (value: ESTree.JSXAttributeValue | null): ReadonlyArray<string> => {
  if (value?.type === "Literal") return [value.value]
  const expression = value?.type === "JSXExpressionContainer" ? value.expression : undefined
  // `isOpen || undefined`
  if (expression?.type === "LogicalExpression" && expression.operator === "||") return ["true"]
  const results =
    expression?.type === "ConditionalExpression" ? [expression.consequent, expression.alternate] : [expression]
  return results.flatMap((one) => (one?.type === "Literal" && typeof one.value === "string" ? [one.value] : []))
}
