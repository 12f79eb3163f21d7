"use client"
import { LabelContext, useLabel, useLabelRef } from "../../parts/Label.ts"
import { Part, type PartProps, type RootElementProps, rootProps, usePartContext } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { dataProblems } from "../../i18n/en/problems/data.ts"
import { item as english } from "../../i18n/en/items.ts"
import { itemWords } from "../../i18n/en/table/item.ts"
import type { ItemMessages } from "../../i18n/messages/ItemMessages.ts"
import { classOf, type ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import { EditMark } from "../listing/EditMark.view.tsx"
import type { ListedItem } from "../listing/Listing.ts"
import type { ShownField } from "../value/FormField.ts"
import { Value } from "../value/Value.view.tsx"
import { Absence } from "./Absence.view.tsx"
import type { ItemDetailClassNames, ItemSlot } from "./ItemContext.ts"
import type { ItemTitleProps } from "./ItemFormParts.view.tsx"
import type { ItemState } from "./useItem.ts"
import * as React from "react"

type Data = Readonly<Record<string, unknown>>

/** Renders the value of a field. If it returns `undefined`, the value is rendered by its type. */
export type RenderValue = (field: ShownField, value: unknown, item: ListedItem) => React.ReactNode

export interface ItemDetailRootViewProps extends RootProps<ItemDetailClassNames> {
  /** The fields to show, in this order. */
  readonly fields: ReadonlyArray<ShownField>
  /** The audience of failure messages. `dev` adds details for developers. */
  readonly mode?: DataErrorViewProps["mode"]
  readonly onRetry?: (() => void) | undefined
  /** Called when the user wants to sign in, if the problem requires it. Without it, there is no button for it. */
  readonly onSignIn?: (() => void) | undefined
  readonly renderValue?: RenderValue | undefined
  readonly state: ItemState<Data>
  /** The time zone in which dates are shown, as an IANA name. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
}

interface DetailContextValue extends Omit<ItemDetailRootViewProps, "children" | keyof RootElementProps> {
  readonly classOf: ClassOf<ItemSlot>
  readonly id: string
  readonly place: React.RefObject<HTMLElement | null>
  readonly words: ItemMessages
}

const DetailContext = React.createContext<DetailContextValue | undefined>(undefined)

const useDetail = (part: string): DetailContextValue => usePartContext(DetailContext, part, "ItemDetailParts.Root")

/** Renders the container of an item's parts and provides their context. */
export function ItemDetailRootView({ children, ...props }: ItemDetailRootViewProps) {
  const id = React.useId()
  const label = useLabel(`${id}-heading`)
  const words = useWords("item", english, props.messages)
  const classes = classOf<ItemSlot>(props.classNames, props.styled)
  const place = React.useRef<HTMLElement>(null)
  const { state } = props
  const isBusy = state._tag === "Loading" || state.refetching
  return (
    <DetailContext value={{ ...props, classOf: classes, id, place, words }}>
      <Part
        as="section"
        own={rootProps(props)}
        aria-busy={isBusy}
        aria-labelledby={label.id}
        className={classes("item")}
        data-refetching={isBusy || undefined}
        data-state={state._tag.toLowerCase()}
        ref={place}
        tabIndex={-1}
      >
        <LabelContext value={label}>{children}</LabelContext>
      </Part>
    </DetailContext>
  )
}

/** Renders the heading of an item, which also labels its section. */
export function ItemDetailTitle({ children, level = 2, ...own }: ItemTitleProps) {
  const { classOf, id } = useDetail("ItemDetailTitle")
  const heading = useLabelRef(`${id}-heading`)
  const Heading = `h${level}` as const
  return (
    <Part as={Heading} own={own} className={classOf("title")} id={`${id}-heading`} ref={heading}>
      {children}
    </Part>
  )
}

/**
 * Renders the replacement for an item that is loading, does not exist or could not be read. For an item that was read,
 * it shows why it could not be refreshed.
 */
export function ItemDetailAbsence(own: PartProps<"div">) {
  const detail = useDetail("ItemDetailAbsence")
  const { classNames, classOf, messages, mode, onRetry, onSignIn, place, state, styled, words } = detail
  return (
    <Absence {...{ classNames, classOf, messages, mode, onRetry, onSignIn, place, state, styled, words }} own={own} />
  )
}

/** Renders the fields of an item with their values. */
export function ItemDetailValues(own: PartProps<"dl">) {
  const { classOf, fields, messages, renderValue, state, timeZone } = useDetail("ItemDetailValues")
  const words = useWords("table", itemWords, messages)
  const problems = useWords("problems", dataProblems, messages)
  const locale = useLocale()
  if (state._tag !== "Ready") return null
  const { item } = state
  const { edit } = item
  return (
    <Part as="dl" own={own} className={classOf("item-values")} data-edit={edit?._tag.toLowerCase()} data-item={item.id}>
      {fields.map((field, place) => {
        const value = Object.hasOwn(item.data, field.name) ? item.data[field.name] : undefined
        return (
          <div className={classOf("item-value")} data-name={field.name} data-type={field.type} key={field.name}>
            <dt>{field.label ?? field.name}</dt>
            <dd dir="auto">
              {renderValue?.(field, value, item) ?? (
                <Value classOf={classOf} locale={locale} long timeZone={timeZone} value={value} words={words} />
              )}
              {place === 0 && <EditMark classOf={classOf} edit={edit} messages={{ problems, table: words }} />}
            </dd>
          </div>
        )
      })}
    </Part>
  )
}

export interface ItemDetailViewProps extends Omit<ItemDetailRootViewProps, "children" | keyof RootElementProps> {
  /** The level of the heading within the page around the item. */
  readonly headingLevel?: ItemTitleProps["level"]
  /** The visible name of the item. */
  readonly title: string
}

/** Renders an item in any of its states. */
export function ItemDetailView({ headingLevel, title, ...root }: ItemDetailViewProps) {
  return (
    <ItemDetailRootView {...root}>
      <ItemDetailTitle level={headingLevel}>{title}</ItemDetailTitle>
      <ItemDetailAbsence />
      <ItemDetailValues />
    </ItemDetailRootView>
  )
}
