"use client"
import type { Argument } from "@portico/client/data/Collection"
import type { ReferenceChoice, ReferenceField } from "./ReferenceChoice.ts"
import { usePickerProps, usePickerOfItem } from "./usePickerProps.ts"
import { PickerChosen, PickerSave } from "./PickerChosen.view.tsx"
import type { ReferencePickerRootViewProps } from "./PickerContext.ts"
import { PickerResults } from "./PickerResults.view.tsx"
import { ReferencePickerRootView } from "./PickerRoot.view.tsx"
import { PickerSearch } from "./PickerSearch.view.tsx"
import { ReferencePickerView, type ReferencePickerViewProps } from "./ReferencePicker.view.tsx"

type Look = "classNames" | "label" | "messages" | "multiple"

export type ReferencePickerProps<C extends Argument = Argument, T extends Argument = Argument> = Pick<
  ReferencePickerViewProps,
  Look
> &
  (ReferenceChoice<T> | ReferenceField<C, T>)

/**
 * Chooses items of a collection, for a value that the page keeps, or for a field of an item that refers to any number of
 * items: then all its references are replaced by what was chosen.
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
  const look = { classNames, label, messages }
  return "value" in props ? (
    <OfValue choice={props as ReferenceChoice} look={look} multiple={props.multiple} />
  ) : (
    // A choice that is not saved belongs to the field of its item.
    <OfItem field={props as ReferenceField<Argument>} key={JSON.stringify([props.field, props.item])} look={look} />
  )
}

type Looks = Pick<ReferencePickerViewProps, "classNames" | "label" | "messages">

function OfValue({
  choice,
  look,
  multiple
}: {
  readonly choice: ReferenceChoice
  readonly look: Looks
  readonly multiple: boolean | undefined
}) {
  return <ReferencePickerView {...look} {...usePickerProps(choice, multiple)} />
}

function OfItem({ field, look }: { readonly field: ReferenceField<Argument>; readonly look: Looks }) {
  const { isChanged: _isChanged, ...picker } = usePickerOfItem(field)
  return <ReferencePickerView {...look} {...picker} />
}

export interface ReferenceRootProps<T extends Argument = Argument>
  extends
    ReferenceChoice<T>,
    Pick<ReferencePickerRootViewProps, "children" | "className" | "classNames" | "label" | "messages" | "multiple"> {}

function Root<const T extends Argument>(props: ReferenceRootProps<T>) {
  const { labelField, multiple, onChange, pageSize, target, value, ...look } = props
  const choice: ReferenceChoice<T> = { labelField, onChange, pageSize, target, value }
  const picker = usePickerProps(choice as ReferenceChoice, multiple)
  return <ReferencePickerRootView {...look} {...picker} styled={false} />
}

/**
 * The parts of a choice among items, without a look: compose them in any order inside `Reference.Root`.
 *
 * **Example** (An author)
 *
 * ```tsx
 * import { Reference } from "@portico/react/data"
 * import * as React from "react"
 *
 * export function Author() {
 *   const [ids, choose] = React.useState<ReadonlyArray<string>>([])
 *   return (
 *     <Reference.Root label="Author" labelField="name" onChange={choose} target="authors" value={ids}>
 *       <Reference.Search />
 *       <Reference.Results />
 *       <Reference.Chosen />
 *     </Reference.Root>
 *   )
 * }
 * ```
 */
export const Reference = {
  Chosen: PickerChosen,
  Results: PickerResults,
  Root,
  Save: PickerSave,
  Search: PickerSearch
} as const
