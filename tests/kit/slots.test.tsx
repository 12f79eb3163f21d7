import * as Client from "@portico/client/Client"
import * as Aggregate from "@portico/client/data/Aggregate"
import * as kit from "@portico/react"
import { AuthFlowParts } from "@portico/react/auth"
import { AggregateChart } from "@portico/react/charts"
import { DataErrorView, ItemDetailView } from "@portico/react/data"
import { Form } from "@portico/react/form"
import type * as React from "react"
import { renderToString } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { componentOf, pageOf } from "../../.storybook/docs/Component.ts"
import { isExported } from "../../.storybook/docs/Modules.ts"
import { SilentGate } from "../../packages/react/src/auth/flow/LazyScreens.tsx"
import { ReferenceEditor } from "../../packages/react/src/data/item/ReferenceEditor.tsx"
import { components, type Named, propsOf } from "../../stories/journeys/everyComponent.ts"
import { slotsUsedBy } from "./SlotSources.ts"

const isComponent = (value: unknown): value is Named[1] => typeof value === "function"

/** The components with class names that the journeys of all components do not render. */
const others: ReadonlyArray<Named> = Object.entries<unknown>({
  AggregateChart,
  DataErrorView,
  MembersOnly: kit.MembersOnly,
  StatusBadge: kit.StatusBadge
}).flatMap(([name, value]) => (isComponent(value) ? [[name, value] as const] : []))

const propsOfOther: Readonly<Record<string, object>> = {
  AggregateChart: {
    caption: "Books by author",
    category: { field: "_id", header: "Author" },
    source: Aggregate.from("books").pipe(Aggregate.group("author"), Aggregate.count()),
    values: [{ field: "count", header: "Books" }]
  },
  DataErrorView: { onRetry: () => {}, problem: { key: "offline", retryable: true } },
  MembersOnly: { reason: "ended", signInHref: "/sign-in" },
  StatusBadge: { kind: "backup", status: "READY" }
}

/** The components with class names, and the slots that their types have. */
const styleable = [...components, ...others]
  .map(([name, Component]) => ({ Component, name, slots: componentOf(name).slots }))
  .filter(({ slots }) => slots.length > 0)
  .map(({ Component, name, slots }) => [name, slots, Component] as const)

/** The components that an application renders inside another one, and that have the class names of that one. */
const contents: Readonly<Record<string, ReadonlyArray<string>>> = {
  SignInForm: ["CaptchaSlot", "SignInPasskey"],
  SignUpForm: ["CaptchaSlot"]
}

/** The components that have class names of their own inside another one. */
const separate: Readonly<Record<string, ReadonlyArray<string>>> = {
  AccountSecurity: ["ReverificationDialog"],
  AuthFlow: [
    "EmailVerificationForm",
    "ForgotPasswordFormView",
    "MfaChallenge",
    "OAuthButton",
    "OAuthButtonView",
    "OwnerApprovalPending",
    "ResetPasswordForm",
    "SignInFormView",
    "SignInPasskey",
    "SignUpFormView",
    "SilentLoginView",
    "CaptchaSlot"
  ],
  ChangeEmailForm: ["ReverificationDialog"],
  DeleteAccountForm: ["ReverificationDialog"],
  FactorsPanel: ["ReverificationDialog"],
  ImportWizard: ["StatusBadge"],
  OAuthCallback: ["LogoutButton", "OAuthButton"],
  SessionsPanel: ["ReverificationDialog"],
  SilentLogin: ["OAuthButton"]
}

/** The keys of class names that contain those of another component, in the initial state. */
const nested: Readonly<Record<string, ReadonlyArray<string>>> = { AuthFlow: ["forms", "signIn"] }

/** The slots that only props of another component show. */
const hidden: Readonly<Record<string, ReadonlyArray<string>>> = {
  CollectionGrid: [
    "choice",
    "edit-button",
    "edit-cell",
    "edit-value",
    "editor",
    "editor-actions",
    "field-error",
    "hint",
    "row-menu",
    "row-menu-item",
    "row-menu-list"
  ]
}

const layer = Client.layerHandler(() => Promise.reject(new TypeError("Nothing is requested on a server.")), {
  clientId: "portico-bookshop",
  host: "https://provider.test"
})

const stay = () => {}

const words = { title: "Book", submit: "Save", submitting: "Saving…" }

type Names = Readonly<Record<string, string>>

