import type { Challenge } from "@portico/client/auth/LoginState"
import * as Query from "@portico/client/data/Query"
import * as kit from "@portico/react"
import * as Redacted from "effect/Redacted"
import type * as React from "react"

type Props = Readonly<Record<string, unknown>>
type AnyComponent = React.ComponentType<Props>

/** A component of the kit, and the name that it is exported by. */
export type Named = readonly [name: string, component: AnyComponent]

const [index = ""] = Object.values(
  import.meta.glob<string>("../../packages/react/src/index.ts", { eager: true, import: "default", query: "?raw" })
)

// What stands in a `.view.tsx` takes its state as a prop, and has a story for each: the others find theirs themselves.
const wired = Array.from(index.matchAll(/^export \{([^}]+)\} from "([^"]+)"/gm)).flatMap(([, names = "", path = ""]) =>
  path.endsWith(".tsx") && !path.endsWith(".view.tsx") && !path.startsWith("./runtime/")
    ? names.split(",").map((name) => name.trim())
    : []
)

const exported = Object.entries<unknown>(kit).filter(([name]) => wired.includes(name))
const isComponent = (value: unknown): value is AnyComponent => typeof value === "function"

/** The components that find their state themselves. A new one joins by itself. */
export const components: ReadonlyArray<Named> = exported.flatMap(([name, value]) =>
  isComponent(value) ? [[name, value] as const] : []
)

/** The roots of the unstyled parts. */
export const roots: ReadonlyArray<Named> = exported.flatMap(([name, value]) =>
  typeof value === "object" && value !== null && "Root" in value && isComponent(value.Root)
    ? [[name, value.Root] as const]
    : []
)

const challenge: Challenge = { stateToken: Redacted.make("a state") }

/** What a component asks for to be drawn at all. */
export const propsOf: Readonly<Record<string, Props>> = {
  AccountMenu: { name: "Ada", onSignIn: () => {} },
  CollectionTable: { caption: "Books", columns: [{ field: "title", header: "Title" }], query: Query.from("books") },
  EmailVerification: { email: "ada@example.com", stateToken: Redacted.make("a state") },
  EmailVerificationForm: { email: "ada@example.com", stateToken: Redacted.make("a state") },
  Mfa: { challenge },
  MfaChallenge: { challenge },
  ResetPassword: { recoveryToken: Redacted.make("a token") },
  ResetPasswordForm: { recoveryToken: Redacted.make("a token") }
}
