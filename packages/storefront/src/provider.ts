/** Where the provider is. */
export const provider: string = import.meta.env["VITE_PORTICO_HOST"] ?? "http://localhost:4000"

/** Where members set up further ways to prove who they are: a page of the provider. */
export const securityPage = `${provider}/portico/security`
