"use client"

import { OwnElements } from "@/components/portico/elements"
import { CollectionTable as KitCollectionTable, type CollectionTableProps } from "@portico/react"
import type { TableClassNames } from "@portico/react/data"
import type * as Query from "@portico/client/data/Query"
import "@portico/react/styles/base.css"
import "@portico/react/styles/data.css"

const classNames = {
  caption: "text-lg font-semibold",
  head: "text-muted-foreground text-sm font-medium",
  scroll: "rounded-md border"
} satisfies TableClassNames

/** Renders a table of a query with the buttons and inputs of this application. */
export function CollectionTable<const Q extends Query.Any>(props: CollectionTableProps<Q>) {
  return (
    <OwnElements>
      <KitCollectionTable {...props} classNames={{ ...classNames, ...props.classNames }} />
    </OwnElements>
  )
}
