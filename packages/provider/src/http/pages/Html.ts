/**
 * HTML templates that escape interpolated values.
 *
 * @since 0.1.0
 */

/** Markup, created only by `html`. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** A value in a template. Arrays are concatenated; undefined renders nothing. */
export type Value = Html | string | number | undefined | ReadonlyArray<Value>

/** Builds markup. Strings are escaped for use in elements and in quoted attributes. */
export const html = (parts: TemplateStringsArray, ...values: ReadonlyArray<Value>): Html =>
  new Html(parts.map((part, index) => part + render(index < values.length ? values[index] : undefined)).join(""))

const render = (value: Value): string => {
  if (value === undefined) return ""
  if (value instanceof Html) return value.text
  if (typeof value === "object") return value.map(render).join("")
  return String(value).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
}
