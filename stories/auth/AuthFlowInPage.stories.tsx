import { AuthFlow } from "@portico/react"
import { type AuthFlowProps, AuthFlowParts, type ScreenName, SignInFormParts } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import type { World } from "../../.storybook/world.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { ChunkMissing, makeChunk } from "../../packages/react/src/runtime/Chunk.ts"
import { later } from "../../packages/react/src/auth/flow/loadScreens.ts"
import { expectScreen, submitCredentials, expectSignedIn, field, press, typeInto } from "./flowWorld.tsx"
import { lastCode } from "./emailWorld.ts"

const { ada } = accounts
const grace = { email: "grace@example.com", password: "nanoseconds-of-wire" }

const emailIn = (form: HTMLFormElement | null): string => {
  const email = form === null ? null : new FormData(form).get("email")
  return typeof email === "string" ? email : ""
}

const SignIn: NonNullable<NonNullable<AuthFlowProps["screens"]>["signIn"]> = ({ onForgotPassword, ...props }) => (
  <SignInFormParts.Root {...props} className="my-sign-in">
    <SignInFormParts.Title level={2}>Come in</SignInFormParts.Title>
    <SignInFormParts.Error />
    <SignInFormParts.Email defaultValue={props.defaultEmail} />
    <SignInFormParts.Password />
    <SignInFormParts.Submit>Log in</SignInFormParts.Submit>
    <SignInFormParts.Status />
    <button onClick={({ currentTarget }) => onForgotPassword(emailIn(currentTarget.form))} type="button">
      Forgot it?
    </button>
  </SignInFormParts.Root>
)

function Designed({ onSignedIn }: Pick<AuthFlowProps, "onSignedIn">) {
  return (
    <AuthFlowParts.Root className="my-flow" classNames={{ "flow-links": "my-links" }} onSignedIn={onSignedIn}>
      <AuthFlowParts.Screens screens={{ signIn: SignIn }} />
      <AuthFlowParts.Links />
    </AuthFlowParts.Root>
  )
}

/** The flow inside a page: the page's address, custom screens, and a failing network. */
const meta = preview.meta({
  title: "auth/AuthFlow/In a page",
  component: AuthFlow,
  args: { onSignedIn: fn() },
  decorators: [
    (Story) => (
      <div className="portico-card">
        <Story />
      </div>
    )
  ]
})

type Play = PlayOf<typeof AuthFlow>

/** A browser with an address bar and two history buttons. */
function Browser(props: AuthFlowProps) {
  const [{ entries, index }, setHistory] = React.useState<{ entries: ReadonlyArray<ScreenName>; index: number }>({
    entries: ["signIn"],
    index: 0
  })
  const pushScreen: AuthFlowProps["onScreenChange"] = (screen, { replace }) =>
    setHistory(({ entries, index }) => {
      const earlier = entries.slice(0, replace ? index : index + 1)
      return { entries: [...earlier, screen], index: earlier.length }
    })
  const move = (by: -1 | 1) => () =>
    setHistory(({ entries, index }) => ({ entries, index: Math.min(entries.length - 1, Math.max(0, index + by)) }))
  const screen = entries[index]
  return (
    <>
      <p>
        <button className="portico-button" onClick={move(-1)} type="button">
          Browser: back
        </button>{" "}
        <button className="portico-button" onClick={move(1)} type="button">
          Browser: forward
        </button>{" "}
        <code data-testid="address">shop.example/account#{screen}</code>
      </p>
      <AuthFlow {...props} onScreenChange={pushScreen} screen={screen} />
    </>
  )
}

const expectAddress = ({ canvas }: Play, screen: ScreenName) =>
  waitFor(() => expect(canvas.getByTestId("address")).toHaveTextContent(`shop.example/account#${screen}`))

