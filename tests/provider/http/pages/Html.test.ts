import { assert, it } from "@effect/vitest"
import { html } from "@portico/provider/http/pages/Html"

it("values cannot become markup", () => {
  const value = `<script>alert("1")</script>&'\``

  const { text } = html`<p title="${value}">${value}</p>`

  assert.notMatch(text.replace(/^<p title="/, "").replace(/<\/p>$/, ""), /<script|"1"|['`]/)
  assert.include(text, "&#60;script&#62;")
})

it("markup in markup stays markup, nothing is nothing, and lists stand in a row", () => {
  const { text } = html`<ul>
    ${[1, "a<b"].map((value) => html`<li>${value}</li>`)}${undefined}
  </ul>`

  assert.strictEqual(text, "<ul><li>1</li><li>a&#60;b</li></ul>")
})
