/**
 * The provider's cookies: the browser's own session, the proof that a form was shown by us, and how far a sign-in has
 * come.
 *
 * @since 0.1.0
 */
import { lifetimes } from "../../engine/identity/Ticket.ts"

/** Reads the cookie of the browser's session. */
export const session = (request: Request): string | undefined => read(request, sessionName(request))

/** Sets the cookie of the browser's session. */
export const setSession = (request: Request, value: string): string =>
  write(request, sessionName(request), value, Math.floor(lifetimes.Browser / 1000))

/** Clears the cookie of the browser's session. */
export const clearSession = (request: Request): string => write(request, sessionName(request), "", 0)

/** Reads the cookie of a form. */
export const form = (request: Request): string | undefined => secretOf(request, "portico_form")

/** Sets the cookie of a form. It is never sent from other sites. */
export const setForm = (request: Request, value: string): string =>
  `portico_form=${value}; Path=/portico/; HttpOnly; SameSite=Strict${isSecure(request) ? "; Secure" : ""}`

/** Reads the state token of the step that a sign-in has come to. */
export const step = (request: Request): string | undefined => secretOf(request, "portico_step")

/** Sets the state token of a step, for the pages below a path only. */
export const setStep = (request: Request, path: string, value: string): string =>
  `portico_step=${value}; Path=${path}; Max-Age=${Math.floor(lifetimes.SignInPage / 1000)}; HttpOnly; SameSite=Strict${
    isSecure(request) ? "; Secure" : ""
  }`

/** Reads what the browser kept of a sign-in on which it was remembered. */
export const device = (request: Request): string | undefined => secretOf(request, "portico_device")

/** Sets what the browser keeps so that it is remembered. */
export const setDevice = (request: Request, value: string): string =>
  `portico_device=${value}; Path=/portico/; Max-Age=${Math.floor(lifetimes.Device / 1000)}; HttpOnly; SameSite=Lax${
    isSecure(request) ? "; Secure" : ""
  }`

/** Reads the id of the redirect session whose sign-in the browser has begun. */
export const flow = (request: Request): string | undefined => secretOf(request, "portico_flow")

/** Sets the id of a redirect session. It comes along when a link of a mail is opened. */
export const setFlow = (request: Request, id: string): string =>
  `portico_flow=${id}; Path=/portico/; Max-Age=${Math.floor(lifetimes.SignInPage / 1000)}; HttpOnly; SameSite=Lax${
    isSecure(request) ? "; Secure" : ""
  }`

const sessionName = (request: Request): string => (isSecure(request) ? "__Host-portico" : "portico")

const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:"

// A hidden frame on another site sees only a cookie without SameSite, and that one must be Secure.
const write = (request: Request, name: string, value: string, maximumAge: number): string =>
  `${name}=${value}; Path=/; Max-Age=${maximumAge}; HttpOnly; ${
    isSecure(request) ? "SameSite=None; Secure" : "SameSite=Lax"
  }`

const secretOf = (request: Request, name: string): string | undefined => {
  const value = read(request, name)
  return value !== undefined && /^[\w-]{43}$/.test(value) ? value : undefined
}

const read = (request: Request, name: string): string | undefined => {
  for (const pair of (request.headers.get("cookie") ?? "").split(";")) {
    const [key, value] = pair.trim().split("=", 2)
    if (key === name && value !== undefined && value !== "") return value
  }
  return undefined
}
