import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { BulkActions, CollectionTable, Pager, useCollection, useProblemText, useSelection } from "@portico/react"
import type { Columns, ListedItem, RowAction } from "@portico/react/data"
import * as React from "react"
import { Link } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { WithIdentity } from "../account/WithIdentity.tsx"
import { type Review, Reviews } from "../Catalog.ts"
import { BookName } from "../parts/BookName.tsx"
import { Confirm } from "../parts/Confirm.tsx"
import { Day } from "../parts/Day.tsx"
import { Drawer } from "../parts/Drawer.tsx"
import { Stars } from "../parts/Stars.tsx"
import { usePanel } from "../parts/usePanel.ts"
import { useRemoval } from "../parts/useRemoval.ts"
import { usePages } from "../parts/usePages.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { type Shop, useShop } from "../words/useShop.ts"
import { ReviewEditor } from "../reviews/ReviewEditor.tsx"
import { Message } from "../parts/Message.tsx"

/** Renders the member's own reviews, with links to edit them and an action that removes several. */
export function MyReviewsPage() {
  const { words } = useShop()
  usePageTitle(words.reviews.mine)
  return (
    <div className="desk">
      <MembersPage>
        <Head />
        <Own />
      </MembersPage>
    </div>
  )
}

function Head() {
  const { words } = useShop()
  return (
    <div className="desk-head">
      <h1>{words.reviews.mine}</h1>
      <p>{words.reviews.mineLead}</p>
    </div>
  )
}

function Own() {
  return <WithIdentity>{({ id }) => <OwnReviews key={id} owner={id} />}</WithIdentity>
}

interface EditLinkProps {
  readonly children: string
  readonly id: string
}

function EditLink({ children, id }: EditLinkProps) {
  const { hrefOf } = usePanel("edit")
  return (
    <Link className="row-name" dir="auto" href={hrefOf(id)}>
      {children}
    </Link>
  )
}

const removal = [{ operation: "remove" }] as const

interface OwnReviewsProps {
  readonly owner: string
}

function OwnReviews({ owner }: OwnReviewsProps) {
  const { words } = useShop()
  const columns = React.useMemo(() => columnsOf({ words }), [words])
  const query = React.useMemo(
    () =>
      Query.from(Reviews).pipe(
        Query.filter(Filter.eq("_ownerId", owner)),
        Query.descending("writtenAt"),
        Query.limit(20),
        Query.returnTotalCount()
      ),
    [owner]
  )
  const { hrefOf: pageAt, pager, sort } = usePages(query)
  const { listing } = useCollection(pager.query)
  const selection = useSelection(query)
  const { close, closeHref, hrefOf, open } = usePanel("edit")
  const textOf = useProblemText()
  const { problem, remove } = useRemoval()
  const [asked, ask] = React.useState<ListedItem<Review>>()
  const actionsOf = (review: ListedItem<Review>): ReadonlyArray<RowAction> => [
    { label: words.common.edit, href: hrefOf(review.id) },
    { label: words.common.delete, onSelect: () => ask(review), variant: "danger" }
  ]
  const isAlone = !pager.paging.hasPrevious && listing._tag === "Ready" && listing.marks?.hasNext !== true
  return (
    <>
      {problem !== undefined && <Message problem={problem}>{textOf(problem)}</Message>}
      <CollectionTable
        actions={
          <BulkActions
            actions={removal}
            collection={Reviews}
            messages={words.lists.reviews}
            name={words.reviews.title}
            onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
            selection={selection.selection}
          />
        }
        caption={words.reviews.mine}
        columns={columns}
        empty={
          <p>
            {words.reviews.mineEmpty} <Link href="/">{words.common.browse}</Link>
          </p>
        }
        footer={
          isAlone ? null : (
            <Pager
              hrefOf={pageAt}
              label={words.reviews.pages}
              listing={listing}
              messages={words.lists.reviews}
              pager={pager}
            />
          )
        }
        messages={words.lists.reviews}
        query={pager.query}
        rowActions={actionsOf}
        selection={selection}
        selectionBar="matching"
        sort={sort}
        toolbar={
          listing._tag === "Ready" && listing.items.length > 0 ? (
            <p className="bulk-hint">{words.reviews.select}</p>
          ) : undefined
        }
      />
      {asked !== undefined && (
        <Confirm
          action={words.common.delete}
          onCancel={() => ask(undefined)}
          onConfirm={() => {
            remove({ _tag: "Review", item: asked })
            ask(undefined)
          }}
          text={words.reviews.deleteText}
          title={words.reviews.deleteTitle(asked.data.title)}
        />
      )}
      {open !== undefined && (
        <Drawer closeHref={closeHref} key={open} label={words.reviews.edit}>
          <ReviewEditor id={open} onDone={close} />
        </Drawer>
      )}
    </>
  )
}

const columnsOf = ({ words }: Pick<Shop, "words">): Columns<Review> => [
  {
    field: "title",
    header: words.reviews.heading,
    sortable: true,
    cell: (title, { id }) => <EditLink id={id}>{title}</EditLink>
  },
  { field: "bookId", header: words.reviews.book, cell: (id) => <BookName id={id} /> },
  {
    field: "rating",
    header: words.reviews.stars,
    sortable: true,
    align: "start",
    cell: (rating) => <Stars rating={rating} />
  },
  { field: "writtenAt", header: words.reviews.date, sortable: true, cell: (date) => <Day date={date} /> }
]
