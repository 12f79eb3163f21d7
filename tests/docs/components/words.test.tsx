import { SignInFormView } from "@portico/react/auth"
import { renderToStaticMarkup } from "react-dom/server"
import { assert, it } from "vitest"

// A view receives its state as a prop. It needs no client, no browser and no clock.
it("a form that must wait shows the remaining time", () => {
  const html = renderToStaticMarkup(
    <SignInFormView
      messages={{ form: { wait: (seconds) => `In ${seconds} seconds` } }}
      onSubmit={() => {}}
      state={{ _tag: "Failed", attempt: 1, problem: { key: "rateLimited", retryable: true }, wait: 27 }}
    />
  )

  assert.include(html, "In 27 seconds")
  assert.include(html, 'aria-disabled="true"')
})
