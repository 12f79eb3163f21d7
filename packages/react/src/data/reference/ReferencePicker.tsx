"use client"
import type { Argument } from "@portico/client/data/Collection"
import type { ReferenceChoice, ReferenceField } from "./ReferenceChoice.ts"
import { usePickerProps, usePickerOfItem } from "./usePickerProps.ts"
import {
  PickerChosen,
  PickerResults,
  PickerSave,
  PickerSearch,
  ReferencePickerRootView,
  type ReferencePickerRootViewProps
} from "./ReferencePickerParts.view.tsx"
import { ReferencePickerView, type ReferencePickerViewProps } from "./ReferencePicker.view.tsx"

type Look = "classNames" | "label" | "messages" | "multiple"

export type ReferencePickerProps<C extends Argument = Argument> = Pick<ReferencePickerViewProps, Look> &
  (ReferenceChoice | ReferenceField<C>)

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
export function ReferencePicker<const C extends Argument>(props: ReferencePickerProps<C>) {
  const { classNames, label, messages } = props
  const look = { classNames, label, messages }
  return "value" in props ? (
    <OfValue choice={props} look={look} multiple={props.multiple} />
  ) : (
    <OfItem field={props as ReferenceField<Argument>} look={look} />
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
  return <ReferencePickerView {...look} {...usePickerOfItem(field)} />
}

export interface ReferenceRootProps
  extends
    ReferenceChoice,
    Pick<ReferencePickerRootViewProps, "children" | "className" | "classNames" | "label" | "messages" | "multiple"> {}

function Root({ labelField, multiple, onChange, pageSize, target, value, ...look }: ReferenceRootProps) {
  const props = usePickerProps({ labelField, onChange, pageSize, target, value }, multiple)
  return <ReferencePickerRootView {...look} {...props} styled={false} />
}

/**
 * The parts of a choice among items, without a look: compose them in any order inside `Reference.Root`.
 *
 * **Example** (An author)
 *
 * ```tsx
 * import { Reference } from "@portico/react"
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
