"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import { isDraft, type ListedItem } from "../listing/Listing.ts"
import {
  ItemChoice,
  PageChoice,
  SelectionBar,
  type SelectionBarDetail,
  ToActions
} from "../table/SelectionBar.view.tsx"
import { type ColumnAppearance, noDraws, valueIn } from "../table/Column.ts"
import { DrawnValue, Still, ItemMark } from "../table/TableRow.view.tsx"
import { type GridClassNames, useRow } from "../table/RowContext.ts"
import { shownOf, rowStateOf, type AnyData, type RowState, useTable } from "../table/TableContext.ts"
import { TableEmpty, TableFooter, TableStatus, TableToolbar } from "../table/TableParts.view.tsx"
import { TableProblem } from "../table/TableAlert.view.tsx"
import { TableRootView, type TableRootViewProps } from "../table/CollectionTable.view.tsx"
import { Value } from "../value/Value.view.tsx"
import * as React from "react"

/** Renders the content of an item's card. */
export type DrawCard<Data extends AnyData = Readonly<Record<string, unknown>>> = (
  item: ListedItem<Data>
) => React.ReactNode

export interface CardListProps<Data extends AnyData = Readonly<Record<string, unknown>>> extends RootElementProps {
  /** Renders the content of a card. By default, a card shows the item's title and fields. */
  readonly card?: DrawCard<Data> | undefined
  /** The content shown instead of cards when there are no items. */
  readonly children?: React.ReactNode
  /** The number of placeholder cards shown while the items load. Default: `6`. */
  readonly skeletonCards?: number | undefined
}

/** Renders the items as a list of cards. */
export function CardList<Data extends AnyData = Readonly<Record<string, unknown>>>(props: CardListProps<Data>) {
  // The cast is safe: `card` receives only the items of this list, and the page that passes it knows their type.
  const { card, children, skeletonCards = 6 } = props as unknown as CardListProps
  const table = useTable("CardList")
  const { busy, caption, captionHidden = false, classOf, id, listing, messages, region, selection } = table
  const items = shownOf(table)
  const name = (
    <p className={classOf("caption")} hidden={captionHidden} id={`${id}-caption`}>
      {caption}
    </p>
  )
  const choices = selection !== undefined && items.length > 0
  return (
    <Part
      as="section"
      own={rootProps(props)}
      aria-busy={busy}
      aria-labelledby={`${id}-caption`}
      className={classOf("card-list")}
      data-refetching={busy || undefined}
      ref={region}
      tabIndex={-1}
    >
      {captionHidden && !choices ? (
        name
      ) : (
        <header className={classOf("card-head")}>
          {name}
          {choices && (
            <div className={classOf("choose-page")}>
              <PageChoice />
              <span aria-hidden="true">{messages.table.selectPage}</span>
            </div>
          )}
        </header>
      )}
      {listing._tag === "Loading" && (
        <div aria-hidden="true" className={classOf("cards")}>
          {Array.from({ length: skeletonCards }, (_, index) => (
            <div className={classOf("item-card")} key={index}>
              <span className={classOf("skeleton")} />
              <span className={classOf("skeleton")} />
              <span className={classOf("skeleton")} />
            </div>
          ))}
        </div>
      )}
      {items.length > 0 && (
        <CardContext value={card}>
          <ul className={classOf("cards")}>
            {items.map((item) => (
              <ItemCard drawn={card !== undefined} item={item} key={item.id} {...rowStateOf(table, item)} />
            ))}
          </ul>
        </CardContext>
      )}
      <TableEmpty>{children}</TableEmpty>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </Part>
  )
}

// A separate context, so that a new `card` function does not render all cards again, only the content that it returns.
const CardContext = React.createContext<DrawCard | undefined>(undefined)

interface ItemCardProps extends RowState {
  /** Whether the page renders the content with a `card` function. */
  readonly drawn: boolean
  readonly item: ListedItem
}

