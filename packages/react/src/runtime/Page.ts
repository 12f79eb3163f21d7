/**
 * The page at hand: where it is, and the way away from it.
 *
 * @since 0.1.0
 */

/** The address of the page, without its fragment. */
export const pageAtHand = (): string => globalThis.location.href.replace(/#.*$/, "")

/** Leaves the page for another one. */
export const goTo = (address: string): void => globalThis.location.assign(address)
