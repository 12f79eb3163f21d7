import { AccountMenu, ClientProvider } from "@portico/react"
import * as Layer from "effect/Layer"
import * as Effect from "effect/Effect"
import { expect, fn, waitFor } from "storybook/test"
import preview, { type PlayOf } from "../../.storybook/preview.tsx"
import { worldOf } from "./profileWorld.ts"

/** Shows who is signed in, and offers to sign in or out. While the sign-in state is unknown it shows neither. */
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

/** The client is still loading: the sign-in state is unknown. */
export const Loading = meta.story({
  render: (args) => (
    <ClientProvider layer={Layer.effectContext(Effect.never)}>
      <AccountMenu {...args} />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your account…")
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
  render: (args) => (
    <div style={{ display: "flex" }}>
      <AccountMenu {...args} />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: `Account menu: ${args.name}` })
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
    await expect(button.getBoundingClientRect().width).toBeLessThanOrEqual(16 * rem)
    // The menu is not wider than its button, so a header has no hole next to it.
    const menu = canvas.getByRole("group", { name: "My account" })
    await expect(menu.getBoundingClientRect().width).toBeCloseTo(button.getBoundingClientRect().width, 0)
    await userEvent.click(button)
    await expect(canvas.getByText("Signed in as").textContent).toContain(args.name)
  }
})

/** Without a name or a picture the menu shows its own name and a neutral icon. */
export const NoAvatar = meta.story({
  args: { name: undefined },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Account menu: My account" })
    await expect(button).toHaveTextContent(/^My account$/)
    await expect(button.querySelector("img")).toBeNull()
    await userEvent.click(button)
    await expect(canvas.queryByText("Signed in as")).toBeNull()
  }
})

/** An email address has no initials. */
export const EmailAddress = meta.story({
  args: { name: "mary.shelley@example.com" },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas }) => {
    const button = await canvas.findByRole("button", { name: "Account menu: mary.shelley@example.com" })
    await expect(button).toHaveTextContent(/^mary.shelley@example.com$/)
  }
})

/** A name with a hyphen or several words has two initials: of its first and its last word. */
export const SeveralNames = meta.story({
  args: { name: "Jean-Luc de la Tour" },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: /^Account menu: Jean-Luc/ })).toHaveTextContent(
      /^JT Jean-Luc/
    )
  }
})

/**
 * With `Profiles` over the client, the menu shows the member's name and picture, or initials if the picture does not
 * load.
 */
export const NameOfProfile = meta.story({
  args: { name: undefined },
  parameters: worldOf(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "Account menu: Mary S." })).toHaveTextContent("MS")
  }
})

/** The menu links to pages of the members area. The provider returns their addresses. */
export const MembersAreaSections = meta.story({
  tags: [
    "spec:membersAreaSection/ACCOUNT_INFO",
    "spec:membersAreaSection/BOOKINGS",
    "spec:membersAreaSection/ORDERS",
    "spec:membersAreaSection/SUBSCRIPTIONS",
    "spec:membersAreaSection/EVENTS"
  ],
  args: {
    onOpenSection: fn(),
    sections: ["ACCOUNT_INFO", "BOOKINGS", "ORDERS", "SUBSCRIPTIONS", "EVENTS"]
  },
  parameters: { world: { member: "ada" } },
  play: async ({ args, canvas, step, userEvent }) => {
    const open = async (section: string) => {
      await userEvent.click(await canvas.findByRole("button", { name: "Account menu: Ada" }))
      await userEvent.click(canvas.getByRole("button", { name: section }))
    }
    await step("opens a page of the provider from each item", async () => {
      for (const [index, section] of ["Account details", "Bookings", "Orders", "Subscriptions", "Events"].entries()) {
        await open(section)
        await waitFor(() => expect(args.onOpenSection).toHaveBeenCalledTimes(index + 1))
      }
      await expect(args.onOpenSection).toHaveBeenLastCalledWith(expect.stringContaining("/portico/session/"))
    })
  }
})

/** A page of the members area could not be opened. */
export const MembersAreaClosed = meta.story({
  args: { onOpenSection: fn(), sections: ["ORDERS"] },
  parameters: { world: { member: "ada", scenario: "membersAreaClosed" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account menu: Ada" }))
    await userEvent.click(canvas.getByRole("button", { name: "Orders" }))
    await expect(await canvas.findByRole("alert")).toHaveTextContent("We couldn't open Orders. Something went wrong")
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(args.onOpenSection).not.toHaveBeenCalled()
  }
})

/** The page's router renders the links, so the page is not reloaded. */
export const RouterLinks = meta.story({
  args: {
    renderLink: ({ children, className, href, onClick }) => (
      <a
        className={className}
        data-router=""
        href={href}
        onClick={(event) => {
          event.preventDefault()
          onClick()
        }}
      >
        {children}
      </a>
    )
  },
  parameters: { world: { member: "ada" } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Account menu: Ada" }))
    const link = canvas.getByRole("link", { name: "My reviews" })
    await expect(link).toHaveAttribute("data-router")
    await userEvent.click(link)
    await waitFor(() => expect(canvas.queryByRole("link", { name: "My reviews" })).toBeNull())
  }
})

export const LoggedOut = meta.story({
  parameters: { world: { member: "ada" } },
  play: async (play) => {
    const { args, canvas } = play
    await signOut(play)
    await expect(await canvas.findByRole("button", { name: "Sign in" })).toBeVisible()
    await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    await expect(canvas.getByRole("status")).toHaveTextContent("You're signed out.")
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

/** The session ends in this browser whatever the provider responds. The notification can be retried. */
export const LogoutFailed = meta.story({
  parameters: { world: { member: "ada", scenario: "logoutFailed" } },
  play: async (play) => {
    const { args, canvas } = play
    await signOut(play)
    await expect(await canvas.findByRole("alert")).toHaveTextContent("You're signed out on this device")
    await expect(canvas.getByRole("button", { name: "Sign in" })).toBeVisible()
    await expect(canvas.getByRole("button", { name: "Try again" })).toBeVisible()
    await expect(args.onSignedOut).not.toHaveBeenCalled()
  }
})
