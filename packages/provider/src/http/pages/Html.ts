/**
 * HTML whose values cannot become markup.
 *
 * @since 0.1.0
 */

/** Markup, made by `html` only. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What may stand in markup. A list stands one after the other; nothing stands for nothing. */
export type Value = Html | string | number | undefined | ReadonlyArray<Value>

/** Builds markup. Texts are escaped, in elements and in quoted attributes alike. */
export const html = (parts: TemplateStringsArray, ...values: ReadonlyArray<Value>): Html =>
  new Html(parts.map((part, index) => part + render(index < values.length ? values[index] : undefined)).join(""))

const render = (value: Value): string => {
  if (value === undefined) return ""
  if (value instanceof Html) return value.text
  if (typeof value === "object") return value.map(render).join("")
  return String(value).replace(/[&<>"'`]/g, (character) => `&#${character.charCodeAt(0)};`)
}
