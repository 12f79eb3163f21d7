/** The types of chart columns. Checked by `tsc`, never run. */
import * as Accumulator from "@portico/client/data/Accumulator"
import * as Aggregate from "@portico/client/data/Aggregate"
import * as Expression from "@portico/client/data/Expression"
import * as Pipeline from "@portico/client/data/Pipeline"
import { AggregateChart, AggregateChartParts } from "@portico/react/charts"
import { Books } from "./books.ts"

const perLanguage = Aggregate.from(Books).pipe(Aggregate.group("language"), Aggregate.count(), Aggregate.max("year"))

export const chart = (
  <AggregateChart
    caption="Books"
    category={{ field: "_id", header: "Language", label: (language) => language?.toUpperCase() ?? "" }}
    source={perLanguage}
    values={[
      { field: "count", header: "Books" },
      { field: "yearMax", header: "Newest" }
    ]}
  />
)

export const uncomputed = (
  <AggregateChart
    caption="Books"
    category={{ field: "_id", header: "Language" }}
    source={perLanguage}
    // @ts-expect-error a value that is not computed
    values={[{ field: "priceSum", header: "Worth" }]}
  />
)

export const ungrouped = (
  <AggregateChart
    caption="Books"
    // @ts-expect-error a group that the results do not have
    category={{ field: "author", header: "Author" }}
    source={perLanguage}
    values={[{ field: "count", header: "Books" }]}
  />
)

export const misnamed = (
  <AggregateChart
    caption="Books"
    // @ts-expect-error a label function receives the value of the group
    category={{ field: "_id", header: "Language", label: (language: number) => language.toFixed() }}
    source={perLanguage}
    values={[{ field: "count", header: "Books" }]}
  />
)

const perTag = Pipeline.from(Books).pipe(
  Pipeline.unwind("tags"),
  Pipeline.group(
    { tag: Expression.field("tags") },
    { books: Accumulator.count(), newest: Accumulator.max(Expression.field("year")) }
  )
)

export const pipeline = (
  <AggregateChart
    caption="Books"
    category={{ field: "_id", header: "Tag", label: ({ tag }) => tag ?? "" }}
    source={perTag}
    values={[{ field: "books", header: "Books" }]}
  />
)

export const unpiped = (
  <AggregateChart
    caption="Books"
    category={{ field: "_id", header: "Tag" }}
    source={perTag}
    // @ts-expect-error a value that no stage computes
    values={[{ field: "copies", header: "Copies" }]}
  />
)

export const unstaged = (
  <AggregateChart
    caption="Books"
    // @ts-expect-error a group has no other fields of the items
    category={{ field: "title", header: "Title" }}
    source={perTag}
    values={[{ field: "books", header: "Books" }]}
  />
)

const titles = Pipeline.from(Books).pipe(Pipeline.limit(5))

export const text = (
  <AggregateChart
    caption="Books"
    category={{ field: "title", header: "Title" }}
    source={titles}
    // @ts-expect-error a chart needs numbers
    values={[{ field: "title", header: "Title" }]}
  />
)

export const parts = (
  <AggregateChartParts.Root
    caption="Books"
    category={{ field: "_id", header: "Tag" }}
    source={perTag}
    // @ts-expect-error the parts accept only columns of the source too
    values={[{ field: "copies", header: "Copies" }]}
  >
    <AggregateChartParts.Picture />
  </AggregateChartParts.Root>
)