/** The address contains only the screen, and the browser's buttons go back and forward. */
export const AddressSync = meta.story({
  parameters: { world: { scenario: "codeDue" } satisfies World },
  render: (args) => <Browser {...args} />,
  play: async (play) => {
    const { step } = play
    await step("adds a history entry for each screen", async () => {
      await press(play, "Create an account")
      await expectScreen(play, "Create an account")
      await expectAddress(play, "signUp")
      await submitCredentials(play, grace, "Choose a password")
      await expectScreen(play, "Confirm your email address")
      await expectAddress(play, "verifyEmail")
    })
    await step("restores the entered values with the back button, and the code with the forward button", async () => {
      await press(play, "Browser: back")
      await expectScreen(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(grace.email)
      await press(play, "Browser: forward")
      await expectScreen(play, "Confirm your email address")
    })
    await step("does not return to the code after the sign-in", async () => {
      await typeInto(play, "Confirmation code", await lastCode())
      await expectSignedIn(play)
      await expectAddress(play, "signedIn")
      await press(play, "Browser: back")
      await expectAddress(play, "signedIn")
      await expect(play.canvas.getByRole("heading", { name: "You're signed in" })).toBeVisible()
    })
  }
})

/** An address contains no secrets: a screen without its state shows the sign-in instead. */
export const AddressWithoutState = meta.story({
  args: { onScreenChange: fn(), screen: "factor" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible()
    await waitFor(() => expect(args.onScreenChange).toHaveBeenCalledWith("signIn", { replace: true }))
  }
})

/** The page renders the sign-in itself, with its own messages and classes. The kit renders everything else. */
export const Parts = meta.story({
  render: ({ onSignedIn }) => <Designed onSignedIn={onSignedIn} />,
  play: async (play) => {
    const { canvas, canvasElement, step } = { ...play, canvasElement: document.body }
    await step("replaces the kit's classes with the page's", async () => {
      await expect(canvasElement.querySelector(".my-flow")).toHaveClass("my-flow", { exact: true })
      await expect(canvasElement.querySelector(".my-links")).toHaveClass("my-links", { exact: true })
    })
    await step("opens the password recovery from the page's own screen, and returns to it", async () => {
      await typeInto(play, "Email address", ada.email)
      await press(play, "Forgot it?")
      await expectScreen(play, "Forgot your password?")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await press(play, "Back to sign-in")
      await expectScreen(play, "Come in")
    })
    await step("signs in with the page's own screen", async () => {
      await typeInto(play, "Password", ada.password)
      await press(play, "Log in")
      await expectSignedIn(play)
    })
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** The code of the other screens does not load. No entries are lost, and loading can be retried. */
export const ScreenNotLoaded = meta.story({
  beforeEach: () => {
    // Other stories may have loaded the code already.
    const { forget, load, state } = makeChunk(() => import("../../packages/react/src/auth/flow/LazyScreens.tsx"))
    let fails = true
    let forgetCalls = 0
    const error = new ChunkMissing("A part of the page could not be loaded.")
    spyOn(later, "state").mockImplementation(() => (fails ? { _tag: "Missing", error } : state()))
    spyOn(later, "load").mockImplementation(() => (fails ? Promise.reject(error) : load()))
    spyOn(later, "forget").mockImplementation(() => {
      // The first request is the form's preload while the user types; the second is the retry.
      fails = ++forgetCalls < 2
      forget()
    })
    spyOn(console, "error")
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await typeInto(play, "Email address", ada.email)
    await typeInto(play, "Password", ada.password)
    await step("shows that the screen did not load, and how to continue", async () => {
      await press(play, "Create an account")
      await expectScreen(play, "We couldn't load this step")
      await expect(canvas.getByText(/Nothing you entered is lost/)).toBeVisible()
    })
    await step("loads the screen on a retry", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await expectScreen(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
    })
    await step("preserves the values entered before", async () => {
      await press(play, "Sign in instead")
      await expectScreen(play, "Sign in")
      await expect(field(play, "Password")).toHaveValue(ada.password)
    })
    await step("causes no React warning about the pending chunk", async () => {
      await expect(console.error).not.toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining("use()") })
      )
    })
  }
})
