import { assert, it } from "@effect/vitest"
import { html } from "../../../../packages/provider/src/http/pages/Html.ts"

it("escapes values", () => {
  const value = `<script>alert("1")</script>&'\``

  const { text } = html`<p title="${value}">${value}</p>`

  assert.notMatch(text.replace(/^<p title="/, "").replace(/<\/p>$/, ""), /<script|"1"|['`]/)
  assert.include(text, "&#60;script&#62;")
})

it("nests markup, ignores undefined and concatenates arrays", () => {
  const { text } = html`<b>${["1", "a<b"].map((value) => html`<i>${value}</i>`)}${undefined}</b>`

  assert.strictEqual(text, "<b><i>1</i><i>a&#60;b</i></b>")
})
