/** The scenario from `?scenario=` in the address. It is `null` in production. */
export const scenario: string | null = import.meta.env.DEV ? new URLSearchParams(location.search).get("scenario") : null
