import { TableAlert } from "./TableAlert.view.tsx"
import { useTable } from "./TableContext.ts"

export interface TableProblemProps {
  readonly className?: string | undefined
}

/** Renders the reason why the items of a table could not be read or refreshed. */
export function TableProblem({ className }: TableProblemProps) {
  const { listing, region, ...table } = useTable("TableProblem")
  if (listing._tag === "Loading" || listing.problem === undefined) return null
  return (
    <TableAlert
      {...table}
      className={className}
      onRetry={table.onRetry}
      problem={listing.problem}
      since={listing._tag === "Ready" ? listing.at : undefined}
      table={region}
    />
  )
}
