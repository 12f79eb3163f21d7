import * as Wde from "@portico/contract/Wde"
import { meanings } from "@portico/contract/WdeMeaning"
import { assert, describe, it } from "@effect/vitest"
import {
  canSignIn,
  referenceOf,
  toneOf,
  withoutReference
} from "../../../../packages/react/src/data/failure/failureOf.ts"
import { ar } from "../../../../packages/react/src/i18n/locales/ar.ts"
import { de } from "../../../../packages/react/src/i18n/locales/de.ts"
import { problems as en } from "../../../../packages/react/src/i18n/en/form.ts"
import { es } from "../../../../packages/react/src/i18n/locales/es.ts"
import { fr } from "../../../../packages/react/src/i18n/locales/fr.ts"
import { he } from "../../../../packages/react/src/i18n/locales/he.ts"
import { ja } from "../../../../packages/react/src/i18n/locales/ja.ts"
import { pt } from "../../../../packages/react/src/i18n/locales/pt.ts"
import { ofData } from "../../../../packages/react/src/problem/DataProblem.ts"
import * as Problem from "../../../../packages/react/src/problem/Problem.ts"

describe("how a failure is told", () => {
  it("takes what is merely not there for news", () => {
    assert.strictEqual(toneOf(Problem.make("itemGone")), "info")
    assert.strictEqual(toneOf(Problem.make("offline")), "warning")
    assert.strictEqual(toneOf(Problem.make("internalError")), "danger")
  })

  it("offers to sign in where that is what helps", () => {
    const offered = (["signInRequired", "sessionEnded", "notSignedIn", "noPermission", "offline"] as const).filter(
      (key) => canSignIn(Problem.make(key))
    )
    assert.deepStrictEqual(offered, ["signInRequired", "sessionEnded", "notSignedIn"])
  })

  it("gives code and id of the call to whoever helps", () => {
    const problem = Problem.make("internalError", { code: "WDE0053", requestId: "r-1" })

    assert.strictEqual(referenceOf(problem), "WDE0053, r-1")
    assert.strictEqual(referenceOf(withoutReference(problem)), "")
  })

  it("names no code where a person needs nobody's help", () => {
    assert.strictEqual(referenceOf(Problem.make("itemGone", { code: "WDE0073" })), "")
    assert.strictEqual(referenceOf(Problem.make("noPermission", { code: "WDE0027", requestId: "r-1" })), "r-1")
  })
})

// Words of a call that nobody but its developer should read.
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

const codes = Object.keys(Wde.catalogue).filter(Wde.isCode)

describe("every code of the catalogue", () => {
  it.each(codes)(
    "%s has plain words for people in each language, and code, place and way out for developers",
    (code) => {
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
        assert.notInclude([error.message, meanings[code], Wde.catalogue[code].message], sentence, language)
      }

      const [diagnosis, ...others] = problem.diagnoses ?? []
      assert.deepStrictEqual(others, [])
      assert.deepInclude(diagnosis, { code, kind: Wde.catalogue[code].kind, path: ["query", 0] })
      // What was wrong and what to do: a sentence, which says more than what the code means.
      assert.match(diagnosis?.message ?? "", /^\S.* .*\S$/)
      assert.notStrictEqual(diagnosis?.message, meanings[code])
      assert.notMatch(diagnosis?.message ?? "", /[{}]|undefined/)
    }
  )

  it("says in each language whose words they are where the site's own code refuses: the site's", () => {
    const problem = ofData(Wde.make("WDE0078", { description: "Books on loan cannot be removed." }))

    for (const words of [en, ...[ar, de, es, fr, he, ja, pt].map(({ problems }) => problems)]) {
      assert.strictEqual(words[problem.key](withoutReference(problem)), "Books on loan cannot be removed.")
    }
  })
})
