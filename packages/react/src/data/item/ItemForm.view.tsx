"use client"
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
  type ItemClassNames,
  type ItemFormActions,
  type RenderReference,
  useItemFormContext
} from "./ItemContext.ts"
import {
  ItemAbsence,
  ItemFields,
  ItemFormElement,
  ItemFormError,
  ItemNotice,
  ItemReset,
  ItemTitle,
  ItemUnsaved,
  ItemWarning,
  type ItemTitleProps
} from "./ItemFormParts.view.tsx"
import type { ItemFormState } from "./ItemFormState.ts"
import * as React from "react"

export interface ItemFormRootViewProps extends ItemFormActions, RootProps<ItemClassNames> {
  /** The names of the fields whose inputs have unsaved changes. */
  readonly dirty?: ReadonlyArray<string> | undefined
  /** The guard that keeps the user from losing unsaved changes. */
  readonly guard?: UnsavedGuard | undefined
  /** The audience of failure messages. `dev` adds details for developers. */
  readonly mode?: DataErrorViewProps["mode"]
  /** Renders the input of a reference field in place of the kit's own. */
  readonly renderReference?: RenderReference | undefined
  /** The number of times that the user's input was discarded. A change of it resets the inputs of references. */
  readonly round?: number | undefined
  readonly state: ItemFormState
  /** The time zone in which dates are shown, as an IANA name. The user's own time zone by default. */
  readonly timeZone?: string | undefined
}

/** Renders the container of an item form's parts and provides their context. */
export function ItemFormRootView({ children, className, styled = true, ...props }: ItemFormRootViewProps) {
  const { classNames, dirty = [], guard, messages, mode, renderReference, round = 0, state, timeZone } = props
  const id = React.useId()
  const words = useWords("item", english, messages)
  const classes = classOf(classNames, styled)
  return (
    <ItemFormContext
      value={{
        ...props,
        classNames,
        classOf: classes,
        dirty,
        guard,
        id,
        messages,
        mode,
        renderReference,
        round,
        styled,
        timeZone,
        words
      }}
    >
      <section
        aria-busy={state._tag === "Loading"}
        aria-labelledby={`${id}-heading`}
        className={classes("item", className)}
        data-dirty={dirty.length > 0 || undefined}
        data-state={state._tag.toLowerCase()}
      >
        {children}
      </section>
    </ItemFormContext>
  )
}

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
