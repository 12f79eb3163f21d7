/**
 * How texts are compared in either case: by `startsWith`, `endsWith`, `contains` and search, wherever they run.
 *
 * @since 0.1.0
 */

/**
 * Folds a text to the form in which texts are compared in either case: each character's simple lower case (Unicode
 * §3.13), so that a text folds as its characters do.
 */
export const fold = (text: string): string =>
  // The two whose full lower case is longer, or depends on what stands beside them.
  text.replaceAll("İ", "i").replaceAll("Σ", "σ").toLowerCase()
