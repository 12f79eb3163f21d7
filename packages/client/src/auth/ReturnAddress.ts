/**
 * Addresses that a flow may lead back to, so that a login or a logout cannot be made to end on a stranger's page.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type { SettingsShape } from "../transport/Settings.ts"

/** A flow may not lead back to this address. */
export class ReturnAddressRefused
  extends /*#__PURE__*/ Data.TaggedError("ReturnAddressRefused")<{
    readonly address: string
  }>
{
  override get message(): string {
    return `A flow may not lead back to ${JSON.stringify(this.address)}: give an address of this site or list it in returnAddresses.`
  }
}

/**
 * Checks an address: http or https, without control characters or backslashes, of the page's own origin or of the
 * settings' list. Where there is neither a page nor a list, any such address passes. A relative one is the page's own.
 */
export const check = (
  address: string,
  { returnAddresses }: Pick<SettingsShape, "returnAddresses">
): Effect.Effect<void, ReturnAddressRefused> =>
  isAllowed(address, returnAddresses) ? Effect.void : Effect.fail(new ReturnAddressRefused({ address }))

const isAllowed = (address: string, listed: ReadonlyArray<string>): boolean => {
  // Browsers drop control characters and read a backslash as a slash, so such a text is not the address it seems to be.
  if (/[\p{Cc}\s\\]|^\/\//u.test(address)) return false
  const page = globalThis.location?.href
  if (!URL.canParse(address, page)) return false
  const url = new URL(address, page)
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return false
  if (page === undefined && listed.length === 0) return true
  return url.origin === globalThis.location?.origin || listed.some((prefix) => isBelow(url, prefix))
}

const isBelow = (url: URL, prefix: string): boolean => {
  if (!URL.canParse(prefix)) return false
  const allowed = new URL(prefix)
  const folder = allowed.pathname.replace(/\/?$/, "/")
  return url.origin === allowed.origin && `${url.pathname}/`.startsWith(folder)
}
