import * as Wde from "@portico/contract/Wde"
import { meanings } from "@portico/contract/WdeMeaning"
import { assert, describe, it } from "@effect/vitest"
import { canSignIn, referenceOf, withoutReference } from "../../../../packages/react/src/data/failure/failureOf.ts"
import { ar } from "../../../../packages/react/src/i18n/locales/ar.ts"
import { de } from "../../../../packages/react/src/i18n/locales/de.ts"
import { problems as en } from "../../../../packages/react/src/i18n/en/problems/problems.ts"
import { es } from "../../../../packages/react/src/i18n/locales/es.ts"
import { fr } from "../../../../packages/react/src/i18n/locales/fr.ts"
import { he } from "../../../../packages/react/src/i18n/locales/he.ts"
import { ja } from "../../../../packages/react/src/i18n/locales/ja.ts"
import { pt } from "../../../../packages/react/src/i18n/locales/pt.ts"
import { ofData } from "../../../../packages/react/src/problem/DataProblem.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

describe("failures", () => {
  it("have the tone info if only something is missing", () => {
    assert.strictEqual(Problem.toneOf(Problem.make("itemNotFound")), "info")
    assert.strictEqual(Problem.toneOf(Problem.make("offline")), "warning")
    assert.strictEqual(Problem.toneOf(Problem.make("internalError")), "danger")
  })

  it("offer to sign in if that helps", () => {
    const offered = (["signInRequired", "sessionEnded", "notSignedIn", "noPermission", "offline"] as const).filter(
      (key) => canSignIn(Problem.make(key))
    )
    assert.deepStrictEqual(offered, ["signInRequired", "sessionEnded", "notSignedIn"])
  })

  it("have a reference of the code and the request id", () => {
    const problem = Problem.make("internalError", { code: "WDE0053", requestId: "r-1" })

    assert.strictEqual(referenceOf(problem), "WDE0053, r-1")
    assert.strictEqual(referenceOf(withoutReference(problem)), "")
  })

  it("have no code if the user needs no support", () => {
    assert.strictEqual(referenceOf(Problem.make("itemNotFound", { code: "WDE0073" })), "")
    assert.strictEqual(referenceOf(Problem.make("noPermission", { code: "WDE0027", requestId: "r-1" })), "r-1")
  })
})

// Parameters of a call that only its developer should see.
const params = {
  collection: "the_collection",
  count: 1001,
  description: "what the site says",
  expected: "an_expected",
  field: "the_field",
  index: 3,
  itemId: "the_item",
  limit: 1000,
  maximum: 1000,
  method: "theMethod",
  option: "the_option",
  other: "the_other",
  parameter: "the_parameter",
  path: "the_path",
  received: "the_received"
}

const codes = Object.keys(Wde.catalog).filter(Wde.isCode)

describe("every code of the catalog", () => {
  it.each(codes)("%s has a plain message in each language, and its code, place and fix for developers", (code) => {
    const error = Wde.make(code, params, { path: ["query", 0] })
    const problem = ofData(error)
    const told = {
      ar: ar.problems,
      de: de.problems,
      en,
      es: es.problems,
      fr: fr.problems,
      he: he.problems,
      ja: ja.problems,
      pt: pt.problems
    }
    for (const [language, words] of Object.entries(told)) {
      const sentence = words[problem.key](withoutReference(problem))
      assert.match(sentence, /\p{L}{2}/u, language)
      assert.notMatch(sentence, /WDE|[{}]|undefined|NaN|an?_expected|the_|theMethod/, language)
      assert.notInclude([error.message, meanings[code], Wde.catalog[code].message], sentence, language)
    }

    const [diagnosis, ...others] = problem.diagnoses ?? []
    assert.deepStrictEqual(others, [])
    assert.deepInclude(diagnosis, { code, kind: Wde.catalog[code].kind, path: ["query", 0] })
    // The diagnosis is a sentence, and more specific than the meaning of the code.
    assert.match(diagnosis?.message ?? "", /^\S.* .*\S$/)
    assert.notStrictEqual(diagnosis?.message, meanings[code])
    assert.notMatch(diagnosis?.message ?? "", /[{}]|undefined/)
  })

  it("has the site's message in each language if a hook of the site refuses", () => {
    const problem = ofData(Wde.make("WDE0078", { description: "Books on loan cannot be removed." }))

    for (const words of [en, ...[ar, de, es, fr, he, ja, pt].map(({ problems }) => problems)]) {
      assert.strictEqual(words[problem.key](withoutReference(problem)), "Books on loan cannot be removed.")
    }
  })
})
