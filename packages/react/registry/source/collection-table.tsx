"use client"

import { buttonVariants } from "@/components/ui/button"
import { CollectionTable as KitCollectionTable, type CollectionTableProps } from "@portico/react"
import type * as Query from "@portico/client/data/Query"
import "@portico/react/styles/base.css"
import "@portico/react/styles/data.css"

// The buttons have the classes of the application's own button. Remove an entry to get the kit's style back.
const classNames = {
  button: buttonVariants({ variant: "outline", size: "sm" }),
  caption: "text-lg font-semibold",
  head: "text-muted-foreground text-sm font-medium",
  more: buttonVariants({ variant: "outline", size: "sm" }),
  scroll: "rounded-md border"
} as const

/** Renders a table of a query with the buttons of this application. */
export function CollectionTable<const Q extends Query.Any>(props: CollectionTableProps<Q>) {
  return <KitCollectionTable {...props} classNames={{ ...classNames, ...props.classNames }} />
}
