/** The wording that language.md forbids, as patterns over comments and documentation. */

/** A forbidden wording and its replacement. */
export interface Rule {
  readonly pattern: RegExp
  readonly instead: string
}

/** Openings of a docstring: it starts with a verb in the third person or with a noun phrase. */
export const openings: ReadonlyArray<Rule> = [
  {
    pattern:
      /^(What|Who|Whom|Whose|Whoever|Whatever|Nobody|Nothing|Somebody|Where|How|When|Why|By what|Of what|Which)\b/,
    instead: "Start with a verb in the third person or with a noun phrase."
  }
]

/** Words that are forbidden anywhere in a comment or a document. */
export const wording: ReadonlyArray<Rule> = [
  {
    pattern: /\b(whoever|whomever|somebody|someone's|nobody|whom)\b/i,
    instead: "the caller, the user, the member, they; no one"
  },
  { pattern: /\bthe person\b|\ba person\b|\bpeople\b/i, instead: "the user, users" },
  { pattern: /\bgives?\b (?!up\b|rise\b)/i, instead: "returns, provides, shows" },
  { pattern: /\b(tells?|told|hears?|heard)\b/i, instead: "reports, notifies, emits, returns, receives" },
  { pattern: /\b(asks?|asked|asking)\b(?! (for )?(the user|the member))/i, instead: "requests, queries, checks" },
  { pattern: /\banswer(s|ed|ing)?\b/i, instead: "response, responds, returns" },
  {
    pattern: /\b(anew|once more|beforehand|meanwhile|at hand|whereupon|thereby|of one's own|be it|so as to)\b/i,
    instead: "again; in the meantime; cached"
  },
  {
    pattern: /\b(stands?|stood) (in|for|beside|below|there|above|between|on|where|over|under|with|still|as|once)\b/i,
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
  { pattern: /\bwhere (there (is|are)|none|nothing|no|it|one|they|that|this|a|the)\b/i, instead: "if, when, unless" },
  {
    pattern: /\b(mended|held by|carried along|carry out|carried out|lies? beside|beside)\b/i,
    instead: "fixed; run; next to; in addition to"
  },
  {
    pattern: /\btexts?\b(?! (field|content|input|area|node|editor|size|file|of a (message|page)))/i,
    instead: "string, message"
  }
]

/** Returns the forbidden wording in a string, each with its context. */
export const violations = (text: string, isDocstring: boolean): ReadonlyArray<string> => {
  const plain = text
    .replace(/```[^]*?```/g, "")
    .replace(/`[^`]*`/g, "code")
    .replace(/https?:\S+/g, "")
  const found: Array<string> = []
  for (const { instead, pattern } of wording) {
    for (const { 0: word, index } of plain.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))) {
      found.push(
        `"…${plain.slice(Math.max(0, index - 25), index + word.length + 15).replace(/\s+/g, " ")}…": ${instead}`
      )
    }
  }
  if (isDocstring) {
    for (const { instead, pattern } of openings)
      if (pattern.test(plain.trim())) found.push(`"${plain.trim().slice(0, 40)}…": ${instead}`)
  }
  return found
}
