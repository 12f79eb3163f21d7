import { assert, describe, it } from "@effect/vitest"
import { renderToStaticMarkup } from "react-dom/server"
import { withBreaks } from "../../../packages/react/src/parts/withBreaks.tsx"

const html = (text: string) => renderToStaticMarkup(<p>{withBreaks(text)}</p>)

describe("withBreaks", () => {
  it("lets an email address break after @ and each dot, and nothing else", () => {
    assert.strictEqual(
      html("We sent a code to ada.lovelace@mail.example.com. It is 1.5 KB."),
      "<p>We sent a code to ada.<wbr/>lovelace@<wbr/>mail.<wbr/>example.<wbr/>com. It is 1.5 KB.</p>"
    )
  })

  it("keeps the text that is copied and announced", () => {
    const text = "Enter the code we emailed to j•••@example.com."

    assert.strictEqual(html(text).replaceAll(/<[^>]*>/g, ""), text)
  })
})
