/** The content of docstrings: the description, the examples and the default of a prop. */
import type { Member } from "./Described.ts"

/** A prop, with its default. */
export interface Prop extends Member {
  readonly initial: string | undefined
}

/** A code example of a docstring. */
export interface CodeExample {
  readonly title: string
  readonly code: string
}

/** The content of a docstring. */
export interface Docstring {
  readonly about: string
  readonly examples: ReadonlyArray<CodeExample>
}

/** Returns the description and the examples of a docstring. */
export const docstring = (text: string): Docstring => ({
  about: (text.split("**Example**")[0] ?? "").replace(/@since [^]*$/, "").trim(),
  examples: Array.from(
    text.matchAll(/\*\*Example\*\* \(([^)]+)\)\s+```tsx?\n([^]*?)\n```/g),
    ([, title = "", code = ""]) => ({ title, code })
  )
})

/** Returns the default in a description. A value is code, anything else is Markdown. */
export const initialIn = (about: string): string | undefined => {
  const text = /\bDefault: ([^]+?)\.(?=\s|$)/.exec(about)?.[1]?.replaceAll(/\s+/g, " ")
  return text === undefined ? undefined : (/^`([^`]+)`$/.exec(text)?.[1] ?? text)
}
