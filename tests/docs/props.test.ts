/** The tables of props. `tests/types/props.types.ts` compares the names that this test writes with the compiled types. */
import { basename } from "node:path"
import { assert, describe, expect, it } from "vitest"
import type { Accepted } from "../../.storybook/docs/Component.ts"
import { docsOf, pages } from "./ComponentPages.ts"

/** Each component and part of the pages, in the order of the pages. */
const accepted: ReadonlyMap<string, Accepted> = new Map<string, Accepted>(
  pages.flatMap((path): ReadonlyArray<readonly [string, Accepted]> => {
    const { components, parts } = docsOf(path)
    return [
      ...components.map((one) => [one.name, one] as const),
      ...parts.flatMap(({ name, parts }) => parts.map((part) => [`${name}.${part.name}`, part] as const))
    ]
  })
)

/** Writes a union of names in the format of the formatter. */
const union = (key: string, names: ReadonlyArray<string>): string => {
  const literals = names.map((name) => JSON.stringify(name))
  const line = `    readonly ${key}: ${literals.join(" | ") || "never"}`
  return line.length <= 120 ? line : [`    readonly ${key}:`, ...literals.map((one) => `      | ${one}`)].join("\n")
}

const entry = ([name, { element, isRoot, props }]: readonly [string, Accepted]): string => {
  const named = (isRequired: boolean) => props.filter((prop) => prop.isRequired === isRequired).map(({ name }) => name)
  const lines = [
    union("required", named(true)),
    union("optional", named(false)),
    union("element", [element ?? (isRoot ? "root" : "none")])
  ]
  return [`  readonly ${/\W/.test(name) ? `"${name}"` : name}: {`, ...lines, "  }"].join("\n")
}

describe("the tables of props", () => {
  it("have the names that the compiler compares", async () => {
    const lines = [
      "/** The names in the tables of props. Written by `tests/docs/props.test.ts`. */",
      "export interface PropsTables {",
      [...accepted].map(entry).join("\n"),
      "}",
      ""
    ]

    await expect(lines.join("\n")).toMatchFileSnapshot("../types/propsTables.ts")
  })

  it.each([...accepted])("describe each prop of %s", (_, { props }) => {
    assert.deepEqual(
      props.filter(({ about }) => !/[.?)]$/.test(about)).map(({ name }) => name),
      []
    )
  })

  it("name the default of a prop apart from its description", () => {
    const hidden = [...accepted].flatMap(([owner, { props }]) =>
      props.flatMap(({ about, initial, name }) =>
        initial === undefined &&
        /The default is|Defaults to|, the default,|(?:`|"|\d|true|false) by default/i.test(about)
          ? [`${owner} ${name}: ${about}`]
          : []
      )
    )

    assert.deepEqual(hidden, [])
  })

  it.each([
    ["ReferencePicker", "target", undefined],
    ["DistinctValues", "size", "20"],
    ["LogoutButton", "by", '"page"'],
    ["BulkActions", "undoable", "`false`; for `BulkActions`, `true`"],
    ["OAuthCallback", "onSignedIn", undefined],
    ["EmailVerificationForm", "link", undefined],
    ["CollectionTable", "timeZone", "the user's own time zone"]
  ])("have the default of %s %s", (owner, prop, initial) => {
    const found = accepted.get(owner)?.props.find(({ name }) => name === prop)

    assert.isDefined(found)
    assert.strictEqual(found.initial, initial)
  })

  it("list the slots of a type that selects some of another", () => {
    assert.includeMembers([...(accepted.get("AggregateChart")?.slots ?? [])], ["scroll", "table", "chart", "failure"])
  })

  it("are found for all pages", () => {
    assert.isAbove(accepted.size, 240)
    assert.includeMembers(
      pages.map((path) => basename(path, ".mdx")),
      ["Toasts", "Fields"]
    )
  })
})
