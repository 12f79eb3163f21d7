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
  const last = Math.max(0, pages - 1)
  return (
    <nav aria-label="Pages" className="pager">
      <button disabled={page === 0} onClick={() => onPage(Math.min(page - 1, last))} type="button">
        Previous
      </button>
      <span>
        Page {page + 1} of {last + 1}
      </span>
      <button disabled={page >= last} onClick={() => onPage(page + 1)} type="button">
        Next
      </button>
    </nav>
  )
}
