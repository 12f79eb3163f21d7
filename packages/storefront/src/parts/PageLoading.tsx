/** Stands where a page is on its way. What comes at once does not flash. */
export function PageLoading() {
  return <output className="page-loading">One moment…</output>
}
