import * as Client from "@portico/client/Client"
import * as kit from "@portico/react"
import { SignInFormParts } from "@portico/react/auth"
import type * as React from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { components, propsOf } from "../../stories/journeys/everyComponent.ts"
import { everyPart } from "../../stories/journeys/everyPart.ts"
import { elementsIn } from "./PartSources.ts"

const layer = Client.layerHandler(() => Promise.reject(new TypeError("Nothing is requested on a server.")), {
  clientId: "portico-bookshop",
  host: "https://provider.test"
})

const own = {
  button: (props: React.ComponentProps<"button">) => <button {...props} title="own" />,
  input: (props: React.ComponentProps<"input">) => <input {...props} title="own" />,
  select: (props: React.ComponentProps<"select">) => <select {...props} title="own" />,
  textarea: (props: React.ComponentProps<"textarea">) => <textarea {...props} title="own" />
}

const draw = (children: React.ReactNode): string =>
  renderToString(
    <kit.ClientProvider layer={layer}>
      <kit.ElementsProvider {...own}>{children}</kit.ElementsProvider>
    </kit.ClientProvider>
  )

const controlsOf = (html: string): ReadonlyArray<string> =>
  (html.match(/<(button|input|select|textarea)\b[^>]*>/g) ?? []).filter(
    (tag) => !/type="(checkbox|file|hidden|radio|range)"/.test(tag)
  )

const isOwn = (tag: string): boolean => tag.includes('title="own"')

describe("ElementsProvider", () => {
  it("replaces all buttons and inputs of the parts", () => {
    const controls = everyPart.flatMap(({ element }) => controlsOf(draw(element({}))))

    expect(controls.length).toBeGreaterThan(60)
    expect(controls.filter((tag) => !isOwn(tag))).toEqual([])
  })

  it("replaces all buttons and inputs of the components", () => {
    const controls = components.flatMap(([name, Component]) => {
      // A part of a form cannot be rendered without the form.
      const element = <Component {...propsOf[name]} />
      const inForm = name === "CaptchaSlot" || name === "SignInPasskey"
      return controlsOf(draw(inForm ? <SignInFormParts.Root>{element}</SignInFormParts.Root> : element))
    })

    expect(controls.length).toBeGreaterThan(35)
    expect(controls.filter((tag) => !isOwn(tag))).toEqual([])
  })

  // The other tests render the components in their initial state only.
  it("has no control without it in the sources", () => {
    const native = elementsIn("**/*.tsx").filter(
      ({ name, type }) =>
        /^(button|input|select|textarea)$/.test(name) && !/^(checkbox|file|hidden|radio|range)$/.test(type ?? "")
    )

    expect(native).toEqual([])
  })

  it("inherits the elements of a provider around it", () => {
    const html = renderToString(
      <kit.ElementsProvider input={own.input}>
        <kit.ElementsProvider button={own.button}>
          <kit.ClientProvider layer={layer}>
            <kit.SignInForm />
          </kit.ClientProvider>
        </kit.ElementsProvider>
      </kit.ElementsProvider>
    )

    expect(controlsOf(html).length).toBeGreaterThan(3)
    expect(controlsOf(html).every(isOwn)).toBe(true)
  })

  it("is overridden by the render prop of a part", () => {
    const html = draw(
      <SignInFormParts.Root>
        <SignInFormParts.Submit render={<button aria-label="Submit" title="rendered" type="submit" />} />
      </SignInFormParts.Root>
    )

    expect(html).toMatch(/<button[^>]*title="rendered"/)
    expect(html).not.toContain('title="own"')
  })
})
