import { assert, describe, it } from "@effect/vitest"
import { en } from "../../../packages/react/src/i18n/en/en.ts"
import { isolate } from "../../../packages/react/src/i18n/messages/Format.ts"
import type { Messages } from "../../../packages/react/src/i18n/messages/Messages.ts"
import type * as Problem from "../../../packages/react/src/problem/Problem.ts"
import { choices, detail, type Saying, sayingsOf } from "./sayings.ts"

/** What is so of one language only. */
interface Traits {
  /** Its plural forms by their own names. One that is missing does not compile. */
  readonly plurals: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>
  /** Which of them it takes of a number. */
  readonly count: (value: number) => string
  /** A letter that it is written with. */
  readonly letter: RegExp
  /** Words that it takes as they are. */
  readonly foreign?: ReadonlyArray<string>
  /** What it says as English does: `group.key`. */
  readonly same?: ReadonlyArray<string>
}

const english = sayingsOf(en)

// Numbers and days end as the language ends them, and a provider's own sentence as the provider ended it.
const endsFreely = ["profile.date", "profile.number", "form.wait", "form.resendIn", "failure.retryIn"]

// Made of the catalogue's own words only.
const ofOwnWords = ["profileFields.nth", "filter.says"]

const kindOf = (text: string): string => {
  if (/[.。]$/u.test(text)) return "sentence"
  if (/[?？؟]$/u.test(text)) return "question"
  if (/[:：]\s?$/u.test(text)) return "colon"
  if (text.endsWith("…")) return "ellipsis"
  if (/[”“»«״」]$/u.test(text)) return "quote"
  return "label"
}

const isProblem = (arg: unknown): arg is Problem.Problem => typeof arg === "object" && arg !== null && "key" in arg

/** What went into a saying, that of a problem one by one. */
const valuesIn = ({ args }: Saying): ReadonlyArray<unknown> =>
  args.flatMap((arg) =>
    isProblem(arg) ? [arg.retryAfter, arg.limit, arg.triesLeft, arg.code, arg.detail, arg.requestId] : [arg]
  )

/** The texts among them that English shows, which are then for every language to show. */
const shownIn = (saying: Saying): ReadonlyArray<string> =>
  valuesIn(saying)
    .filter((value) => typeof value === "string")
    .filter((value) => value !== "" && !choices.has(value) && saying.text.includes(value))

const numbersIn = (saying: Saying): ReadonlyArray<number> =>
  valuesIn(saying).filter((value) => typeof value === "number")

/** Everything that is asked of a catalogue beside what the compiler asks. */
export const describeCatalogue = (messages: Messages, traits: Traits): void => {
  const { foreign = [], letter, plurals, same = [] } = traits
  const said = sayingsOf(messages)
  const pairs = said.map((saying, index) => ({ ...saying, english: english[index]! }))
  const where = ({ args, key, text }: Saying) => `${key}(${JSON.stringify(args).slice(1, -1)}): ${text}`
  const isRtl = messages.direction === "rtl"

  describe(`the catalogue of ${messages.locale}`, () => {
    it("has every word of the English one, and no other", () => {
      assert.deepStrictEqual(
        said.map(({ args, key }) => [key, args]),
        english.map(({ args, key }) => [key, args])
      )
    })

    it("says something everywhere, of nothing that a person cannot read", () => {
      const broken = said.filter(({ text }) => /^$|undefined|null|NaN|Invalid|\[object|#|^\s|\s$| {2}/.test(text))

      assert.deepStrictEqual(broken.map(where), [])
    })

    it("ends as the English one: sentences as sentences, questions as questions, labels as labels", () => {
      const others = pairs
        .filter(({ key }) => !endsFreely.includes(key))
        .filter(({ english, text }) => kindOf(text) !== kindOf(english.text))

      assert.deepStrictEqual(others.map(where), [])
    })

    it("names what is asked about: addresses, places, references", () => {
      const silent = pairs.filter(({ english, text }) => shownIn(english).some((shown) => !text.includes(shown)))

      assert.deepStrictEqual(silent.map(where), [])
    })

    it("writes numbers as the language does", () => {
      const written = new Intl.NumberFormat(messages.locale)
      const spelt = (value: number) => value <= 2 && Object.keys(plurals).length > 1
      const wrong = pairs.filter(({ english, text }) =>
        numbersIn(english)
          .filter((value) => new RegExp(`(?<![\\d,])${value.toLocaleString("en")}(?![\\d,])`).test(english.text))
          .some((value) => !spelt(value) && !text.includes(written.format(value)))
      )

      assert.deepStrictEqual(wrong.map(where), [])
    })

    it("has a form for every kind of number that the language tells apart", () => {
      const { pluralCategories } = new Intl.PluralRules(messages.locale).resolvedOptions()

      assert.sameMembers(Object.keys(plurals), pluralCategories)
      for (const value of [0, 1, 2, 3, 11, 100, 2_000_000]) {
        assert.strictEqual(traits.count(value), plurals[new Intl.PluralRules(messages.locale).select(value)])
      }
    })

    if (messages.locale === "en") return

    it("is marked as a draft, until somebody has read it", () => {
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

    it("is written in its own script", () => {
      const taken = pairs.map((pair) => ({
        ...pair,
        rest: [...shownIn(pair.english), ...foreign].reduce((rest, word) => rest.replaceAll(word, ""), pair.text)
      }))
      const mixed = taken.filter(({ rest }) =>
        Array.from(rest.matchAll(/\p{L}/gu)).some(([found]) => !letter.test(found))
      )

      assert.deepStrictEqual(mixed.map(where), [])
    })

    it("keeps what runs the other way apart from the sentence around it", () => {
      const scrambled = pairs
        .filter(({ key, text }) => isRtl && !ofOwnWords.includes(key) && text !== detail)
        .filter(({ english, text }) => shownIn(english).some((shown) => !text.includes(isolate(shown))))
      const unpaired = said.filter(({ text }) => text.split("\u2068").length !== text.split("\u2069").length)

      assert.deepStrictEqual([...scrambled, ...unpaired].map(where), [])
    })
  })
}
