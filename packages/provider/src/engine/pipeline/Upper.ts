/**
 * Conversion to upper case, with rules that databases can implement too.
 *
 * @since 0.1.0
 */

/**
 * Converts each letter to upper case if its upper case is one letter. So "ß", whose upper case is two letters, stays.
 */
export const toUpper = (text: string): string => (isPlain(text) ? text.toUpperCase() : Array.from(text, raise).join(""))

const raise = (letter: string): string => {
  const raised = letter.toUpperCase()
  return String.fromCodePoint(raised.codePointAt(0) ?? 0) === raised ? raised : letter
}

const isPlain = (text: string): boolean => !/\P{ASCII}/u.test(text)
