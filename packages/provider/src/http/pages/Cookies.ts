/**
 * The provider's cookies: the browser's own session, and the proof that a form was shown by us.
 *
 * @since 0.1.0
 */
import { lifetimes } from "../../engine/Ticket.ts"

/** Reads the cookie of the browser's session. */
export const session = (request: Request): string | undefined => read(request, sessionName(request))

/** Sets the cookie of the browser's session. */
export const setSession = (request: Request, value: string): string =>
  write(request, sessionName(request), value, Math.floor(lifetimes.Browser / 1000))

/** Clears the cookie of the browser's session. */
export const clearSession = (request: Request): string => write(request, sessionName(request), "", 0)

/** Reads the cookie of a form. */
export const form = (request: Request): string | undefined => {
  const value = read(request, formName)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

/** Sets the cookie of a form. It is never sent from other sites. */
export const setForm = (request: Request, value: string): string =>
  `${formName}=${value}; Path=/portico/; HttpOnly; SameSite=Strict${isSecure(request) ? "; Secure" : ""}`

const formName = "portico_form"

const sessionName = (request: Request): string => (isSecure(request) ? "__Host-portico" : "portico")

const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:"

// A hidden frame on another site sees only a cookie without SameSite, and that one must be Secure.
const write = (request: Request, name: string, value: string, maximumAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maximumAge}; HttpOnly; ${
    isSecure(request) ? "SameSite=None; Secure" : "SameSite=Lax"
  }`

const read = (request: Request, name: string): string | undefined => {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2)
    if (key === name && value !== undefined && value !== "") return value
  }
  return undefined
}
