export interface PagerProps {
  readonly onPage: (page: number) => void
  /** Counted from zero. */
  readonly page: number
  readonly perPage: number
  readonly total: number
}

/** Leafs through pages. Shows nothing where there is one. */
export function Pager({ onPage, page, perPage, total }: PagerProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1 && page === 0) return null
  return (
    <nav aria-label="Pages" className="pager">
      <button disabled={page === 0} onClick={() => onPage(page - 1)} type="button">
        Previous
      </button>
      <span>
        Page {page + 1} of {Math.max(1, pages)}
      </span>
      <button disabled={page + 1 >= pages} onClick={() => onPage(page + 1)} type="button">
        Next
      </button>
    </nav>
  )
}
