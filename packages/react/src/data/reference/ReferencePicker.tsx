"use client"
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { Argument } from "@portico/client/data/Collection"
import { type ReferenceSelection, type ReferenceField, usePickerProps, usePickerOfItem } from "./usePickerProps.ts"
import type { ReferencePickerRootViewProps } from "./PickerContext.ts"
import { ReferencePickerRootView, ReferencePickerView, type ReferencePickerViewProps } from "./ReferencePicker.view.tsx"

type Appearance = "classNames" | "label" | "messages" | "multiple"

export type ReferencePickerProps<C extends Argument = Argument, T extends Argument = Argument> = Pick<
  ReferencePickerViewProps,
  Appearance
> &
  (ReferenceSelection<T> | ReferenceField<C, T>)

/**
 * Renders a picker for the items of a collection. The selection is either a value that the page stores, or the
 * references of a multi-reference field of an item. In the second case, a save replaces the references of the field.
 *
 * **Example** (Books like this one)
 *
 * ```tsx
 * import { ReferencePicker } from "@portico/react"
 *
 * export const similar = (
 *   <ReferencePicker collection="books" field="similar" item="emma" label="Similar books" labelField="title" target="books" />
 * )
 * ```
 */
export function ReferencePicker<const C extends Argument, const T extends Argument>(props: ReferencePickerProps<C, T>) {
  const { classNames, label, messages } = props
  const viewProps = { classNames, label, messages }
  return "value" in props ? (
    <OfValue choice={props as ReferenceSelection} viewProps={viewProps} multiple={props.multiple} />
  ) : (
    // The key discards unsaved changes if the picker is reused for another field or item.
    <OfItem
      field={props as ReferenceField<Argument>}
      key={JSON.stringify([props.field, props.item])}
      viewProps={viewProps}
    />
  )
}

type AppearanceProps = Pick<ReferencePickerViewProps, "classNames" | "label" | "messages">

function OfValue({
  choice,
  viewProps,
  multiple
}: {
  readonly choice: ReferenceSelection
  readonly viewProps: AppearanceProps
  readonly multiple: boolean | undefined
}) {
  return <ReferencePickerView {...viewProps} {...usePickerProps(choice, multiple)} />
}

function OfItem({
  field,
  viewProps
}: {
  readonly field: ReferenceField<Argument>
  readonly viewProps: AppearanceProps
}) {
  const { isChanged: _isChanged, ...picker } = usePickerOfItem(field)
  return <ReferencePickerView {...viewProps} {...picker} />
}

export interface ReferencePickerRootProps<T extends Argument = Argument>
  extends
    ReferenceSelection<T>,
    RootElementProps,
    Pick<ReferencePickerRootViewProps, "children" | "classNames" | "label" | "messages" | "multiple"> {}

/** Renders the root of the unstyled parts of `ReferencePicker`. */
export function ReferencePickerRoot<const T extends Argument>(props: ReferencePickerRootProps<T>) {
  const { labelField, multiple, onChange, pageSize, target, value, ...viewProps } = props
  const choice: ReferenceSelection<T> = { labelField, onChange, pageSize, target, value }
  const picker = usePickerProps(choice as ReferenceSelection, multiple)
  return <ReferencePickerRootView {...viewProps} {...picker} styled={false} />
}
