/** The wording that language.md forbids, as patterns over comments and documentation. */

import type { Kind } from "./prose.ts"

/** A forbidden wording and its replacement. */
export interface Rule {
  readonly pattern: RegExp
  readonly instead: string
  /** Whether the rule is about the language of code, so that messages for users may have these words. */
  readonly isOfCode?: true
}

/** Openings of a docstring: it starts with a verb in the third person or with a noun phrase. */
export const openings: ReadonlyArray<Rule> = [
  {
    pattern:
      /^(What|Who|Whom|Whose|Whoever|Whatever|Nobody|Nothing|Somebody|Where|How|When|Why|By what|Of what|Which)\b/,
    instead: "Start with a verb in the third person or with a noun phrase."
  }
]

/** Openings of a test title: it starts with a verb in the third person or with a noun. */
export const titleOpenings: ReadonlyArray<Rule> = [
  {
    pattern:
      /^(that|what|who|whom|whose|whoever|whatever|nobody|nothing|somebody|where|how|why|by what|of what|which|is nobody|is nothing|are nobody|does what)\b/i,
    instead: "Start with a verb in the third person or with a noun."
  }
]

/** Words that are forbidden anywhere in a comment or a document. */
export const wording: ReadonlyArray<Rule> = [
  {
    pattern: /\b(whoever|whomever|somebody|someone's|nobody|whom)\b/i,
    instead: "the caller, the user, the member, they; no one"
  },
  { pattern: /\bthe person\b|\ba person\b|\bpeople\b/i, instead: "the user, users", isOfCode: true },
  { pattern: /\bgives?\b (?!up\b|rise\b|access\b)/i, instead: "returns, provides, shows", isOfCode: true },
  {
    pattern: /\b(tells?|told|hears?|heard)\b/i,
    instead: "reports, notifies, emits, returns, receives",
    isOfCode: true
  },
  // A dialog or a browser asks the user: "asks before the page is closed", "is asked to sign in".
  {
    pattern:
      /\b(asks?|asking)\b(?! (before|for confirmation|again|(for )?(the user|the member)))|(?<!\b(is|are|be|was|were|being) )\basked\b/i,
    instead: "requests, queries, checks",
    isOfCode: true
  },
  { pattern: /\banswer(s|ed|ing)?\b/i, instead: "response, responds, returns", isOfCode: true },
  {
    pattern: /\b(anew|once more|beforehand|meanwhile|at hand|whereupon|thereby|of one's own|be it|so as to)\b/i,
    instead: "again; in the meantime; cached"
  },
  {
    pattern: /\b(stands?|stood) (in|for|beside|below|there|above|between|on|where|over|under|with|as|once)\b/i,
    instead: "is in, replaces, is next to"
  },
  { pattern: /\bleads? to\b/i, instead: "redirects to, causes" },
  { pattern: /\b(comes?|came) of (it|them)\b|\bwhat came\b/i, instead: "result, outcome" },
  { pattern: /\bunless told otherwise\b/i, instead: "by default" },
  {
    pattern: /\bpassing failure\b|\bfurther (try|factor|attempt)\b|\ba second step\b/i,
    instead: "transient failure; another attempt; a second factor"
  },
  { pattern: /\b(the look|looks) of\b/i, instead: "style, appearance" },
  { pattern: /\bdraw(s|n|ing)?\b/i, instead: "render" },
  { pattern: /\bfigures?\b/i, instead: "digit, number, count" },
  { pattern: /\be-mails?\b|\bmails?\b(?!box)/i, instead: "email" },
  // "Continues from where it stopped" is a place.
  {
    pattern: /(?<!\bfrom )\bwhere (there (is|are)|none|nothing|no|it|one|they|that|this|a|the)\b/i,
    instead: "if, when, unless"
  },
  {
    pattern: /\b(mended|held by|carried along|carry out|carried out|lies? beside|beside)\b/i,
    instead: "fixed; run; next to; in addition to"
  },
  // Readers do not have the files of the specification. References to their sections, "(auth.md §7)", are for maintainers.
  {
    pattern: /\b(auth|data|protocol|decisions)\.md (§\d+ )?(adds|contains|defines|does|has|lists|says|shows)\b/,
    instead: "the protocol, an RFC, the hosted provider or the local provider"
  },
  // Only the countable noun: "the status text", "plain text" and "a text field" are terms.
  {
    pattern: /\btexts\b|\b(a|one|no|any|every|each|another|non-empty) text\b(?! [a-z])/i,
    instead: "string, message",
    isOfCode: true
  }
]

const openingsByKind: Partial<Record<Kind, ReadonlyArray<Rule>>> = { docstring: openings, title: titleOpenings }

const plainOf = (text: string): string =>
  text
    .replace(/```[^]*?```/g, "")
    .replace(/`[^`]*`|\b[A-Z]\w*\.\w+/g, "code")
    .replace(/https?:\S+/g, "")
    .replace(/\s+/g, " ")
    .trim()

/** Whether a docstring or a test title has a forbidden opening. */
export const opens = (text: string, kind: Kind): boolean =>
  (openingsByKind[kind] ?? []).some(({ pattern }) => pattern.test(plainOf(text)))

/** Returns the forbidden wording in a string, each with its context. */
export const violations = (text: string, kind: Kind): ReadonlyArray<string> => {
  const plain = plainOf(text)
  const rules = kind === "message" ? wording.filter(({ isOfCode }) => isOfCode !== true) : wording
  const found = rules.flatMap(({ instead, pattern }) =>
    Array.from(plain.matchAll(new RegExp(pattern.source, `${pattern.flags}g`)), ({ 0: word, index }) => {
      const context = plain.slice(Math.max(0, index - 25), index + word.length + 15)
      return `"…${context}…": ${instead}`
    })
  )
  const opening = (openingsByKind[kind] ?? []).find(({ pattern }) => pattern.test(plain))
  return opening === undefined ? found : [...found, `"${plain.slice(0, 40)}…": ${opening.instead}`]
}
