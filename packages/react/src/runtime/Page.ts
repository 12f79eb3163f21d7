/**
 * The address of the current page, and navigation to another page.
 *
 * @since 0.1.0
 */

/** Returns the address of the current page, without its fragment. */
export const pageAtHand = (): string => globalThis.location.href.replace(/#.*$/, "")

/** Navigates to another page. */
export const goTo = (address: string): void => globalThis.location.assign(address)
