import { AccountMenu, ClientProvider } from "@portico/react"
import * as Layer from "effect/Layer"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"

/**
 * Says who is signed in, and leads in and out. While nobody knows who is in front of the page it shows neither.
 */
const meta = preview.meta({
  component: AccountMenu,
  args: {
    items: [{ id: "reviews", label: "My reviews", href: "#reviews" }],
    name: "Ada",
    onSignIn: fn(),
    onSignUp: fn(),
    onSignedOut: fn()
  }
})

type Play = PlayOf<typeof AccountMenu>

const signOut = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(await canvas.findByRole("button", { name: "Account menu: Ada" }))
  await userEvent.click(canvas.getByRole("button", { name: "Sign out" }))
}

export const SignedOut = meta.story({
  tags: ["spec:role/none"],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole("button", { name: "Create account" }))
    await expect(args.onSignUp).toHaveBeenCalledOnce()
  }
})

/** A client that is still being made: it is not known who is in front of the page. */
export const Loading = meta.story({
  render: (args) => (
    <ClientProvider layer={Layer.effectContext(Effect.never)}>
      <AccountMenu {...args} />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Checking whether you are signed in…")
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

export const Member = meta.story({
  tags: ["spec:role/member"],
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account menu: Ada" }))
    await expect(canvas.getByRole("link", { name: "My reviews" })).toBeVisible()
    await expect(canvas.getByText("Signed in as")).toHaveTextContent("Signed in as Ada")
  }
})

export const LongName = meta.story({
  args: { name: "Her Serene Highness Augusta Ada King-Noel, Countess of Lovelace and Baroness Wentworth" },
  parameters: { world: { member: "ada" } },
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: `Account menu: ${args.name}` })
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(256)
    await userEvent.click(button)
    await expect(canvas.getByText("Signed in as").textContent).toContain(args.name)
  }
})

export const LoggedOut = meta.story({
  parameters: { world: { member: "ada" } },
  play: async (play) => {
    const { args, canvas } = play
    await signOut(play)
    await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible()
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await expect(canvas.getByRole("status")).toHaveTextContent("You are signed out.")
    await waitFor(() => expect(canvas.getByRole("group", { name: "My account" })).toHaveFocus())
  }
})

export const LoggingOut = meta.story({
  parameters: { world: { member: "ada", scenario: "pending" } },
  play: async (play) => {
    await signOut(play)
    await expect(await play.canvas.findByText("Signing out…", { selector: "span" })).toBeVisible()
    await expect(play.canvas.getByRole("status")).toHaveTextContent("Signing out…")
  }
})

/** The session ends here whatever the provider says; it can be told again. */
export const LogoutFailed = meta.story({
  parameters: { world: { member: "ada", scenario: "logoutFailed" } },
  play: async (play) => {
    const { args, canvas } = play
    await signOut(play)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You are signed out here")
    await expect(canvas.getByRole("button", { name: "Sign in" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  }
})
