/**
 * Texts: what can be stored, and how texts are compared in either case.
 *
 * @since 0.1.0
 */

/**
 * Whether a text can be stored as it is. NUL and halves of surrogate pairs cannot: a database has no place for the
 * first, and UTF-8 none for the second.
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

/**
 * The form in which texts are compared in either case: each character's simple lower case (Unicode §3.13). Both stores
 * fold in this way.
 */
export const fold = (text: string): string =>
  // The two whose full lower case is longer, or depends on what stands beside them.
  text.replaceAll("İ", "i").replaceAll("Σ", "σ").toLowerCase()
