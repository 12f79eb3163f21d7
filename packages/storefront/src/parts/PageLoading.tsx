import { useShop } from "../words/useShop.ts"

/** Renders a loading message. It appears after a delay, so that a page that loads quickly does not flash. */
export function PageLoading() {
  const { words } = useShop()
  return <output className="page-loading">{words.common.loading}</output>
}
