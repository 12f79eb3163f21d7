import type { Part, Prop } from "../../../.storybook/docs/Component.ts"
import { Table, Text } from "./Blocks.tsx"

/** The props of a component or a part, with their types and defaults. */
export function PropsTable({ caption, props }: { readonly caption: string; readonly props: ReadonlyArray<Prop> }) {
  if (props.length === 0) return null
  return (
    <Table
      caption={caption}
      heads={["Prop", "Type", "Default", "Description"]}
      rows={props.map(({ about, initial, isRequired, name, type }) => [
        <>
          <code>{name}</code>
          {isRequired && <strong> required</strong>}
        </>,
        <code key="type">{type}</code>,
        initial === undefined ? "–" : <code key="initial">{initial}</code>,
        <Text key="about">{about}</Text>
      ])}
    />
  )
}

/** The props and the state of an unstyled part. */
export function PartSection({ of, part }: { readonly of: string; readonly part: Part }) {
  const { about, element, name, props, state } = part
  return (
    <section>
      <h4>
        <code>
          {of}.{name}
        </code>
      </h4>
      <Text>
        {name === "Root" && about === "" ? "The element around the parts, with the behavior of the component." : about}
      </Text>
      {element !== undefined && (
        <p>
          Renders <code>{`<${element}>`}</code> and accepts its attributes, event handlers and <code>ref</code>, and{" "}
          <code>className</code>, <code>style</code> and <code>render</code>.
        </p>
      )}
      <PropsTable caption={`Props of ${of}.${name}`} props={props} />
      {state.length > 0 && (
        <Table
          caption={`State attributes of ${of}.${name}`}
          heads={["Attribute", "Type", "Description"]}
          rows={state.map(({ about, name, type }) => [
            <code key="name">data-{name}</code>,
            <code key="type">{type}</code>,
            <Text key="about">{about}</Text>
          ])}
        />
      )}
    </section>
  )
}
