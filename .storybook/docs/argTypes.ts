import type { ArgTypes } from "storybook/internal/types"
import type { Prop } from "./Docstring.ts"

/**
 * Returns the argument types of stories, which Storybook renders as controls, from the props of a component. Those that
 * the component of the stories does not take have no control.
 */
export const argTypesOf = (props: ReadonlyArray<Prop>, taken: ReadonlySet<string>): ArgTypes =>
  Object.fromEntries(
    props.map(({ about, initial, isRequired, name, type }) => [
      name,
      {
        name,
        description: about,
        type: { name: "other", required: isRequired, value: type },
        table: {
          type: { summary: type },
          ...(initial === undefined ? {} : { defaultValue: { summary: initial } })
        },
        ...(taken.has(name) ? controlOf(type) : { control: false })
      }
    ])
  )

const controlOf = (type: string): Pick<ArgTypes[string], "control" | "options"> => {
  if (type === "boolean" || type === "string" || type === "number")
    return { control: { type: type === "string" ? ("text" as const) : type } }
  const literals = type.split(" | ")
  if (literals.every((literal) => /^("[\w-]+"|\d+)$/.test(literal)))
    return { control: { type: "select" as const }, options: literals.map((literal) => JSON.parse(literal) as unknown) }
  return { control: false }
}
