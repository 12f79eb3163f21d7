/**
 * Texts that can be stored.
 *
 * @since 0.1.0
 */

/**
 * Whether a text can be stored as it is. NUL and halves of surrogate pairs cannot: a database has no place for the
 * first, and UTF-8 none for the second.
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed()
