import type { Accepted, Part } from "../../../.storybook/docs/Component.ts"
import type { Prop } from "../../../.storybook/docs/Docstring.ts"
import * as React from "react"
import type { DocumentedType } from "../../../.storybook/docs/NamedTypes.ts"
import { File, Table, Text } from "./Blocks.tsx"

const TypesContext = React.createContext<ReadonlySet<string>>(new Set())

/** Links the names of types in the tables of props to the chapters on them. */
export function LinkedTypes({
  children,
  types
}: {
  readonly children: React.ReactNode
  readonly types: ReadonlyArray<DocumentedType>
}) {
  const names = React.useMemo(() => new Set(types.map(({ name }) => name)), [types])
  return <TypesContext value={names}>{children}</TypesContext>
}

// The target of other links is the window around the page.
function Type({ text }: { readonly text: string }) {
  const names = React.use(TypesContext)
  return (
    <code>
      {text.split(/\b([A-Z]\w+)\b/).map((part, place) =>
        names.has(part) ? (
          <a href={`#type-${part}`} key={place} target="_self">
            {part}
          </a>
        ) : (
          part
        )
      )}
    </code>
  )
}

/** The members of a type, or its definition. */
export function TypeSection({ type: { about, definition, members, name } }: { readonly type: DocumentedType }) {
  return (
    <section id={`type-${name}`}>
      <h3>{name}</h3>
      <Text>{about}</Text>
      {definition !== undefined && <File code={definition} name={name} />}
      <PropsTable caption={`Properties of ${name}`} props={members} />
    </section>
  )
}

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
        <Type key="type" text={type} />,
        <Default key="initial" value={initial} />,
        <Text key="about">{about}</Text>
      ])}
    />
  )
}

// A default that is not a value is described in words.
function Default({ value }: { readonly value: string | undefined }) {
  if (value === undefined) return "–"
  return /^[["'{\d]|^[^ ]+$/.test(value) ? <code>{value}</code> : <Text>{value}</Text>
}

/** A note on the attributes that a component or a part passes to its element. */
export function Attributes({ of: { element, isRoot } }: { readonly of: Accepted }) {
  if (element !== undefined)
    return (
      <p>
        Renders <code>{`<${element}>`}</code> and accepts its attributes, event handlers and <code>ref</code>, and{" "}
        <code>className</code>, <code>style</code> and <code>render</code>.
      </p>
    )
  if (!isRoot) return null
  return (
    <p>
      Passes to its element: <code>className</code>, <code>style</code>, <code>render</code> and <code>ref</code>,{" "}
      <code>id</code>, <code>role</code>, <code>dir</code>, <code>lang</code>, <code>hidden</code>,{" "}
      <code>tabIndex</code>, attributes that start with <code>aria-</code> or <code>data-</code>, and the handlers of
      pointer, mouse, touch, key, focus, scroll, animation and transition events.
    </p>
  )
}

/** The props, the slots and the state of an unstyled part. */
export function PartSection({ of, part }: { readonly of: string; readonly part: Part }) {
  const { about, name, props, slots, state } = part
  return (
    <section>
      <h4>
        <code>
          {of}.{name}
        </code>
      </h4>
      <Text>{about}</Text>
      <Attributes of={part} />
      <PropsTable caption={`Props of ${of}.${name}`} props={props} />
      {slots.length > 0 && (
        <p className="guide-slots">
          Slots of its elements:
          {slots.map((slot) => (
            <code key={slot}>{slot}</code>
          ))}
        </p>
      )}
      {state.length > 0 && (
        <Table
          caption={`Data attributes of ${of}.${name}`}
          heads={["Attribute", "Values", "Meaning"]}
          rows={state.map(({ about, name, type }) => [
            <code key="name">data-{name}</code>,
            <code key="values">{type === "boolean" ? "true" : type}</code>,
            <Text key="about">{about}</Text>
          ])}
        />
      )}
    </section>
  )
}
