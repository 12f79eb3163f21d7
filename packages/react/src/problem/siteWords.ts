/**
 * What a site's own code says where it refuses (WDE0078).
 *
 * @since 0.1.0
 */
import * as Wde from "@portico/contract/Wde"

const [before = ""] = Wde.catalogue.WDE0078.message.split("{")

/** The words of the site's own code, without what the provider says before them to developers. */
export const siteWords = (message: string): string =>
  message.startsWith(before) && message.length > before.length ? message.slice(before.length) : message
