/** The anatomy of parts: which part contains which others, as in the example of their docstring. */
import { parseSync } from "rolldown/utils"
import type { ESTree } from "vite"
import { type Node, nodesOf } from "./Walk.ts"

interface Part {
  readonly name: string
  readonly props: ReadonlyArray<{ readonly isRequired: boolean; readonly name: string }>
}

interface CodeExample {
  readonly code: string
}

/** A part with the parts in it. */
export interface Anatomy {
  readonly name: string
  /** The props that it requires, without its children. */
  readonly props: ReadonlyArray<string>
  /** Whether it requires content that is not a part. */
  readonly hasContent: boolean
  readonly parts: ReadonlyArray<Anatomy>
}

/** Returns the anatomy of parts. Those that no example shows are in the root, or next to each other if there is none. */
export const anatomyOf = (
  namespace: string,
  parts: ReadonlyArray<Part>,
  examples: ReadonlyArray<CodeExample>
): ReadonlyArray<Anatomy> => {
  const containers = new Map(examples.flatMap(({ code }) => [...containersIn(namespace, code)]))
  const shown = [...containers.keys()]
  const rank = ({ name }: Part) => (shown.includes(name) ? shown.indexOf(name) : shown.length)
  const ordered = parts.toSorted((one, other) => rank(one) - rank(other))
  const root = parts.some(({ name }) => name === "Root") ? "Root" : undefined
  const within = (container: string | undefined): ReadonlyArray<Anatomy> =>
    ordered
      .filter(({ name }) => (name === "Root" ? undefined : (containers.get(name) ?? root)) === container)
      .map(({ name, props }) => {
        const required = props.filter(({ isRequired }) => isRequired).map(({ name }) => name)
        const inner = name === container ? [] : within(name)
        return {
          name,
          props: required.filter((name) => name !== "children"),
          hasContent: required.includes("children") && inner.length === 0,
          parts: inner
        }
      })
  return within(undefined)
}

/** The parts in an example, with the part that contains each. */
const containersIn = (namespace: string, code: string): ReadonlyMap<string, string | undefined> => {
  const containers = new Map<string, string | undefined>()
  const visit = (elements: Iterable<ESTree.JSXElement>, container: string | undefined): void => {
    for (const element of elements) {
      const { name } = element.openingElement
      const isPart =
        name.type === "JSXMemberExpression" && name.object.type === "JSXIdentifier" && name.object.name === namespace
      if (isPart && !containers.has(name.property.name)) containers.set(name.property.name, container)
      const inner = isPart ? name.property.name : container
      visit(outermost(element.children), inner)
      visit(outermost(element.openingElement.attributes), inner)
    }
  }
  visit(outermost(parseSync("example.tsx", code).program.body), undefined)
  return containers
}

/** The elements of a tree that no other element of it contains. */
const outermost = (tree: unknown): ReadonlyArray<ESTree.JSXElement> => {
  const all = [...nodesOf<ESTree.JSXElement>(tree, "JSXElement")]
  const contains = (outer: Node, inner: Node) => outer !== inner && outer.start <= inner.start && inner.end <= outer.end
  return all.filter((one) => !all.some((other) => contains(other, one)))
}
