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

const catalogs = { ar, de, en, es, fr, he, ja, pt }

/** Whether a group without one of its messages is still assignable to that group. */
type Leaves<Group> = {
  readonly [Key in keyof Group as object extends Pick<Group, Key> ? never : Key]: Omit<Group, Key> extends Group
    ? "may be left out"
    : "must be there"
}

type Words = { [Group in keyof MessageGroups]: Leaves<MessageGroups[Group]>[keyof Leaves<MessageGroups[Group]>] }

/** The optional groups of a catalog. There are none except `draft`. */
type Optional = { [Group in keyof Messages]-?: object extends Pick<Messages, Group> ? Group : never }[keyof Messages]

describe("overrideMessages", () => {
  it("replaces single messages and leaves the others unchanged", () => {
    const messages = overrideMessages(en, { signIn: { submit: "Come in" } })

    assert.strictEqual(messages.signIn.submit, "Come in")
    assert.strictEqual(messages.signIn.title, en.signIn.title)
    assert.strictEqual(messages.locale, "en")
  })

  it("returns the same catalog if nothing is replaced", () => {
    assert.strictEqual<Messages>(overrideMessages(en, undefined), en)
  })

  it("rejects a catalog with a missing or unknown message", () => {
    const { offline: _, ...problems } = en.problems
    // @ts-expect-error -- "offline" is missing
    const incomplete: Messages = { ...en, problems }
    // @ts-expect-error -- there is no such message
    const unknown = overrideMessages(en, { signIn: { greeting: "Hello" } })

    assert.isDefined(incomplete)
    assert.isDefined(unknown)
  })
})

describe("a catalog", () => {
  it("does not compile without a group or a message of a group", () => {
    const optional: Optional = "draft"
    const words: Words[keyof Words] = "must be there"
    // @ts-expect-error -- there is no such message
    const none: Words[keyof Words] = "may be left out"

    assert.strictEqual(optional, "draft")
    assert.notStrictEqual<string>(words, none)
  })

  it.each(Object.keys(catalogs) as ReadonlyArray<keyof typeof catalogs>)("%s has its own locale tag", (code) => {
    assert.strictEqual(catalogs[code].locale, code)
    assert.strictEqual(catalogs[code].direction, ["ar", "he"].includes(code) ? "rtl" : "ltr")
    assert.strictEqual(catalogs[code].draft ?? false, code !== "en")
  })

  it("does not compile with a message of another type", () => {
    // @ts-expect-error -- a sentence with an email address is a function
    const fixed: MessageOverrides = { verification: { explanation: "Look into your mailbox." } }
    // @ts-expect-error -- a label is a string
    const made: MessageOverrides = { signIn: { submit: () => "Come in" } }

    assert.isDefined(fixed)
    assert.isDefined(made)
  })
})

describe("layMessages", () => {
  it("overrides messages group by group, and accepts undefined on either side", () => {
    const laid = layMessages(de, { signIn: { submit: "Los" } })

    assert.strictEqual(laid?.signIn?.submit, "Los")
    assert.strictEqual(laid?.signIn?.title, de.signIn.title)
    assert.strictEqual(laid?.locale, "de")
    assert.isTrue(laid?.draft)
    assert.strictEqual(layMessages(undefined, de), de)
    assert.strictEqual(layMessages(de, undefined), de)
  })
})
