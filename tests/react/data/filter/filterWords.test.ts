import { filterFields, sentenceWords } from "../../../../packages/react/src/data/filter/filterWords.ts"
import { en } from "../../../../packages/react/src/i18n/en/en.ts"
import { ar } from "../../../../packages/react/src/i18n/locales/ar.ts"
import { de } from "../../../../packages/react/src/i18n/locales/de.ts"
import { es } from "../../../../packages/react/src/i18n/locales/es.ts"
import { fr } from "../../../../packages/react/src/i18n/locales/fr.ts"
import { he } from "../../../../packages/react/src/i18n/locales/he.ts"
import { ja } from "../../../../packages/react/src/i18n/locales/ja.ts"
import { pt } from "../../../../packages/react/src/i18n/locales/pt.ts"
import type { Messages } from "../../../../packages/react/src/i18n/messages/Messages.ts"
import { assert, describe, it } from "@effect/vitest"
import * as Collection from "@portico/client/data/Collection"
import * as Filter from "@portico/client/data/Filter"
import * as Schema from "effect/Schema"

const fields = [
  { name: "year", type: "number" },
  { name: "idioma", type: "number" },
  { name: "obra", type: "number" }
] as const

// The sentence as users read it, without the marks that isolate directions.
const say = (messages: Messages, filter: Filter.Filter): string =>
  Filter.toText(filter, sentenceWords(messages.filter, fields, messages.locale, "UTC")).replaceAll(
    /[\u2066-\u2069]/g,
    ""
  )

const [year, idioma, obra] = [Filter.eq("year", 1), Filter.eq("idioma", 2), Filter.eq("obra", 3)] as const

const nested = Filter.and(year, Filter.or(idioma, obra))
const inOther = Filter.or(year, Filter.and(idioma, obra))
const notOf = Filter.and(Filter.not(Filter.and(year, idioma)), obra)

const told: ReadonlyArray<readonly [Messages, flat: string, nested: string, inOther: string, notOf: string]> = [
  [
    en,
    "year is 1 and idioma is 2",
    "year is 1, and (idioma is 2 or obra is 3)",
    "year is 1, or (idioma is 2 and obra is 3)",
    "not (year is 1 and idioma is 2), and obra is 3"
  ],
  [
    de,
    "year ist 1 und idioma ist 2",
    "year ist 1, und (idioma ist 2 oder obra ist 3)",
    "year ist 1, oder (idioma ist 2 und obra ist 3)",
    "nicht (year ist 1 und idioma ist 2), und obra ist 3"
  ],
  [
    fr,
    "year est 1 et idioma est 2",
    "year est 1, et (idioma est 2 ou obra est 3)",
    "year est 1, ou (idioma est 2 et obra est 3)",
    "pas (year est 1 et idioma est 2), et obra est 3"
  ],
  [
    es,
    "year es 1 e idioma es 2",
    "year es 1, e (idioma es 2 u obra es 3)",
    "year es 1, o (idioma es 2 y obra es 3)",
    "no (year es 1 e idioma es 2), y obra es 3"
  ],
  [
    pt,
    "year é 1 e idioma é 2",
    "year é 1, e (idioma é 2 ou obra é 3)",
    "year é 1, ou (idioma é 2 e obra é 3)",
    "não (year é 1 e idioma é 2), e obra é 3"
  ],
  [
    he,
    "year הוא 1 וגם idioma הוא 2",
    "year הוא 1, וגם (idioma הוא 2 או obra הוא 3)",
    "year הוא 1, או (idioma הוא 2 וגם obra הוא 3)",
    "לא (year הוא 1 וגם idioma הוא 2), וגם obra הוא 3"
  ],
  [
    ar,
    "year يساوي 1 وidioma يساوي 2",
    "year يساوي 1، و(idioma يساوي 2 أو obra يساوي 3)",
    "year يساوي 1، أو (idioma يساوي 2 وobra يساوي 3)",
    "ليس (year يساوي 1 وidioma يساوي 2)، وobra يساوي 3"
  ],
  [
    ja,
    "year：1 等しい、かつidioma：2 等しい",
    "year：1 等しい、かつ（idioma：2 等しい、またはobra：3 等しい）",
    "year：1 等しい、または（idioma：2 等しい、かつobra：3 等しい）",
    "次を除く：（year：1 等しい、かつidioma：2 等しい）、かつobra：3 等しい"
  ]
]

describe("a filter as a sentence", () => {
  it.each(told.map(([messages, ...texts]) => [messages.locale, messages, ...texts] as const))(
    "groups its parts in %s with brackets for readers and a comma for screen readers",
    (_, messages, flat, ofNested, ofOther, ofNot) => {
      assert.strictEqual(say(messages, Filter.and(year, idioma)), flat)
      assert.strictEqual(say(messages, nested), ofNested)
      assert.strictEqual(say(messages, inOther), ofOther)
      assert.strictEqual(say(messages, notOf), ofNot)
    }
  )

  it("separates nested groups", () => {
    assert.strictEqual(
      say(en, Filter.and(obra, Filter.or(year, Filter.and(idioma, obra)))),
      "obra is 3, and (year is 1, or (idioma is 2 and obra is 3))"
    )
  })
})

const Books = Collection.make(
  "books",
  Schema.Struct({ title: Schema.String.annotate({ title: "Title" }), price: Schema.Finite, year: Schema.Int })
)

const fieldRows = (fields: ReturnType<typeof filterFields>) =>
  fields.map(({ label, name, type }) => [name, type, label])

describe("filterFields", () => {
  it("takes the types of the schema if only names are given, in the order of the page", () => {
    assert.deepStrictEqual(fieldRows(filterFields(Books, ["price", "title"])), [
      ["price", "number", undefined],
      ["title", "text", "Title"]
    ])
  })

  it("prefers the settings of the page to those of the schema", () => {
    assert.deepStrictEqual(
      fieldRows(
        filterFields(Books, [
          { name: "title", label: "Name" },
          { name: "year", type: "mixed" }
        ])
      ),
      [
        ["title", "text", "Name"],
        ["year", "mixed", undefined]
      ]
    )
  })

  it("uses the type mixed without a schema, and all fields of the schema by default", () => {
    assert.deepStrictEqual(fieldRows(filterFields("books", ["shelf"])), [["shelf", "mixed", undefined]])
    assert.deepStrictEqual(
      filterFields(Books, undefined).map(({ name }) => name),
      ["title", "price", "year"]
    )
  })
})
