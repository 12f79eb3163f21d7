/** Renders all examples of the guide on translating. `guides.test.ts` checks that the guide shows all of them. */
import { ClientProvider, en, FilterBuilder, MessagesContext, type StatusWords } from "@portico/react"
import * as Client from "@portico/client/Client"
import * as Filter from "@portico/client/data/Filter"
import * as Problem from "../../packages/react/src/problem/Problem.ts"
import { assert, describe, it } from "@effect/vitest"
import { renderToStaticMarkup } from "react-dom/server"
import { german, isRead } from "./translating/drafts.ts"
import { messages as isolated } from "./translating/isolated.ts"
import { Page as Translated, wordsOf } from "./translating/lazy.tsx"
import { changePassword, rateLimited } from "./translating/newGroup.ts"
import { fields, GermanBooks } from "./translating/ownFields.tsx"
import { HomeLink } from "./translating/ownParts.tsx"
import { messages as ownProblems, Page as WithOwnProblems } from "./translating/ownProblems.tsx"
import { Page as WithOwnWords } from "./translating/ownWords.tsx"
import { statusName } from "./translating/statusName.ts"
import { swiss } from "./translating/partly.ts"
import { Page as Pseudo } from "./translating/pseudoWords.tsx"

describe("the guide on translating", () => {
  it("replaces messages of a page and of one component", () => {
    const html = renderToStaticMarkup(<WithOwnWords />)

    assert.include(html, ">Come in<")
    assert.include(html, ">Good to see you<")
    assert.include(html, en.form.email)
  })

  it("uses custom messages for problems", () => {
    const serverError = ownProblems.problems?.serverError
    assert.strictEqual(
      serverError?.(Problem.make("serverError", { requestId: "r-7" })),
      "The till is jammed. Quote r-7 and ring us."
    )
    assert.include(renderToStaticMarkup(<WithOwnProblems />), ">Sign in<")
  })

  it("loads the messages of a language, or of the closest one", async () => {
    const german = await wordsOf("de-AT")
    const hebrew = await wordsOf("he")

    assert.include(renderToStaticMarkup(<Translated messages={german} />), ">Anmelden<")
    assert.match(renderToStaticMarkup(<Translated messages={hebrew} />), /dir="rtl" lang="he".*>כניסה</)
    assert.isUndefined(await wordsOf("nl"))
    assert.match(renderToStaticMarkup(<Translated />), /dir="ltr" lang="en".*>Sign in</)
  })

  it("counts in a language that the kit does not contain", () => {
    const text = (retryAfter?: number) => rateLimited(Problem.make("rateLimited", { retryAfter }))

    assert.include(text(1), "za 1 sekundę.")
    assert.include(text(3), "za 3 sekundy.")
    assert.include(text(30), "za 30 sekund.")
    assert.include(text(), "za chwilę.")
    assert.deepStrictEqual(Object.keys(changePassword), Object.keys(en.changePassword))
  })

  it("returns an unknown status unchanged in a copied language", () => {
    const words = { index: { ACTIVE: "In use" } } as Partial<StatusWords> as StatusWords

    const status = statusName(words)

    assert.deepStrictEqual([status("index", "ACTIVE"), status("index", "LOST")], ["In use", "LOST"])
  })

  it("shows the names of fields in the language of the page", () => {
    const client = Client.layer({ clientId: "portico-bookshop", host: "http://localhost:4000" })
    const html = renderToStaticMarkup(
      <ClientProvider layer={client}>
        <GermanBooks />
        <FilterBuilder collection="books" fields={fields} filter={Filter.gt("price", 10)} />
      </ClientProvider>
    )

    assert.match(html, /<option[^>]*>Titel</)
    assert.match(html, /<label[^>]*>Preis</)
  })

  it("overrides a language for a regional variant", () => {
    assert.strictEqual(swiss.locale, "de-CH")
    assert.strictEqual(swiss.signIn.title, "Grüezi")
    assert.strictEqual(swiss.signIn.submit, "Anmelden")
  })

  it("isolates an email address in a sentence", () => {
    assert.include(isolated.verification.explanation("ada@example.com"), "\u2068ada@example.com\u2069")
  })

  it("distinguishes drafts from reviewed messages", () => {
    assert.isFalse(isRead(swiss))
    assert.isTrue(isRead(german))
    assert.isTrue(isRead(en))
  })

  it("reveals problems with longer languages and the other direction", () => {
    assert.match(renderToStaticMarkup(<Pseudo />), /dir="rtl".*⟦Šïĝñ ïñ one⟧/)
  })

  it("reads messages in custom components", () => {
    const link = renderToStaticMarkup(
      <MessagesContext value={swiss}>
        <HomeLink />
      </MessagesContext>
    )

    assert.strictEqual(link, `<a href="/de-CH/">${swiss.flow.continue}</a>`)
  })
})
