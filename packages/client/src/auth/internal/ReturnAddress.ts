/**
 * Addresses that a flow may lead back to, so that a login or a logout cannot be made to end on a stranger's page.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type { SettingsShape } from "../../transport/Settings.ts"

/** A flow may not lead back to this address. */
export class ReturnAddressRefused extends Data.TaggedError("ReturnAddressRefused")<{
  readonly address: string
}> {
  override get message(): string {
    return `A flow may not lead back to ${JSON.stringify(this.address)}: give an address of this site or list it in returnAddresses.`
  }
}

/**
 * Checks an address: http or https, without control characters or a path's backslashes, of the page's own origin or of the
 * settings' list. Where there is neither a page nor a list, any such address passes. A relative one is the page's own.
 */
export const check = (
  address: string,
  { returnAddresses }: Pick<SettingsShape, "returnAddresses">
): Effect.Effect<void, ReturnAddressRefused> =>
  isAllowed(address, returnAddresses) ? Effect.void : Effect.fail(new ReturnAddressRefused({ address }))

/** Whether a flow may lead back to an address. */
export const isAllowed = (address: string, listed: ReadonlyArray<string>): boolean => {
  // Browsers drop control characters and read a path's backslash as a slash: such a text is not the address it seems to be.
  if (/[\p{Cc}\s]|^[^?#]*\\|^\/\//u.test(address)) return false
  const page = globalThis.location?.href
  if (!URL.canParse(address, page)) return false
  const url = new URL(address, page)
  // What stands before an @ is a user's name and password.
  if (!/^https?:\/\/[^/@]+\//.test(url.href)) return false
  if (page === undefined && listed.length === 0) return true
  return url.origin === globalThis.location?.origin || listed.some((prefix) => isBelow(url, prefix))
}

/**
 * Where an address carries the answer to an authorization: in its fragment, or in its query. Undefined where it carries
 * none. A query needs a state to count, since `code` and `error` may well be the page's own there.
 */
export const modeOf = (address: string): "fragment" | "query" | undefined => {
  const { fragment, query } = partsOf(address)
  if (isAnswer(fragment)) return "fragment"
  return isAnswer(query) && new URLSearchParams(query).has("state") ? "query" : undefined
}

/** An address without the answer to an authorization. What else its fragment or its query holds stays as it is. */
export const withoutAnswer = (address: string): string => {
  const { fragment, page, query } = partsOf(address)
  const mode = modeOf(address)
  if (mode === undefined) return address
  const keptQuery = mode === "query" ? strip(query) : query
  const keptFragment = mode === "fragment" ? strip(fragment) : fragment
  return `${page}${keptQuery === "" ? "" : `?${keptQuery}`}${keptFragment === "" ? "" : `#${keptFragment}`}`
}

/** Takes the answer to an authorization out of the browser's address bar, so that it is neither kept nor sent on. */
export const clean: Effect.Effect<void> = Effect.sync(() => {
  const { history, location } = globalThis
  if (location === undefined || history === undefined || modeOf(location.href) === undefined) return
  history.replaceState(history.state, "", withoutAnswer(location.href))
})

const isBelow = (url: URL, prefix: string): boolean => {
  if (!URL.canParse(prefix)) return false
  const allowed = new URL(prefix)
  const folder = allowed.pathname.replace(/\/?$/, "/")
  return url.origin === allowed.origin && `${url.pathname}/`.startsWith(folder)
}

/** The parts of an address, however odd it is. */
export const partsOf = (address: string) => {
  const [, page = "", query = "", fragment = ""] = /^([^?#]*)\??([^#]*)#?(.*)$/s.exec(address) ?? []
  return { fragment, page, query }
}

const isAnswer = (parameters: string): boolean => {
  const names = new URLSearchParams(parameters)
  return names.has("code") || names.has("error")
}

const answerNames = /^(?:code|state|error|error_description|error_uri)$/

const strip = (parameters: string): string =>
  parameters
    .split("&")
    .filter((pair) => !answerNames.test(new URLSearchParams(pair).keys().next().value ?? ""))
    .join("&")
