"use client"
import { Status } from "../../form/Status.view.tsx"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { ItemAbsence } from "./ItemAbsence.view.tsx"
import { ItemConflict } from "./ItemConflict.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import {
  ItemFields,
  ItemFormElement,
  ItemFormError,
  ItemNotice,
  ItemReset,
  ItemTitle,
  type ItemTitleProps,
  ItemUnsaved,
  ItemWarning
} from "./ItemFormParts.view.tsx"
import { ItemFormRootView, type ItemFormRootViewProps } from "./ItemFormRoot.view.tsx"
import { ItemGuard, ItemRemove } from "./ItemQuestions.view.tsx"

export interface ItemFormViewProps extends Omit<ItemFormRootViewProps, "children" | "className" | "styled"> {
  /** The level of the heading within the page around the form. */
  readonly headingLevel?: ItemTitleProps["level"]
  /** The heading, which replaces that of the catalog. */
  readonly title?: string | undefined
}

/** Renders the form of an item in any of its states. */
export function ItemFormView({ headingLevel, title, ...root }: ItemFormViewProps) {
  return (
    <ItemFormRootView {...root}>
      <ItemTitle level={headingLevel}>{title}</ItemTitle>
      <ItemNotice />
      <ItemAbsence />
      <ItemFormElement>
        <ItemFormError />
        <ItemConflict />
        <ItemWarning />
        <ItemFields />
        <ItemUnsaved />
        <Actions />
        <Status />
      </ItemFormElement>
      <ItemGuard />
    </ItemFormRootView>
  )
}

function Actions() {
  const { classOf } = useItemFormContext("Actions")
  return (
    <div className={classOf("actions")}>
      <SubmitButton />
      <ItemReset />
      <ItemRemove />
    </div>
  )
}
