import * as React from "react"

const query = "(min-width: 64rem)"

/** Returns whether the page is wide enough for a column next to the main content. */
export const useIsWide = (): boolean =>
  React.useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query)
      media.addEventListener("change", notify)
      return () => media.removeEventListener("change", notify)
    },
    () => matchMedia(query).matches,
    () => false
  )
