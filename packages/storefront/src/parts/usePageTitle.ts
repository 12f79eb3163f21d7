import * as React from "react"

/** Sets the document title. */
export const usePageTitle = (title: string): void => {
  React.useEffect(() => {
    document.title = title === "" ? "The Colonnade" : `${title} · The Colonnade`
  }, [title])
}
