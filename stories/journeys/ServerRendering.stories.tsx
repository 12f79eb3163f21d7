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
import type { World } from "../../.storybook/network.ts"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "../auth/profileWorld.ts"
import { components, type Named, propsOf, roots } from "./everyComponent.ts"
import { ServerRendered } from "./ServerRendered.tsx"

const { ada } = accounts
const books = Query.from("books").pipe(Query.limit(3))

/** Server-rendered pages: no session is known, no request is sent, and the browser continues without a layout shift. */
const meta = preview.meta({
  component: ServerRendered,
  args: { onMismatch: fn() },
  render: (args, { loaded }) => <ServerRendered {...args} layer={loaded["client"] as Layer.Layer<Services>} />
})

/** A page with all that it may have. */
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
    waits: true
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("input before the scripts have loaded is kept", async () => {
      await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
      await userEvent.click(canvas.getByRole("button", { name: "The scripts are there" }))
    })
    await step("the browser finds out who is there, and what there is", async () => {
      const account = within(canvas.getByRole("group", { name: "My account" }))
      await expect(await account.findByRole("button", { name: "Sign in" })).toBeVisible()
      await expect(await canvas.findAllByRole("cell")).toHaveLength(3)
    })
    await step("the server-rendered elements work", async () => {
      await expect(canvas.getByLabelText("Email address")).toHaveValue(ada.email)
      await userEvent.type(canvas.getByLabelText("Password"), `${ada.password}{Enter}`)
      await expect(await canvas.findByText("You're signed in.")).toBeVisible()
      await expect(await canvas.findByRole("button", { name: "Account menu: Ada" })).toBeVisible()
    })
    await expect(args.onMismatch).not.toHaveBeenCalled()
  }
})

const Who = () => <output>{useMember()._tag}</output>

const drawn = ([name, Component]: Named) => {
  const its = <Component {...propsOf[name]} />
  // A part of a form cannot render outside of a form.
  return (
    <div key={name}>
      {name === "CaptchaSlot" || name === "SignInPasskey" ? <SignInFormParts.Root>{its}</SignInFormParts.Root> : its}
    </div>
  )
}

// So many forms have names in common. What axe looks at is each of them alone, in its own stories.
function Clearable({ children }: { readonly children: React.ReactNode }) {
  const [isClear, clear] = React.useState(false)
  return isClear ? (
    <p>All of them woke up.</p>
  ) : (
    <>
      <button className="portico-button" onClick={() => clear(true)} type="button">
        Clear the page
      </button>
      {children}
    </>
  )
}

/** Every component of the kit, and the root of every one with parts, for a signed-in member. */
export const EveryComponent = meta.story({
  parameters: { world: { ...worldOf().world, captcha: () => PageCaptcha.layer({}) } satisfies World },
  args: {
    children: (
      <Clearable>
        <Who />
        {components.map(drawn)}
        {roots.map(drawn)}
      </Clearable>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByText("Member")).toBeVisible()
    await expect(args.onMismatch).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole("button", { name: "Clear the page" }))
    await expect(await canvas.findByText("All of them woke up.")).toBeVisible()
  }
})

const flashes: Array<string> = []

// Elements that require a password or offer to sign in, in the HTML of the server.
const watch = (_html: string, place: HTMLElement): void => {
  const look = () => {
    for (const found of place.querySelectorAll("form, input[type=password], [href='#sign-in']"))
      flashes.push(found.outerHTML)
  }
  look()
  new MutationObserver(look).observe(place, { attributes: true, childList: true, subtree: true })
}

/** A member loads a server-rendered page: the sign-in form never appears, not even briefly. */
export const MemberComesBack = meta.story({
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
    onSent: watch
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

/** The front door opens at a screen whose code comes later: the server has loaded it, and so has the browser. */
export const FrontDoor = meta.story({
  loaders: [() => loadAuthFlow()],
  args: { children: <AuthFlow start="signUp" />, waits: true },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("it is there before the scripts are, and is filled in", async () => {
      await expect(canvas.getByRole("heading", { name: "Create an account" })).toBeVisible()
      await userEvent.type(canvas.getByLabelText("Email address"), ada.email)
    })
    await step("and leads on once they are", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "The scripts are there" }))
      await waitFor(() => userEvent.click(canvas.getByRole("button", { name: "Sign in instead" })))
      await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible()
    })
    await expect(args.onMismatch).not.toHaveBeenCalled()
  }
})
