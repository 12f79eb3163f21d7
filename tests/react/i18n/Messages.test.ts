import { assert, describe, it } from "@effect/vitest"
import { en } from "../../../packages/react/src/i18n/en/en.ts"
import { type Messages, overrideMessages } from "../../../packages/react/src/i18n/Messages.ts"

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
