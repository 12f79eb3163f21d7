/**
 * Upper case, in a form that databases can keep to.
 *
 * @since 0.1.0
 */

/** Raises each letter that has one upper case letter; "ß", whose upper case is two, stays. */
export const toUpper = (text: string): string => (isPlain(text) ? text.toUpperCase() : Array.from(text, raise).join(""))

const raise = (letter: string): string => {
  const raised = letter.toUpperCase()
  return String.fromCodePoint(raised.codePointAt(0) ?? 0) === raised ? raised : letter
}

const isPlain = (text: string): boolean => !/\P{ASCII}/u.test(text)
