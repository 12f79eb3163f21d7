/**
 * The provider's cookies: the browser session, the form proof, the state token of a sign-in step, the remembered device
 * and the current redirect session.
 *
 * @since 0.1.0
 */
import { lifetimes } from "../../engine/identity/Ticket.ts"

/** Reads the browser session cookie. */
export const session = (request: Request): string | undefined => read(request, sessionName(request))

/** Returns the `Set-Cookie` value that sets the browser session. */
export const setSession = (request: Request, value: string): string =>
  write(request, sessionName(request), value, Math.floor(lifetimes.Browser / 1000))

/** Returns the `Set-Cookie` value that clears the browser session. */
export const clearSession = (request: Request): string => write(request, sessionName(request), "", 0)

/** Reads the form proof cookie. */
export const form = (request: Request): string | undefined => secretOf(request, "portico_form")

/** Returns the `Set-Cookie` value of the form proof. Browsers never send this cookie with cross-site requests. */
export const setForm = (request: Request, value: string): string =>
  `portico_form=${value}; Path=/portico/; HttpOnly; SameSite=Strict${isSecure(request) ? "; Secure" : ""}`

/** Reads the state token of the current sign-in step. */
export const step = (request: Request): string | undefined => secretOf(request, "portico_step")

/** Returns the `Set-Cookie` value of a step's state token, which applies only to pages below a path. */
export const setStep = (request: Request, path: string, value: string): string =>
  `portico_step=${value}; Path=${path}; Max-Age=${Math.floor(lifetimes.SignInPage / 1000)}; HttpOnly; SameSite=Strict${
    isSecure(request) ? "; Secure" : ""
  }`

/** Reads the device token that the browser stored when the member chose to remember it. */
export const device = (request: Request): string | undefined => secretOf(request, "portico_device")

/** Returns the `Set-Cookie` value of a device token, by which the provider remembers the browser. */
export const setDevice = (request: Request, value: string): string =>
  `portico_device=${value}; Path=/portico/; Max-Age=${Math.floor(lifetimes.Device / 1000)}; HttpOnly; SameSite=Lax${
    isSecure(request) ? "; Secure" : ""
  }`

/** Reads the id of the redirect session in which the browser started a sign-in. */
export const flow = (request: Request): string | undefined => secretOf(request, "portico_flow")

/**
 * Returns the `Set-Cookie` value of a redirect session's id. Browsers also send it when the user opens a link from an
 * email.
 */
export const setFlow = (request: Request, id: string): string =>
  `portico_flow=${id}; Path=/portico/; Max-Age=${Math.floor(lifetimes.SignInPage / 1000)}; HttpOnly; SameSite=Lax${
    isSecure(request) ? "; Secure" : ""
  }`

/** Reads the site that the browser came from: the origin, and the id of its client. */
export const site = (request: Request): Site | undefined => {
  const value = read(request, "portico_site")
  if (value === undefined || !isEncoded(value)) return undefined
  const [origin = "", ...clientId] = decodeURIComponent(value).split(" ")
  return { clientId: clientId.join(" "), origin }
}

/** Returns the `Set-Cookie` value of the site that the browser came from. It lasts until the browser is closed. */
export const setSite = (request: Request, { clientId, origin }: Site): string =>
  `portico_site=${encodeURIComponent(`${origin} ${clientId}`)}; Path=/portico/; HttpOnly; SameSite=Lax${
    isSecure(request) ? "; Secure" : ""
  }`

/** A site, and the client that its pages use. */
export interface Site {
  readonly clientId: string
  readonly origin: string
}

const isEncoded = (value: string): boolean => !/%(?![0-9a-f]{2})/i.test(value)

const sessionName = (request: Request): string => (isSecure(request) ? "__Host-portico" : "portico")

const isSecure = (request: Request): boolean => new URL(request.url).protocol === "https:"

// A hidden frame on another site receives only cookies with `SameSite=None`, which must be `Secure`.
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
