/** The base URL of the provider. */
export const provider: string = import.meta.env["VITE_PORTICO_HOST"] ?? "http://localhost:4000"

/** The provider's page where members set up two-step verification. */
export const securityPage = `${provider}/portico/security`
