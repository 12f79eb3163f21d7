import type { Challenge } from "@portico/client/auth/LoginState"
import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import * as kit from "@portico/react"
import * as Redacted from "effect/Redacted"
import { readFileSync } from "node:fs"
import { join } from "node:path"
import * as React from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { root } from "../../scripts/root.mjs"

const asked: Array<string> = []

// Whatever is asked while a server draws is asked in vain.
const layer = Client.layerHandler(
  (request) => {
    asked.push(request.url)
    return Promise.reject(new TypeError("Nothing is asked on a server."))
  },
  { clientId: "portico-bookshop", host: "https://provider.test" }
)

type Props = Readonly<Record<string, unknown>>
type AnyComponent = React.ComponentType<Props>

// What stands in a `.view.tsx` takes its state as a prop, and has a story for each: the others find theirs themselves.
const index = readFileSync(join(root, "packages/react/src/index.ts"), "utf8")
const wired = Array.from(index.matchAll(/^export \{([^}]+)\} from "([^"]+)"/gm)).flatMap(([, names = "", path = ""]) =>
  path.endsWith(".tsx") && !path.endsWith(".view.tsx") && !path.startsWith("./runtime/")
    ? names.split(",").map((name) => name.trim())
    : []
)

const exported = Object.entries<unknown>(kit).filter(([name]) => wired.includes(name))
const isComponent = (value: unknown): value is AnyComponent => typeof value === "function"

/** The components. A new one joins by itself. */
const components = exported.flatMap(([name, value]) => (isComponent(value) ? [[name, value] as const] : []))

/** The unstyled parts: an object with a `Root`. */
const parts = exported.flatMap(([name, value]) =>
  typeof value === "object" && value !== null && "Root" in value && isComponent(value.Root)
    ? [[name, value.Root] as const]
    : []
)

const challenge: Challenge = { stateToken: Redacted.make("a state") }

// What a component asks for to be drawn at all.
const props: Readonly<Record<string, Props>> = {
  AccountMenu: { name: "Ada", onSignIn: () => {} },
  CollectionTable: { caption: "Books", columns: [{ field: "title", header: "Title" }], query: Query.from("books") },
  EmailVerification: { email: "ada@example.com", stateToken: Redacted.make("a state") },
  EmailVerificationForm: { email: "ada@example.com", stateToken: Redacted.make("a state") },
  Mfa: { challenge },
  MfaChallenge: { challenge },
  ResetPassword: { recoveryToken: Redacted.make("a token") },
  ResetPasswordForm: { recoveryToken: Redacted.make("a token") }
}

const drawIn = (wrap: (drawn: React.ReactNode) => React.ReactNode, drawn: React.ReactNode): string =>
  renderToString(
    <React.StrictMode>
      <kit.ClientProvider layer={layer}>{wrap(drawn)}</kit.ClientProvider>
    </React.StrictMode>
  )

const draw = (Component: AnyComponent, name: string, children?: React.ReactNode): string => {
  const drawn = <Component {...props[name]}>{children}</Component>
  try {
    return drawIn((drawn) => drawn, drawn)
  } catch (error) {
    // A part of a form cannot be drawn without one.
    if (!String(error).includes("outside its form")) throw error
    return drawIn((drawn) => <kit.SignIn.Root>{drawn}</kit.SignIn.Root>, drawn)
  }
}

describe("on a server, where nobody is known", () => {
  it("there is something to draw", () => {
    expect(components.length).toBeGreaterThan(3)
    expect(parts.length).toBeGreaterThan(1)
  })

  it.each(components)("%s draws, asks nothing and styles nothing in place", (name, Component) => {
    // A strict Content Security Policy drops the style attributes of a page's source.
    expect(draw(Component, name)).not.toContain(" style=")
    expect(asked).toEqual([])
  })

  it.each(parts)("the root of %s draws its children without a class of the kit", (name, Root) => {
    const html = draw(Root, name, <p>its own</p>)

    expect(html).not.toMatch(/class="[^"]*portico-/)
    expect(asked).toEqual([])
  })

  it("two of a kind on one page have no id in common", () => {
    const html = renderToString(
      <kit.ClientProvider layer={layer}>
        <kit.SignInForm />
        <kit.SignInForm />
        <kit.SignUpForm />
      </kit.ClientProvider>
    )
    const ids = Array.from(html.matchAll(/ id="([^"]+)"/g), ([, id]) => id)

    expect(ids.length).toBeGreaterThan(5)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it("a page without a client says what is missing", () => {
    expect(() => renderToString(<kit.SignInForm />)).toThrow(/<ClientProvider layer/)
  })
})
