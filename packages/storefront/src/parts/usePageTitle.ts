import * as React from "react"

/** Names the page in the browser's tab. */
export const usePageTitle = (title: string): void => {
  React.useEffect(() => {
    document.title = title === "" ? "The Colonnade" : `${title} · The Colonnade`
  }, [title])
}
