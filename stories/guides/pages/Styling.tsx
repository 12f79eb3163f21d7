import type { Component } from "../../../.storybook/docs/Component.ts"
import type { Styling as StylingData } from "../../../.storybook/docs/Styling.ts"
import { Table, Text } from "./Blocks.tsx"

interface StylingProps {
  readonly components: ReadonlyArray<Component>
  readonly styling: StylingData
}

/** The slots of class names, the attributes of states and the tokens that a page can style. */
export function Styling({ components, styling: { attributes, classes, tokens } }: StylingProps) {
  return (
    <>
      {components.map(
        ({ name, slots }) =>
          slots.length > 0 && (
            <details key={name}>
              <summary>
                {slots.length} slots of <code>classNames</code> in <code>{name}</code>
              </summary>
              <p className="guide-slots">
                {slots.map((slot) => (
                  <code key={slot}>{slot}</code>
                ))}
              </p>
              <p>
                The element of the slot <code>{slots[0]}</code> has the class <code>portico-{slots[0]}</code>.
              </p>
            </details>
          )
      )}
      {classes.length > 0 && (
        <>
          <p>Classes of its elements, without the prefix the names of its slots:</p>
          <p className="guide-slots">
            {classes.map((name) => (
              <code key={name}>{name}</code>
            ))}
          </p>
        </>
      )}
      {attributes.length > 0 && (
        <Table
          caption="Data attributes of its elements"
          heads={["Attribute", "Values", "Slots of its elements", "Meaning"]}
          rows={attributes.map(({ about, name, slots, values }) => [
            <code key="name">{name}</code>,
            values.length === 0 ? "–" : <code key="values">{values.map((value) => value || `""`).join(", ")}</code>,
            slots.length === 0 ? "–" : <code key="slots">{slots.join(", ")}</code>,
            <Text key="about">{about}</Text>
          ])}
        />
      )}
      {tokens.length > 0 && (
        <Table
          caption="Tokens that its styles use"
          heads={["Token", "For"]}
          rows={tokens.map(({ name, properties }) => [<code key="name">{name}</code>, properties.join(", ")])}
        />
      )}
    </>
  )
}
