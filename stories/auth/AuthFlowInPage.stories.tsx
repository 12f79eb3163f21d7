import { AuthFlow } from "@portico/react"
import { type AuthFlowProps, AuthFlowParts, type ScreenName, SignInFormParts } from "@portico/react/auth"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as React from "react"
import { expect, fn, spyOn, waitFor } from "storybook/test"
import type { World } from "../../.storybook/network.ts"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { ChunkMissing, makeChunk } from "../../packages/react/src/auth/flow/Chunk.ts"
import { later } from "../../packages/react/src/auth/flow/loadScreens.ts"
import { arrive, enter, expectSignedIn, field, press, type } from "./flowWorld.tsx"
import { lastCode } from "./mailWorld.ts"

const { ada } = accounts
const grace = { email: "grace@example.com", password: "nanoseconds-of-wire" }

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
  const [{ entries, index }, go] = React.useState<{ entries: ReadonlyArray<ScreenName>; index: number }>({
    entries: ["signIn"],
    index: 0
  })
  const follow: AuthFlowProps["onScreenChange"] = (screen, { replace }) =>
    go(({ entries, index }) => {
      const kept = entries.slice(0, replace ? index : index + 1)
      return { entries: [...kept, screen], index: kept.length }
    })
  const move = (by: -1 | 1) => () =>
    go(({ entries, index }) => ({ entries, index: Math.min(entries.length - 1, Math.max(0, index + by)) }))
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
        <code data-testid="address">shop.example/door#{screen}</code>
      </p>
      <AuthFlow {...props} onScreenChange={follow} screen={screen} />
    </>
  )
}

const expectAddress = ({ canvas }: Play, screen: ScreenName) =>
  waitFor(() => expect(canvas.getByTestId("address")).toHaveTextContent(`shop.example/door#${screen}`))

/** The address contains only the screen, and the browser's buttons go back and forward. */
export const AddressFollows = meta.story({
  parameters: { world: { scenario: "codeDue" } satisfies World },
  render: (args) => <Browser {...args} />,
  play: async (play) => {
    const { step } = play
    await step("each screen has an entry in the history", async () => {
      await press(play, "Create an account")
      await arrive(play, "Create an account")
      await expectAddress(play, "signUp")
      await enter(play, grace, "Choose a password")
      await arrive(play, "Confirm your email address")
      await expectAddress(play, "verifyEmail")
    })
    await step("back, with what was typed; and forth, with what was due", async () => {
      await press(play, "Browser: back")
      await arrive(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(grace.email)
      await press(play, "Browser: forward")
      await arrive(play, "Confirm your email address")
    })
    await step("a signed-in member cannot return to the code", async () => {
      await type(play, "Confirmation code", await lastCode())
      await expectSignedIn(play)
      await expectAddress(play, "signedIn")
      await press(play, "Browser: back")
      await expectAddress(play, "signedIn")
      await expect(play.canvas.getByRole("heading", { name: "You're signed in" })).toBeVisible()
    })
  }
})

/** An address contains no secrets: a screen without its state shows the sign-in instead. */
export const AddressOfNothing = meta.story({
  args: { onScreenChange: fn(), screen: "factor" },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "Sign in" })).toBeVisible()
    await waitFor(() => expect(args.onScreenChange).toHaveBeenCalledWith("signIn", { replace: true }))
  }
})

/** The page renders the sign-in itself, with its own messages and classes. The kit renders everything else. */
export const Parts = meta.story({
  render: (args) => (
    <AuthFlowParts.Root {...args} className="my-door" classNames={{ "flow-ways": "my-ways" }}>
      <AuthFlowParts.Screens
        screens={{
          signIn: ({ onForgotPassword, ...props }) => (
            <SignInFormParts.Root {...props} className="my-sign-in">
              <SignInFormParts.Title level={2}>Come in</SignInFormParts.Title>
              <SignInFormParts.Error />
              <SignInFormParts.Email defaultValue={props.defaultEmail} />
              <SignInFormParts.Password />
              <SignInFormParts.Submit>Open the door</SignInFormParts.Submit>
              <SignInFormParts.Status />
              <button onClick={() => onForgotPassword(ada.email)} type="button">
                I forgot it
              </button>
            </SignInFormParts.Root>
          )
        }}
      />
      <AuthFlowParts.Ways />
    </AuthFlowParts.Root>
  ),
  play: async (play) => {
    const { canvas, canvasElement, step } = { ...play, canvasElement: document.body }
    await step("the page's classes replace the kit's", async () => {
      await expect(canvasElement.querySelector(".my-door")).toHaveClass("my-door", { exact: true })
      await expect(canvasElement.querySelector(".my-ways")).toHaveClass("my-ways", { exact: true })
    })
    await step("the page's own screen leads on, and is come back to", async () => {
      await press(play, "I forgot it")
      await arrive(play, "Forgot your password?")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
      await press(play, "Back to sign-in")
      await arrive(play, "Come in")
    })
    await step("and to the end", async () => {
      await type(play, "Password", ada.password)
      await press(play, "Open the door")
      await expectSignedIn(play)
    })
    await expect(canvas.queryByRole("alert")).toBeNull()
  }
})

/** The code of the other screens does not load. No entries are lost, and loading can be retried. */
export const ScreenDidNotLoad = meta.story({
  beforeEach: () => {
    // Other stories may have brought the code already.
    const { forget, load, state } = makeChunk(() => import("../../packages/react/src/auth/flow/LazyScreens.tsx"))
    let fails = true
    let forgotten = 0
    const error = new ChunkMissing("A part of the page did not come.")
    spyOn(later, "state").mockImplementation(() => (fails ? { _tag: "Missing", error } : state()))
    spyOn(later, "load").mockImplementation(() => (fails ? Promise.reject(error) : load()))
    spyOn(later, "forget").mockImplementation(() => {
      // The first request is the form's preload while the user types; the second is the retry.
      fails = ++forgotten < 2
      forget()
    })
    spyOn(console, "error")
  },
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await type(play, "Email address", ada.email)
    await type(play, "Password", ada.password)
    await step("it says so, and how to go on", async () => {
      await press(play, "Create an account")
      await arrive(play, "We couldn't load this step")
      await expect(canvas.getByText(/Nothing you entered is lost/)).toBeVisible()
    })
    await step("the second try brings it", async () => {
      await userEvent.tab()
      await expect(canvas.getByRole("button", { name: "Try again" })).toHaveFocus()
      await userEvent.keyboard("{Enter}")
      await arrive(play, "Create an account")
      await expect(field(play, "Email address")).toHaveValue(ada.email)
    })
    await step("and what was typed before is there", async () => {
      await press(play, "Sign in instead")
      await arrive(play, "Sign in")
      await expect(field(play, "Password")).toHaveValue(ada.password)
    })
    await step("React has nothing to say about how it was waited for", async () => {
      await expect(console.error).not.toHaveBeenCalledWith(
        expect.objectContaining({ message: expect.stringContaining("use()") })
      )
    })
  }
})
