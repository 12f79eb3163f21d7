import { type AccountState, AccountMenuView } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"

/** Every state of an account menu, rendered without a client. `AccountMenu` shows the same states. */
const meta = preview.meta({
  title: "auth/AccountMenu/States",
  component: AccountMenuView,
  args: {
    items: [
      { id: "orders", label: "Orders", href: "#orders" },
      { id: "reviews", label: "My reviews", href: "#reviews" }
    ],
    name: "Ada Lovelace",
    onSignIn: fn(),
    onSignOut: fn(),
    onSignUp: fn(),
    state: typed<AccountState>({ _tag: "Member" })
  }
})

/** On a server, and until the tokens are loaded: neither visitor nor member. */
export const Unknown = meta.story({
  args: { state: { _tag: "Unknown" } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull()
    await expect(canvas.getByRole("status")).toHaveTextContent("Loading your account…")
  }
})

/** No member is signed in. */
export const Visitor = meta.story({
  args: { state: { _tag: "Visitor" } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Sign in" }))
    await expect(args.onSignIn).toHaveBeenCalledOnce()
  }
})

/** A member uses the menu with the keyboard: open, move, close. */
export const Member = meta.story({
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "Account menu: Ada Lovelace" })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard("{ArrowDown}")
    await expect(button).toHaveAttribute("aria-expanded", "true")
    await userEvent.keyboard("{ArrowDown}")
    await expect(canvas.getByRole("link", { name: "Orders" })).toHaveFocus()
    await userEvent.keyboard("{ArrowUp}")
    await expect(canvas.getByRole("button", { name: "Sign out" })).toHaveFocus()
    await userEvent.keyboard("{Escape}")
    await expect(canvas.queryByRole("link")).toBeNull()
    await expect(button).toHaveFocus()
  }
})

/** Moving the focus elsewhere closes the menu. */
export const ClosesOnBlur = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account menu: Ada Lovelace" }))
    await expect(canvas.getByText("Signed in as")).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.queryByRole("link")).toBeNull()
  }
})

/** A long name is truncated on the button and complete in the menu. */
export const LongName = meta.story({
  args: { name: "Her Serene Highness Augusta Ada King-Noel, Countess of Lovelace and Baroness Wentworth" }
})

/** A picture instead of the initials. */
export const WithPicture = meta.story({
  args: {
    picture:
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 34 34'%3E%3Crect width='34' height='34' fill='%237a4b00'/%3E%3Ccircle cx='17' cy='14' r='6' fill='%23fff5e0'/%3E%3Cellipse cx='17' cy='32' rx='11' ry='9' fill='%23fff5e0'/%3E%3C/svg%3E"
  }
})

/** Pages of the members area below the page's own items. */
export const Sections = meta.story({
  args: { sections: ["ACCOUNT_INFO", "BOOKINGS", "SUBSCRIPTIONS"] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Account menu: Ada Lovelace" }))
    await expect(canvas.getByRole("button", { name: "Subscriptions" })).toBeVisible()
  }
})

/** A page of the members area could not be opened. */
export const SectionFailed = meta.story({
  args: {
    area: {
      _tag: "Failed",
      section: "ORDERS",
      problem: { key: "serverError", requestId: "5f3a-77b1", retryable: true },
      wait: 0
    }
  }
})

/** The member is signing out. */
export const SigningOut = meta.story({ args: { state: { _tag: "SigningOut" } } })

/** Signed out in this browser, but the provider could not be notified. */
export const SignOutFailed = meta.story({
  args: { state: { _tag: "Visitor", notice: "signOutFailed" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("You're signed out on this device")
  }
})

/** The provider ended the session. */
export const SessionEnded = meta.story({
  args: { state: { _tag: "Visitor", notice: "ended" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent("Your session has ended")
  }
})
