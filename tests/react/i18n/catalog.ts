import { assert, describe, it } from "@effect/vitest"
import { en } from "../../../packages/react/src/i18n/en/en.ts"
import { isolate } from "../../../packages/react/src/i18n/messages/Format.ts"
import type { Messages } from "../../../packages/react/src/i18n/messages/Messages.ts"
import type * as Problem from "../../../packages/react/src/problem/Problem.ts"
import { choices, detail, type Saying, sayingsOf } from "./sayings.ts"

/** The properties of one language. */
interface Traits {
  /** The language's plural forms by their own names. A missing one does not compile. */
  readonly plurals: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  /** Returns the plural form of a number. */
  readonly count: (value: number) => string
  /** A letter of the language's script. */
  readonly letter: RegExp
  /** Foreign words that the catalog uses, in addition to those that all catalogs use. */
  readonly foreign?: ReadonlyArray<string>
  /** The keys of messages that are equal in English: `group.key`. */
  readonly same?: ReadonlyArray<string>
}

const english = sayingsOf(en)

// Numbers and dates end as the language requires, and the provider's sentence is unchanged.
const endsFreely = ["profile.date", "profile.number", "form.wait", "form.resendIn", "failure.retryIn", "table.wait"]

// Names, abbreviations and examples that no language translates.
const everywhere = [
  "UTF",
  "Caps Lock",
  "https",
  "abc",
  "name@example.com",
  "2fkq-8n4m-a7tz-03wx",
  "CSV",
  "JSONL",
  "JSON",
  "URL",
  "QR",
  "_id"
]

// Consist of other messages of the catalog only.
const ofOwnWords = ["profileFields.nth", "filter.comparison", "filter.listComparison"]

const kindOf = (text: string): string => {
  if (/[.。]$/u.test(text)) return "sentence"
  if (/[?？؟]$/u.test(text)) return "question"
  if (/[:：]\s?$/u.test(text)) return "colon"
  if (text.endsWith("…")) return "ellipsis"
  if (/[”“»«״」]$/u.test(text)) return "quote"
  return "label"
}

const isProblem = (arg: unknown): arg is Problem.Problem => typeof arg === "object" && arg !== null && "key" in arg

const shownOf = ({ code, detail, limit, limits, requestId, retryAfter, triesLeft }: Problem.Problem) => [
  retryAfter,
  limit,
  limits?.minimum,
  limits?.maximum,
  triesLeft,
  code,
  detail,
  requestId
]

/** The values in a message, those of a problem one by one. */
const valuesIn = ({ args }: Saying): ReadonlyArray<unknown> =>
  args.flatMap((arg) => (isProblem(arg) ? shownOf(arg) : [arg]))

/** The strings among them that the English message contains, and every translation must contain. */
const shownIn = (saying: Saying): ReadonlyArray<string> =>
  valuesIn(saying)
    .filter((value) => typeof value === "string")
    .filter((value) => value !== "" && !choices.has(value) && saying.text.includes(value))

const numbersIn = (saying: Saying): ReadonlyArray<number> =>
  valuesIn(saying).filter((value) => typeof value === "number")

/** Checks everything in a catalog that the compiler does not check. */
export const describeCatalog = (messages: Messages, traits: Traits): void => {
  const { foreign = [], letter, plurals, same = [] } = traits
  const said = sayingsOf(messages)
  const pairs = said.map((saying, index) => ({ ...saying, english: english[index]! }))
  const where = ({ args, key, text }: Saying) => `${key}(${JSON.stringify(args).slice(1, -1)}): ${text}`
  const isRtl = messages.direction === "rtl"

  describe(`the catalog ${messages.locale}`, () => {
    it("has exactly the messages of the English one", () => {
      assert.deepStrictEqual(
        said.map(({ args, key }) => [key, args]),
        english.map(({ args, key }) => [key, args])
      )
    })

    it("has no empty or unreadable message", () => {
      const broken = said.filter(({ text }) => /^$|undefined|null|NaN|Invalid|\[object|#|^\s|\s$| {2}/.test(text))

      assert.deepStrictEqual(broken.map(where), [])
    })

    it("ends sentences, questions and labels like the English messages", () => {
      const others = pairs
        .filter(({ key }) => !endsFreely.includes(key))
        .filter(({ english, text }) => kindOf(text) !== kindOf(english.text))

      assert.deepStrictEqual(others.map(where), [])
    })

    it("contains the values that the English messages contain, such as addresses and references", () => {
      const silent = pairs.filter(({ english, text }) => shownIn(english).some((shown) => !text.includes(shown)))

      assert.deepStrictEqual(silent.map(where), [])
    })

    it("formats numbers for the language", () => {
      const written = new Intl.NumberFormat(messages.locale)
      const inWords = (value: number) => value <= 2 && Object.keys(plurals).length > 1
      const wrong = pairs.filter(({ english, text }) =>
        numbersIn(english)
          .filter((value) => new RegExp(`(?<![\\d,])${value.toLocaleString("en")}(?![\\d,])`).test(english.text))
          .some((value) => !inWords(value) && !text.includes(written.format(value)))
      )

      assert.deepStrictEqual(wrong.map(where), [])
    })

    it("has a form for each plural category of the language", () => {
      const { pluralCategories } = new Intl.PluralRules(messages.locale).resolvedOptions()

      assert.sameMembers(Object.keys(plurals), pluralCategories)
      for (const value of [0, 1, 2, 3, 11, 100, 2_000_000]) {
        assert.strictEqual(traits.count(value), plurals[new Intl.PluralRules(messages.locale).select(value)])
      }
    })

    if (messages.locale === "en") return

    it("is marked as a draft until it is reviewed", () => {
      assert.isTrue(messages.draft)
    })

    it("leaves nothing in English", () => {
      const left = pairs.filter(
        ({ english, key, text }) =>
          text === english.text &&
          !same.includes(key) &&
          text !== detail &&
          ![...endsFreely, ...ofOwnWords].includes(key) &&
          !ofOwnWords.includes(key)
      )

      assert.deepStrictEqual(left.map(where), [])
    })

    it("uses the script of its language only", () => {
      const taken = pairs.map((pair) => ({
        ...pair,
        rest: [...shownIn(pair.english), ...everywhere, ...foreign].reduce(
          (rest, word) => rest.replaceAll(word, ""),
          pair.text
        )
      }))
      const mixed = taken.filter(({ rest }) =>
        Array.from(rest.matchAll(/\p{L}/gu)).some(([found]) => !letter.test(found))
      )

      assert.deepStrictEqual(mixed.map(where), [])
    })

    it("isolates strings of the opposite direction", () => {
      const scrambled = pairs
        .filter(({ key, text }) => isRtl && !ofOwnWords.includes(key) && text !== detail)
        .filter(({ english, text }) => shownIn(english).some((shown) => !text.includes(isolate(shown))))
      const unpaired = said.filter(({ text }) => text.split("\u2068").length !== text.split("\u2069").length)

      assert.deepStrictEqual([...scrambled, ...unpaired].map(where), [])
    })
  })
}
