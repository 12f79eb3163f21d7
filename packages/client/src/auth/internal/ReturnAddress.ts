/**
 * The addresses that a flow may redirect back to, so that an attacker cannot make a login or logout end on another
 * site.
 *
 * @since 0.1.0
 */
import * as Data from "effect/Data"
import * as Effect from "effect/Effect"
import type { SettingsShape } from "../../transport/Settings.ts"

/** A flow may not redirect back to this address. */
export class ReturnAddressRefused extends Data.TaggedError("ReturnAddressRefused")<{
  readonly address: string
}> {
  override get message(): string {
    return `A sign-in cannot redirect back to ${JSON.stringify(this.address)}. Pass an address of this site, or add the address to the setting returnAddresses.`
  }
}

/**
 * Checks that an address is http or https, has no control characters and no backslash in its path, and is of the page's
 * own origin or below an address in the settings' `returnAddresses`. Without a page and without such addresses, any
 * http or https address passes. A relative address is resolved against the page.
 */
export const check = (
  address: string,
  { returnAddresses }: Pick<SettingsShape, "returnAddresses">
): Effect.Effect<void, ReturnAddressRefused> =>
  isAllowed(address, returnAddresses) ? Effect.void : Effect.fail(new ReturnAddressRefused({ address }))

/** Whether a flow may redirect back to an address. */
export const isAllowed = (address: string, prefixes: ReadonlyArray<string>): boolean => {
  // Browsers drop control characters and read a backslash in the path as a slash, so the actual target could be another
  // site.
  if (/[\p{Cc}\s]|^[^?#]*\\|^\/\//u.test(address)) return false
  const page = globalThis.location?.href
  if (!URL.canParse(address, page)) return false
  const url = new URL(address, page)
  // The part before an @ is a user name and password, and can disguise the host.
  if (!/^https?:\/\/[^/@]+\//.test(url.href)) return false
  if (page === undefined && prefixes.length === 0) return true
  return url.origin === globalThis.location?.origin || prefixes.some((prefix) => isBelow(url, prefix))
}

const isBelow = (url: URL, prefix: string): boolean => {
  if (!URL.canParse(prefix)) return false
  const allowed = new URL(prefix)
  const folder = allowed.pathname.replace(/\/?$/, "/")
  return url.origin === allowed.origin && `${url.pathname}/`.startsWith(folder)
}
