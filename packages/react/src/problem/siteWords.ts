/**
 * The messages with which a site's own code refuses a data call (WDE0078).
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"

const [before = ""] = Wde.catalogue.WDE0078.message.split("{")

/** Returns the message of the site's own code, without the provider's prefix for developers. */
export const siteWords = (message: string): string =>
  message.startsWith(before) && message.length > before.length ? message.slice(before.length) : message
