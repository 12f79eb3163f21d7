/** Renders a loading message. It appears after a delay, so that a page that loads quickly does not flash. */
export function PageLoading() {
  return <output className="page-loading">Loading…</output>
}
