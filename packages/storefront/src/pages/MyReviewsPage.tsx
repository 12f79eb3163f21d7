import * as Filter from "@portico/client/data/Filter"
import * as Query from "@portico/client/data/Query"
import { BulkActions, CollectionTable, Pager, useCollection, useSelection } from "@portico/react"
import type { Columns } from "@portico/react/data"
import * as React from "react"
import { Link } from "wouter"
import { MembersPage } from "../account/MembersPage.tsx"
import { useMemberId } from "../account/useMemberId.ts"
import { type Review, Reviews } from "../Catalog.ts"
import { BookName } from "../parts/BookName.tsx"
import { Drawer } from "../parts/Drawer.tsx"
import { PageLoading } from "../parts/PageLoading.tsx"
import { Stars } from "../parts/Stars.tsx"
import { usePanel } from "../parts/usePanel.ts"
import { usePages } from "../parts/usePages.ts"
import { usePageTitle } from "../parts/usePageTitle.ts"
import { reviewWords } from "../parts/words.ts"
import { ReviewEditor } from "../reviews/ReviewEditor.tsx"

/** Renders the member's own reviews, with links to edit them and an action that removes several. */
export function MyReviewsPage() {
  usePageTitle("Your reviews")
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
  return (
    <div className="desk-head">
      <h1>Your reviews</h1>
      <p>Everyone can read your reviews. You can edit or remove them at any time.</p>
    </div>
  )
}

function Own() {
  const owner = useMemberId()
  return owner === undefined ? <PageLoading /> : <OwnReviews owner={owner} />
}

const day = new Intl.DateTimeFormat("en", { dateStyle: "medium" })

const columns: Columns<Review> = [
  { field: "title", header: "Title", sortable: true },
  { field: "bookId", header: "Book", cell: (id) => <BookName id={id} /> },
  { field: "rating", header: "Rating", sortable: true, align: "start", cell: (rating) => <Stars rating={rating} /> },
  { field: "writtenAt", header: "Date", sortable: true, cell: (date) => day.format(date) },
  { field: "_id", header: "Actions", cell: (id, { data }) => <EditLink id={id} title={data.title} /> }
]

interface EditLinkProps {
  readonly id: string
  readonly title: string
}

function EditLink({ id, title }: EditLinkProps) {
  const { hrefOf } = usePanel("edit")
  return (
    <Link aria-label={`Edit “${title}”`} href={hrefOf(id)}>
      Edit
    </Link>
  )
}

const removal = [{ operation: "remove" }] as const

interface OwnReviewsProps {
  readonly owner: string
}

function OwnReviews({ owner }: OwnReviewsProps) {
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
  const { pager, sort } = usePages(query)
  const { listing } = useCollection(pager.query)
  const selection = useSelection(query)
  const { close, closeHref, open } = usePanel("edit")
  const isAlone = !pager.paging.hasPrevious && listing._tag === "Ready" && listing.marks?.hasNext !== true
  return (
    <>
      <div className="bulk-room">
        {selection.count === 0 && listing._tag === "Ready" && listing.items.length > 0 && (
          <p className="bulk-hint">Select reviews to remove several at once.</p>
        )}
        <BulkActions
          actions={removal}
          collection={Reviews}
          messages={reviewWords}
          name="reviews"
          onSelectionChange={(next) => selection.select(next._tag === "Ids" ? next.ids : [])}
          selection={selection.selection}
        />
      </div>
      <CollectionTable
        caption="Your reviews"
        columns={columns}
        empty={
          <p>
            You haven't reviewed any books yet. <Link href="/">Browse books</Link>
          </p>
        }
        footer={
          isAlone ? null : (
            <Pager label="Pages of your reviews" listing={listing} messages={reviewWords} pager={pager} />
          )
        }
        messages={reviewWords}
        query={pager.query}
        selection={selection}
        selectionBar="matching"
        sort={sort}
      />
      {open !== undefined && (
        <Drawer closeHref={closeHref} key={open} label="Edit your review">
          <ReviewEditor id={open} onDone={close} />
        </Drawer>
      )}
    </>
  )
}
