/** The scenario that the page was opened with, by `?scenario=` in its address. In development only. */
export const scenario: string | null = import.meta.env.DEV ? new URLSearchParams(location.search).get("scenario") : null
