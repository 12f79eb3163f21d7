/** The types of items in views without a client, and of render functions in parts. Checked by `tsc`, never run. */
import type * as Query from "@portico/client/data/Query"
import {
  InfiniteListParts,
  SearchBoxParts,
  InfiniteListView,
  type InfiniteListViewProps,
  type InfiniteState,
  CollectionGridParts,
  type ListedItem,
  type Listing,
  SearchBoxView,
  type SearchBoxViewProps,
  type SearchState
} from "@portico/react/data"
import { AggregateChartView } from "@portico/react/charts"
import type { Books } from "./books.ts"

type Book = ListedItem<Query.Row<Query.Query<typeof Books, never>>>

declare const search: Omit<SearchBoxViewProps, "children" | "state">
declare const found: SearchState<Book>
declare const feed: Omit<InfiniteListViewProps, "children" | "nameOf" | "state">
declare const read: InfiniteState<Book>

export const views = (
  <>
    <SearchBoxView {...search} state={found}>
      {({ data }) => data.title.toUpperCase()}
    </SearchBoxView>
    <InfiniteListView {...feed} nameOf={({ data }) => data.title} state={read}>
      {({ data }) => data.year.toFixed(0)}
    </InfiniteListView>
  </>
)

export const wrong = (
  <>
    <SearchBoxView {...search} state={found}>
      {/* @ts-expect-error -- a book has no such field */}
      {({ data }) => data.titel}
    </SearchBoxView>
    {/* @ts-expect-error -- a book has no such field */}
    <InfiniteListView {...feed} nameOf={({ data }) => data.titel} state={read}>
      {({ data }) => data.year.toFixed(0)}
    </InfiniteListView>
  </>
)

/** The collection of a part's Root is not part of its type: the render function declares it, without a cast. */
export const parts = (
  <>
    <SearchBoxParts.Results>{({ data }: Book) => data.title.toUpperCase()}</SearchBoxParts.Results>
    <InfiniteListParts.Items nameOf={({ data }: Book) => data.title}>
      {({ data }: Book) => data.year.toFixed(0)}
    </InfiniteListParts.Items>
    <CollectionGridParts.List card={({ data }: Book) => data.title.toUpperCase()} />
    <SearchBoxParts.Results>{({ data }) => String(data["title"])}</SearchBoxParts.Results>
    <InfiniteListParts.Items nameOf={({ data }) => String(data["title"])}>{({ id }) => id}</InfiniteListParts.Items>
  </>
)

interface PerLanguage {
  readonly _id: "en" | "fr" | undefined
  readonly count: number
}

declare const results: Listing<PerLanguage>
declare const untyped: Listing<Readonly<Record<string, unknown>>>

export const charts = (
  <>
    <AggregateChartView
      caption="Books"
      category={{ field: "_id", header: "Language", label: (language) => language?.toUpperCase() ?? "" }}
      listing={results}
      values={[{ field: "count", header: "Books" }]}
    />
    <AggregateChartView
      caption="Books"
      category={{ field: "at.all", header: "Language" }}
      listing={untyped}
      values={[{ field: "whatever", header: "Books" }]}
    />
    <AggregateChartView
      caption="Books"
      // @ts-expect-error a group that the results do not have
      category={{ field: "author", header: "Author" }}
      listing={results}
      values={[{ field: "count", header: "Books" }]}
    />
    <AggregateChartView
      caption="Books"
      category={{ field: "_id", header: "Language" }}
      listing={results}
      // @ts-expect-error a value that the results do not have
      values={[{ field: "price", header: "Worth" }]}
    />
  </>
)