// Memoized, so that a card renders again only when its own props change, not whenever its list does.
const ItemCard = React.memo(function ItemCard({ drawn, item, name, selected }: ItemCardProps) {
  const { classOf } = useRow("ItemCard")
  return (
    <li
      className={classOf("item-card")}
      data-selected={selected || undefined}
      data-edit={item.edit?._tag.toLowerCase()}
      data-item={item.id}
    >
      {selected !== undefined && <ItemChoice item={item} name={name ?? item.id} selected={selected} />}
      {selected !== undefined && <ToActions id={item.id} />}
      {drawn ? <DrawnCard item={item} /> : <Card item={item} />}
      <ItemMark item={item} />
    </li>
  )
})

interface CardProps {
  readonly item: ListedItem
}

function DrawnCard({ item }: CardProps) {
  return <Still node={React.use(CardContext)?.(item)} />
}

function Card({ item }: CardProps) {
  const { classOf, columns, messages, timeZone } = useRow("Card")
  const [first, ...others] = columns
  const valueOf = (column: ColumnAppearance) =>
    column.drawn ? (
      <DrawnValue column={column} item={item} />
    ) : (
      <Value classOf={classOf} timeZone={timeZone} value={valueIn(column, item, noDraws)} words={messages.table} />
    )
  return (
    <div className={classOf("card-text")}>
      <p className={classOf("card-title")}>
        {first !== undefined && valueOf(first)}
        {isDraft(item.data) && (
          <>
            {" "}
            <span className={classOf("draft")}>{messages.table.draft}</span>
          </>
        )}
      </p>
      {others.length > 0 && (
        <dl className={classOf("card-values")}>
          {others.map((column) => (
            <div className={classOf("card-value")} key={column.id}>
              <dt>{column.header}</dt>
              <dd>{valueOf(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

export interface CollectionGridViewProps<Data extends AnyData = Readonly<Record<string, unknown>>>
  extends
    Omit<TableRootViewProps<Data>, "children" | "classNames" | "columnLayout" | "onSort" | "rowActions" | "sorting">,
    Pick<ComponentProps<GridClassNames>, "classNames">,
    Pick<CardListProps, "skeletonCards"> {
  /** The actions for the selected items, shown in the bar that displays how many are selected. */
  readonly actions?: React.ReactNode
  /** Renders the content of an item's card. By default, a card shows the item's title and fields. */
  readonly card?: ((item: ListedItem<Data>) => React.ReactNode) | undefined
  /** The content shown instead of cards when there are no items. */
  readonly empty?: React.ReactNode
  /**
   * The content below the cards. It replaces the number of items, for example with a pager that shows the number
   * itself.
   */
  readonly footer?: React.ReactNode
  /**
   * The content of the selection bar. `full` shows the number of selected items and offers to select all matching
   * items. `matching` shows only that offer. `none` hides the bar, for pages on which another component, such as
   * `BulkActions`, shows the number. Default: `full`.
   */
  readonly selectionBar?: SelectionBarDetail | "none" | undefined
  /** The content above the cards, for example a search box, a filter or a sort menu. */
  readonly toolbar?: React.ReactNode
}

/** Renders the cards of items in any of their states. */
export function CollectionGridView<Data extends AnyData>(props: CollectionGridViewProps<Data>) {
  const { actions, card, empty, footer, selectionBar, skeletonCards, toolbar, ...root } = props
  return (
    <TableRootView {...root}>
      {toolbar != null && <TableToolbar>{toolbar}</TableToolbar>}
      <TableProblem />
      {/* The cast is safe: `card` is called only with items of this listing. */}
      <CardList card={card as DrawCard | undefined} skeletonCards={skeletonCards}>
        {empty}
      </CardList>
      {selectionBar !== "none" && <SelectionBar detail={selectionBar}>{actions}</SelectionBar>}
      <TableFooter>{footer}</TableFooter>
      <TableStatus />
    </TableRootView>
  )
}
