import * as React from "react"
import { item as english } from "../../i18n/en/items.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import { type ItemClassNames, type ItemFormActions, ItemFormContext, type RenderReference } from "./ItemContext.ts"
import type { ItemFormState } from "./ItemFormState.ts"
import type { UnsavedGuard } from "../../form/useUnsaved.ts"

export interface ItemFormRootViewProps extends ItemFormActions {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: ItemClassNames | undefined
  /** Fields whose inputs hold something that is not saved. */
  readonly dirty?: ReadonlyArray<string> | undefined
  /** What keeps a person from losing what is not saved. */
  readonly guard?: UnsavedGuard | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Who a failure is shown to. */
  readonly mode?: DataErrorViewProps["mode"]
  /** Draws the input of a field that refers to items, in place of the kit's own. */
  readonly renderReference?: RenderReference | undefined
  /** Counts how often what was entered was dropped. */
  readonly round?: number | undefined
  readonly state: ItemFormState
  readonly styled?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/** What the parts of an item's form stand in. */
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
