import * as React from "react"
import { isDraft } from "../listing/Drafts.ts"
import type { ListedItem } from "../listing/Listing.ts"
import { ItemChoice, PageChoice } from "../table/Choice.view.tsx"
import type { ColumnLook } from "../table/Column.ts"
import { DrawnValue, Still } from "../table/Drawn.view.tsx"
import { ItemMark } from "../table/ItemMark.view.tsx"
import { useRow } from "../table/RowContext.ts"
import { type AnyData, shownOf, standingOf, useTable } from "../table/TableContext.ts"
import { TableEmpty } from "../table/TableParts.view.tsx"
import { Value } from "../value/Value.view.tsx"

/** Renders the content of an item's card. */
export type DrawCard<Data extends AnyData = Readonly<Record<string, unknown>>> = (
  item: ListedItem<Data>
) => React.ReactNode

export interface CardListProps<Data extends AnyData = Readonly<Record<string, unknown>>> {
  /** Renders the content of a card. By default, a card shows the item's title and fields. */
  readonly card?: DrawCard<Data> | undefined
  /** The content shown instead of cards when there are no items. */
  readonly children?: React.ReactNode
  readonly className?: string | undefined
  /** The number of placeholder cards shown while the items load. The default is 6. */
  readonly skeletonCards?: number | undefined
}

/** Renders the items as a list of cards. */
export function CardList<Data extends AnyData = Readonly<Record<string, unknown>>>(props: CardListProps<Data>) {
  // The cast is safe: `card` receives only the items of this list, and the page that passes it knows their type.
  const { card, children, className, skeletonCards = 6 } = props as unknown as CardListProps
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
    <section
      aria-busy={busy}
      aria-labelledby={`${id}-caption`}
      className={classOf("card-list", className)}
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
              <ItemCard drawn={card !== undefined} item={item} key={item.id} {...standingOf(table, item)} />
            ))}
          </ul>
        </CardContext>
      )}
      <TableEmpty>{children}</TableEmpty>
      {busy && <span aria-hidden="true" className={classOf("progress")} />}
    </section>
  )
}

// A separate context, so that a new `card` function does not render all cards again, only the content that it returns.
const CardContext = React.createContext<DrawCard | undefined>(undefined)

interface ItemCardProps {
  readonly chosen: boolean | undefined
  /** Whether the page renders the content with a `card` function. */
  readonly drawn: boolean
  readonly item: ListedItem
  readonly name: string | undefined
}

// Memoized, so that a card renders again only when its own props change, not whenever its list does.
const ItemCard = React.memo(function ItemCard({ chosen, drawn, item, name }: ItemCardProps) {
  const { classOf } = useRow("ItemCard")
  return (
    <li
      className={classOf("item-card")}
      data-chosen={chosen || undefined}
      data-edit={item.edit?._tag.toLowerCase()}
      data-item={item.id}
    >
      {chosen !== undefined && <ItemChoice chosen={chosen} item={item} name={name ?? item.id} />}
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
  const valueOf = ({ drawn, field }: ColumnLook) => {
    const value = Object.hasOwn(item.data, field) ? item.data[field] : undefined
    return drawn ? (
      <DrawnValue field={field} item={item} value={value} />
    ) : (
      <Value classOf={classOf} timeZone={timeZone} value={value} words={messages.table} />
    )
  }
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
            <div className={classOf("card-value")} key={column.field}>
              <dt>{column.header}</dt>
              <dd>{valueOf(column)}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}
