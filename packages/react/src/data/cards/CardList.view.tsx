import * as React from "react"
import { isDraft } from "../listing/Drafts.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { ItemChoice, PageChoice } from "../selection/Choice.view.tsx"
import { ItemMark } from "../table/ItemMark.view.tsx"
import { useRow } from "../table/RowContext.ts"
import { shownOf, standingOf, useTable } from "../table/TableContext.ts"
import { TableEmpty } from "../table/TableParts.view.tsx"
import { Value } from "../value/Value.view.tsx"

/** Draws what stands in an item's card. */
export type DrawCard = (item: ListedItem) => React.ReactNode

export interface CardListProps {
  /** Draws what stands in a card. Its title and its fields by default. */
  readonly card?: DrawCard | undefined
  /** Stands in place of cards where there are none. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** Cards without words that stand for items while there are none. */
  readonly skeletonCards?: number | undefined
}

/** The items as a list of cards. */
export function CardList({ card, children, className, skeletonCards = 6 }: CardListProps) {
  const table = useTable("CardList")
  const { busy, caption, classOf, id, listing, messages, region, selection } = table
  const items = shownOf(table)
  return (
    <section
      aria-busy={busy}
      aria-labelledby={`${id}-caption`}
      className={classOf("card-list", className)}
      data-refetching={busy || undefined}
      ref={region}
      tabIndex={-1}
    >
      <header className={classOf("card-head")}>
        <p className={classOf("caption")} id={`${id}-caption`}>
          {caption}
        </p>
        {selection !== undefined && items.length > 0 && (
          <div className={classOf("choose-page")}>
            <PageChoice />
            <span aria-hidden="true">{messages.table.selectPage}</span>
          </div>
        )}
      </header>
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
        <ul className={classOf("cards")}>
          {items.map((item) => (
            <ItemCard card={card} item={item} key={item.id} {...standingOf(table, item)} />
          ))}
        </ul>
      )}
      <TableEmpty>{children}</TableEmpty>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </section>
  )
}

interface ItemCardProps extends Pick<CardListProps, "card"> {
  readonly chosen: boolean | undefined
  readonly item: ListedItem
  readonly name: string | undefined
}

// It is drawn again where it itself changes, and not with its list.
const ItemCard = /*#__PURE__*/ React.memo(function ItemCard({ card, chosen, item, name }: ItemCardProps) {
  const { classOf } = useRow("ItemCard")
  return (
    <li
      className={classOf("item-card")}
      data-chosen={chosen || undefined}
      data-edit={item.edit?._tag.toLowerCase()}
      data-item={item.id}
    >
      {chosen !== undefined && <ItemChoice chosen={chosen} item={item} name={name ?? item.id} />}
      {card === undefined ? <Card item={item} /> : card(item)}
      <ItemMark item={item} />
    </li>
  )
})

interface CardProps {
  readonly item: ListedItem
}

function Card({ item }: CardProps) {
  const { classOf, columns, messages, timeZone } = useRow("Card")
  const [first, ...others] = columns
  const drawn = (column: typeof first) => {
    if (column === undefined) return null
    const value = Object.hasOwn(item.data, column.field) ? item.data[column.field] : undefined
    return column.cell === undefined ? (
      <Value classOf={classOf} timeZone={timeZone} value={value} words={messages.table} />
    ) : (
      column.cell(value, item)
    )
  }
  return (
    <div className={classOf("card-text")}>
      <p className={classOf("card-title")}>
        {drawn(first)}
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
            <div className={classOf("card-value")} key={column.field}>
              <dt>{column.header}</dt>
              <dd>{drawn(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