/** Returns the slots whose class names are read when an element is rendered. */
const slotsReadIn = (render: (classNames: Names) => React.ReactNode): ReadonlySet<string> => {
  const read = new Set<string>()
  const classNames = new Proxy<Names>(
    {},
    {
      get: (_, slot) => {
        if (typeof slot === "string") read.add(slot)
        return undefined
      }
    }
  )
  renderToString(<kit.ClientProvider layer={layer}>{render(classNames)}</kit.ClientProvider>)
  return read
}

/** Returns the slots whose class names a component reads in its initial state. */
const slotsReadBy = (name: string, Component: Named[1]): ReadonlySet<string> =>
  slotsReadIn((classNames) => <Component {...propsOf[name]} {...propsOfOther[name]} classNames={classNames} />)

describe("the slots of class names", () => {
  it("are found", () => {
    expect(styleable.map(([name]) => name)).toEqual(expect.arrayContaining(["SignInForm", "FactorsPanel", "ItemForm"]))
    expect(styleable.length).toBeGreaterThan(30)
    expect(slotsReadBy("SignInForm", kit.SignInForm as Named[1])).toContain("submit")
  })

  it.each(styleable)("%s has a type with exactly the slots of its elements", (name, slots) => {
    const parts = [`${name}Parts`].filter(isExported)
    const used = slotsUsedBy([name, ...(contents[name] ?? [])], separate[name])
    const usedByParts = slotsUsedBy([...parts, ...(contents[name] ?? [])], separate[name])

    expect([...used].filter((slot) => !slots.includes(slot) && hidden[name]?.includes(slot) !== true)).toEqual([])
    expect(slots.filter((slot) => !used.has(slot) && !usedByParts.has(slot))).toEqual([])
  })

  it.each(styleable)("%s reads only slots of its type", (name, slots, Component) => {
    const known = [...slots, ...(nested[name] ?? [])]

    expect([...slotsReadBy(name, Component)].filter((slot) => !known.includes(slot))).toEqual([])
  })

  it("of Form.Root have a type with exactly those of the components for it", () => {
    const parts = pageOf({
      components: [],
      hooks: [],
      modules: [],
      parts: ["Form"],
      types: [],
      views: []
    }).parts.flatMap(({ parts }) => parts)
    const slots = parts
      .filter(({ name }) => name === "Root")
      .flatMap(({ props }) => props.flatMap(({ slots = [] }) => slots))

    expect(slots.toSorted()).toEqual([...slotsUsedBy(["Form", "ProfileFields", "CaptchaSlot"])].toSorted())
  })

  it("are passed on to the error of an item", () => {
    const state = { _tag: "Failed", problem: { key: "offline", retryable: true } } as const
    const read = slotsReadIn((classNames) => (
      <ItemDetailView classNames={classNames} fields={[]} state={{ ...state, refetching: false }} title="A book" />
    ))

    expect(read).toContain("failure")
  })

  it("are passed on to the reference picker of a form", () => {
    const field = {
      label: "Author",
      labelField: "name",
      name: "author",
      optional: true,
      target: "authors",
      type: "reference"
    } as const
    const read = slotsReadIn((classNames) => (
      <Form.Root classNames={classNames} onSubmit={stay} state={{ _tag: "Idle" }} words={words}>
        <ReferenceEditor collection="books" dirty={false} entry="" field={field} item={undefined} onChange={stay} />
      </Form.Root>
    ))

    expect(read).toContain("picker")
  })

  it("are passed on to the silent login of a flow", () => {
    const read = slotsReadIn((classNames) => (
      <AuthFlowParts.Root classNames={{ silent: classNames }} onSignedIn={stay} silent>
        <SilentGate>{null}</SilentGate>
      </AuthFlowParts.Root>
    ))

    expect(read).toContain("passage")
  })

  it("are passed on to the form of a screen, which replaces those of all forms", () => {
    const names = { forms: { input: "all-inputs", submit: "all-submits" }, signIn: { submit: "sign-in-submit" } }
    const html = renderToString(
      <kit.ClientProvider layer={layer}>
        <kit.AuthFlow classNames={names} onSignedIn={stay} />
      </kit.ClientProvider>
    )

    expect(html).toContain('class="portico-input all-inputs')
    expect(html).toContain('class="portico-submit sign-in-submit"')
    expect(html).not.toContain("all-submits")
  })
})
