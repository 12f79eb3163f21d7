import type { Services } from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import {
  AccountMenu,
  AuthFlow,
  CollectionTable,
  loadAuthFlow,
  LogoutButton,
  RequireMember,
  SignedIn,
  SignedOut,
  SignInForm,
  useMember
} from "@portico/react"
import { SignInFormParts } from "@portico/react/auth"
import * as PageCaptcha from "@portico/testing/PageCaptcha"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import type * as Layer from "effect/Layer"
import * as React from "react"
import { expect, fn, waitFor, within } from "storybook/test"
import type { World } from "../../.storybook/world.ts"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "../auth/profileWorld.ts"
import { components, type Named, propsOf, roots } from "./everyComponent.ts"
import { ServerRendered } from "./ServerRendered.tsx"

const { ada } = accounts
const books = Query.from("books").pipe(Query.limit(3))

/**
 * Server-rendered pages: the session is unknown, no request is sent, and the browser continues without a layout shift.
 */
const meta = preview.meta({
  component: ServerRendered,
  args: { onMismatch: fn() },
  render: (args, { loaded }) => <ServerRendered {...args} layer={loaded["client"] as Layer.Layer<Services>} />
})

/** A page with a menu, a form and a table. */
export const WholePage = meta.story({
  args: {
    children: (
      <>
        <AccountMenu name="Ada" onSignIn={() => {}} />
        <SignInForm />
        <CollectionTable
          caption="Books"
          columns={[{ field: "title", header: "Title", sortable: true }]}
          query={books}
        />
      </>
    ),
    hydratesOnClick: true
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("accepts input before hydration", async () => {
      await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
      await userEvent.click(canvas.getByRole("button", { name: "Load the scripts" }))
    })
    await step("loads the sign-in state and the items after hydration", async () => {
      const account = within(canvas.getByRole("group", { name: "My account" }))
      await expect(await account.findByRole("button", { name: "Sign in" })).toBeVisible()
      await expect(await canvas.findAllByRole("rowheader")).toHaveLength(3)
    })
    await step("signs in with the server-rendered form", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveValue(ada.email)
      await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}`)
      await expect(await canvas.findByText("You're signed in.")).toBeVisible()
      await expect(await canvas.findByRole("button", { name: "Account menu: Ada" })).toBeVisible()
    })
    await expect(args.onMismatch).not.toHaveBeenCalled()
  }
})

const MemberTag = () => <output>{useMember()._tag}</output>

const renderNamed = ([name, Component]: Named) => {
  const element = <Component {...propsOf[name]} />
  // A part of a form cannot render outside of a form.
  return (
    <div key={name}>
      {name === "CaptchaSlot" || name === "SignInPasskey" ? (
        <SignInFormParts.Root>{element}</SignInFormParts.Root>
      ) : (
        element
      )}
    </div>
  )
}

// The forms have duplicate names, so the page is cleared before axe runs. Axe checks each form in its own stories.
function ClearablePage({ children }: { readonly children: React.ReactNode }) {
  const [isCleared, clear] = React.useState(false)
  return isCleared ? (
    <p>All components are hydrated.</p>
  ) : (
    <>
      <button className="portico-button" onClick={() => clear(true)} type="button">
        Clear the page
      </button>
      {children}
    </>
  )
}

/** Every component of the kit and the root of every component with parts, for a signed-in member. */
export const EveryComponent = meta.story({
  parameters: { world: { ...worldOf().world, captcha: () => PageCaptcha.layer({}) } satisfies World },
  args: {
    children: (
      <ClearablePage>
        <MemberTag />
        {components.map(renderNamed)}
        {roots.map(renderNamed)}
      </ClearablePage>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("Member")).toBeVisible()
    await expect(args.onMismatch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Clear the page" }))
    await expect(await canvas.findByText("All components are hydrated.")).toBeVisible()
  }
})

const flashes: Array<string> = []

// Elements that require a password or offer to sign in, in the HTML of the server.
const recordFlashes = (_html: string, place: HTMLElement): void => {
  const recordForms = () => {
    for (const found of place.querySelectorAll("form, input[type=password], [href='#sign-in']"))
      flashes.push(found.outerHTML)
  }
  recordForms()
  new MutationObserver(recordForms).observe(place, { attributes: true, childList: true, subtree: true })
}

/** A member loads a server-rendered page. The sign-in form never appears, not even briefly. */
export const MemberReturns = meta.story({
  beforeEach: () => void flashes.splice(0),
  parameters: { world: { member: "ada" } satisfies World },
  args: {
    children: (
      <>
        <AccountMenu name="Ada" signInHref="#sign-in" />
        <SignedIn>
          <p>Welcome back.</p>
        </SignedIn>
        <SignedOut>
          <AuthFlow />
        </SignedOut>
        <RequireMember fallback={<SignInForm />}>
          <h2>My orders</h2>
        </RequireMember>
        <LogoutButton />
      </>
    ),
    onSent: recordFlashes
  },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText("Welcome back.")).toBeVisible()
    await expect(await canvas.findByRole("heading", { name: "My orders" })).toBeVisible()
    await expect(await canvas.findByRole("button", { name: "Account menu: Ada" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Sign out" })).toBeVisible()
    await expect(flashes).toEqual([])
    await expect(args.onMismatch).not.toHaveBeenCalled()
  }
})

/** The flow starts at a screen whose code is loaded on demand. The server and the browser load it in advance. */
export const LazyScreen = meta.story({
  loaders: [() => loadAuthFlow()],
  args: { children: <AuthFlow start="signUp" />, hydratesOnClick: true },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("accepts input before hydration", async () => {
      await expect(canvas.getByRole("heading", { name: "Create an account" })).toBeVisible()
      await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
    })
    await step("opens the sign-in after hydration", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Load the scripts" }))
      await waitFor(() => userEvent.click(canvas.getByRole("button", { name: "Sign in instead" })))
      await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible()
    })
    await expect(args.onMismatch).not.toHaveBeenCalled()
  }
})
