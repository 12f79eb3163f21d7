"use client"
import { LabelContext, useLabel } from "../../parts/Label.ts"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { Status, SubmitButton } from "../../form/FormParts.view.tsx"
import type { UnsavedGuard } from "../../form/useUnsaved.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { item as english } from "../../i18n/en/items.ts"
import { classOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import { ItemConflict, ItemGuard, ItemRemove } from "./ItemDialogs.view.tsx"
import {
  ItemFormContext,
  type ItemFormActions,
  type ItemFormClassNames,
  type ItemSlot,
  type RenderReference,
  useItemFormContext
} from "./ItemContext.ts"
import {
  ItemAbsence,
  ItemFields,
  ItemFormElement,
  ItemFormError,
  ItemOutcome,
  ItemReset,
  ItemTitle,
  ItemUnsaved,
  ItemWarning,
  type ItemTitleProps
} from "./ItemFormParts.view.tsx"
import type { ItemFormState } from "./ItemFormState.ts"
import * as React from "react"

export interface ItemFormRootViewProps extends ItemFormActions, RootProps<ItemFormClassNames> {
  /** The names of the fields whose inputs have unsaved changes. */
  readonly dirty?: ReadonlyArray<string> | undefined
  /** The guard that keeps the user from losing unsaved changes. */
  readonly guard?: UnsavedGuard | undefined
  /** Whether the page leaves the form after a removal. A toast then reports the removal. */
  readonly isLeft?: boolean | undefined
  /** The audience of failure messages. `dev` adds details for developers. */
  readonly mode?: DataErrorViewProps["mode"]
  /** Renders the input of a reference field in place of the kit's own. */
  readonly renderReference?: RenderReference | undefined
  /** The number of times that the user's input was discarded. A change of it resets the inputs of references. */
  readonly round?: number | undefined
  readonly state: ItemFormState
  /** The time zone in which dates are shown, as an IANA name. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
}

/** Renders the container of an item form's parts and provides their context. */
export function ItemFormRootView({ children, styled = true, ...props }: ItemFormRootViewProps) {
  const {
    classNames,
    dirty = [],
    guard,
    isLeft = false,
    messages,
    mode,
    renderReference,
    round = 0,
    state,
    timeZone
  } = props
  const id = React.useId()
  const label = useLabel(`${id}-heading`)
  const words = useWords("item", english, messages)
  const classes = classOf<ItemSlot>(classNames, styled)
  return (
    <ItemFormContext
      value={{
        ...props,
        classNames,
        classOf: classes,
        dirty,
        guard,
        id,
        isLeft,
        messages,
        mode,
        renderReference,
        round,
        styled,
        timeZone,
        words
      }}
    >
      <Part
        as="section"
        own={rootProps(props, "onReset")}
        aria-busy={state._tag === "Loading"}
        aria-labelledby={label.id}
        className={classes("item")}
        data-dirty={dirty.length > 0 || undefined}
        data-state={state._tag.toLowerCase()}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </ItemFormContext>
  )
}

export interface ItemFormViewProps extends Omit<ItemFormRootViewProps, "children" | keyof RootElementProps | "styled"> {
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
      <ItemOutcome />
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
