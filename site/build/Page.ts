/** A page of the site. */
export interface Page {
  /** Its address, without the first slash. The start page has the slug `index`. */
  readonly slug: string
  readonly title: string
  /** Its first sentence. */
  readonly about: string
  readonly section: Section
  /** The group in its section. */
  readonly group?: string
  /** Its name in the sidebar, if it is not the title. */
  readonly label?: string
  /** Its content in Markdown, without the title. Links are absolute. */
  readonly body: string
}

export type Section = "home" | "start" | "concepts" | "guides" | "reference" | "api"

/** The sections, in the order of the sidebar. */
export const sections: ReadonlyArray<readonly [Section, string]> = [
  ["start", "Getting started"],
  ["concepts", "Concepts"],
  ["guides", "How-to guides"],
  ["reference", "Reference"],
  ["api", "API reference"]
]
