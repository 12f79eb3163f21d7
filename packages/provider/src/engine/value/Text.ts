/**
 * Strings that can be stored.
 *
 * @since 0.1.0
 */

/** Whether a string can be stored unchanged. Databases cannot store NUL, and UTF-8 cannot encode lone surrogates. */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed()
