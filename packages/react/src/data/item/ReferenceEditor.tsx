"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as Query from "@portico/client/data/Query"
import * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { item as englishItem } from "../../i18n/en/items.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { labelFieldOf, type ShownField } from "../value/FormField.ts"
import type { ReferenceAbout } from "./ItemContext.ts"
import { useCollection } from "../collection/useCollection.ts"
import { FieldLabel } from "../value/FieldLabel.view.tsx"
import { ReferencePickerView } from "../reference/ReferencePicker.view.tsx"
import { usePickerOfItem, usePickerProps } from "../reference/usePickerProps.ts"

export interface ReferenceEditorProps extends ReferenceAbout {
  /** The collection of the item that has the field. */
  readonly collection: Argument
  readonly entry: string
  readonly field: ShownField
  readonly onChange: (entry: string) => void
}

/** Renders the input of a reference field in a form of the kit, as a picker for the items of the target collection. */
export function ReferenceEditor(props: ReferenceEditorProps) {
  const { field, item } = props
  const { target } = field
  const words = useWords("item", englishItem)
  const { classOf } = useForm("ReferenceEditor")
  if (target === undefined) return null
  const labelField = field.labelField ?? (typeof target === "string" ? undefined : labelFieldOf(target))
  if (field.many === true && item === undefined) {
    return (
      <div className={classOf("field")} data-name={field.name}>
        <span className={classOf("label")}>{field.label ?? field.name}</span>
        <p className={classOf("hint")}>{words.referencesLater}</p>
      </div>
    )
  }
  return labelField === undefined && typeof target === "string" ? (
    <Guessed {...props} target={target} />
  ) : (
    <Editor {...props} labelField={labelField ?? "title"} target={target} />
  )
}

// Without a schema, the field that labels the items is inferred from one of them.
function Guessed({ target, ...props }: ReferenceEditorProps & { readonly target: string }) {
  const [query] = React.useState(() => Query.from(target).pipe(Query.limit(1)))
  const { listing } = useCollection(query)
  const data = listing._tag === "Ready" ? listing.items[0]?.data : undefined
  return <Editor {...props} labelField={labelFieldOf(target, data)} target={target} />
}

interface EditorProps extends ReferenceEditorProps {
  readonly labelField: string
  readonly target: Argument
}

function Editor(props: EditorProps) {
  const { field, item } = props
  const { changed, classNames, classOf, errorOf, id } = useForm("ReferenceEditor")
  const words = useWords("item", englishItem)
  const error = errorOf(field.name)
  const viewProps = {
    classNames,
    error,
    hint: field.hint,
    inputId: `${id}-${field.name}`,
    label: field.label ?? field.name,
    mark: <FieldLabel dirty={props.dirty} field={field} words={words} />
  }
  const Choice = field.many === true && item !== undefined ? Many : One
  return (
    <div className={classOf("field")} data-invalid={error !== undefined || undefined} data-name={field.name}>
      <Choice
        {...props}
        onChange={(entry) => {
          changed(field.name)
          props.onChange(entry)
        }}
        viewProps={viewProps}
      />
    </div>
  )
}

interface ChoiceProps extends EditorProps {
  readonly viewProps: Pick<
    React.ComponentProps<typeof ReferencePickerView>,
    "classNames" | "error" | "hint" | "inputId" | "label" | "mark"
  >
}

function One({ entry, labelField, viewProps, onChange, target }: ChoiceProps) {
  const value = React.useMemo(() => (entry === "" ? [] : [entry]), [entry])
  const picker = usePickerProps({ labelField, onChange: ([id = ""]) => onChange(id), target, value })
  return <ReferencePickerView {...viewProps} {...picker} />
}

function Many({ collection, field, item = "", labelField, viewProps, onUnsaved, target }: ChoiceProps) {
  const { name } = field
  const { isChanged, ...picker } = usePickerOfItem({ collection, field: name, item, labelField, target })
  React.useEffect(() => {
    if (!isChanged) return
    onUnsaved?.(name, true)
    return () => onUnsaved?.(name, false)
  }, [isChanged, name, onUnsaved])
  return <ReferencePickerView {...viewProps} {...picker} />
}
