import { assert, describe, it } from "@effect/vitest"
import { ar } from "../../../../packages/react/src/i18n/locales/ar.ts"
import { de } from "../../../../packages/react/src/i18n/locales/de.ts"
import { en } from "../../../../packages/react/src/i18n/en/en.ts"
import { es } from "../../../../packages/react/src/i18n/locales/es.ts"
import { fr } from "../../../../packages/react/src/i18n/locales/fr.ts"
import { he } from "../../../../packages/react/src/i18n/locales/he.ts"
import { ja } from "../../../../packages/react/src/i18n/locales/ja.ts"
import {
  layMessages,
  type MessageGroups,
  type MessageOverrides,
  type Messages,
  overrideMessages
} from "../../../../packages/react/src/i18n/messages/Messages.ts"
import { pt } from "../../../../packages/react/src/i18n/locales/pt.ts"

const catalogues = { ar, de, en, es, fr, he, ja, pt }

/** Whether a group without one of its words is still that group. */
type Leaves<Group> = {
  readonly [Key in keyof Group as object extends Pick<Group, Key> ? never : Key]: Omit<Group, Key> extends Group
    ? "may be left out"
    : "must be there"
}

type Words = { [Group in keyof MessageGroups]: Leaves<MessageGroups[Group]>[keyof Leaves<MessageGroups[Group]>] }

/** The groups that a catalogue may do without: none. */
type Optional = { [Group in keyof Messages]-?: object extends Pick<Messages, Group> ? Group : never }[keyof Messages]

describe("overrideMessages", () => {
  it("replaces single words and keeps the others", () => {
    const messages = overrideMessages(en, { signIn: { submit: "Come in" } })

    assert.strictEqual(messages.signIn.submit, "Come in")
    assert.strictEqual(messages.signIn.title, en.signIn.title)
    assert.strictEqual(messages.locale, "en")
  })

  it("gives the same catalogue where there is nothing to replace", () => {
    assert.strictEqual<Messages>(overrideMessages(en, undefined), en)
  })

  it("refuses a catalogue that misses a word, and a word it does not know", () => {
    const { offline: _, ...problems } = en.problems
    // @ts-expect-error -- "offline" is missing
    const incomplete: Messages = { ...en, problems }
    // @ts-expect-error -- there is no such word
    const unknown = overrideMessages(en, { signIn: { greeting: "Hello" } })

    assert.isDefined(incomplete)
    assert.isDefined(unknown)
  })
})

describe("a catalogue", () => {
  it("does not compile without a group, nor without a word of any group", () => {
    const optional: Optional = "draft"
    const words: Words[keyof Words] = "must be there"
    // @ts-expect-error -- there is no such word
    const none: Words[keyof Words] = "may be left out"

    assert.strictEqual(optional, "draft")
    assert.notStrictEqual<string>(words, none)
  })

  it.each(Object.keys(catalogues) as ReadonlyArray<keyof typeof catalogues>)("of %s is known by its tag", (code) => {
    assert.strictEqual(catalogues[code].locale, code)
    assert.strictEqual(catalogues[code].direction, ["ar", "he"].includes(code) ? "rtl" : "ltr")
    assert.strictEqual(catalogues[code].draft ?? false, code !== "en")
  })

  it("does not compile with a word of another kind", () => {
    // @ts-expect-error -- a sentence about an address is made of it
    const fixed: MessageOverrides = { verification: { explanation: "Look into your mailbox." } }
    // @ts-expect-error -- a label is a text
    const made: MessageOverrides = { signIn: { submit: () => "Come in" } }

    assert.isDefined(fixed)
    assert.isDefined(made)
  })
})

describe("layMessages", () => {
  it("lays words over words, group by group, and what is not there changes nothing", () => {
    const laid = layMessages(de, { signIn: { submit: "Los" } })

    assert.strictEqual(laid?.signIn?.submit, "Los")
    assert.strictEqual(laid?.signIn?.title, de.signIn.title)
    assert.strictEqual(laid?.locale, "de")
    assert.isTrue(laid?.draft)
    assert.strictEqual(layMessages(undefined, de), de)
    assert.strictEqual(layMessages(de, undefined), de)
  })
})
