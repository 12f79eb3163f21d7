import { AccountMenuParts } from "@portico/react/auth"
import { expect, fn, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

/**
 * The unstyled parts of an account menu: the page sets their order, messages and classes. They behave like `AccountMenu`.
 */
const meta = preview.meta({
  title: "auth/AccountMenu parts",
  component: AccountMenuParts.Root,
  args: {
    className: "my-account",
    classNames: { "account-button": "my-button" },
    name: "Ada",
    onSignedOut: fn(),
    children: (
      <>
        <AccountMenuParts.Menu items={[{ id: "orders", label: "Orders", href: "#orders" }]} />
        <AccountMenuParts.SignIn href="#sign-in">Log in</AccountMenuParts.SignIn>
        <AccountMenuParts.Placeholder />
        <AccountMenuParts.Notice />
      </>
    )
  }
})

/** The page composes the parts, which show its links, sign out and offer to sign in. */
export const Composed = meta.story({
  parameters: { world: { member: "ada" } },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "Account menu: Ada" })
    await step("has only the page's classes", async () => {
      await expect(button).toHaveClass("my-button", { exact: true })
      await expect(canvas.getByRole("group", { name: "My account" })).toHaveClass("my-account", { exact: true })
    })
    await step("shows no text that is meant for assistive technology only", async () => {
      await expect(button).toHaveTextContent(/^A Ada$/)
    })
    await step("shows the page's links, signs out and offers to sign in", async () => {
      await userEvent.click(button)
      await expect(canvas.getByRole("link", { name: "Orders" })).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Sign out" }))
      await expect(await canvas.findByRole("link", { name: "Log in" })).toBeVisible()
      await expect(args.onSignedOut).toHaveBeenCalledOnce()
    })
  }
})

/** The page composes the menu itself: its own button opens the panel, which has its own items. */
export const OwnButton = meta.story({
  args: {
    children: (
      <AccountMenuParts.Menu>
        <AccountMenuParts.Button render={<button aria-label="My shop" className="own-button" />}>
          My shop
        </AccountMenuParts.Button>
        <AccountMenuParts.Panel className="own-panel">
          <AccountMenuParts.List>
            <AccountMenuParts.Item href="#wishes">Wish list</AccountMenuParts.Item>
            <AccountMenuParts.Item>Gift cards</AccountMenuParts.Item>
            <AccountMenuParts.SignOut>Leave</AccountMenuParts.SignOut>
          </AccountMenuParts.List>
        </AccountMenuParts.Panel>
      </AccountMenuParts.Menu>
    )
  },
  parameters: { world: { member: "ada" } },
  play: async ({ args, canvas, step, userEvent }) => {
    const button = await canvas.findByRole("button", { name: "My shop" })
    await step("the application's button opens the panel", async () => {
      await expect(button).toHaveClass("own-button")
      await expect(button).toHaveAttribute("aria-expanded", "false")
      await userEvent.click(button)
      await expect(button).toHaveAttribute("aria-expanded", "true")
      await expect(document.getElementById(button.getAttribute("aria-controls") ?? "")).toHaveClass("own-panel")
    })
    await step("the arrow keys move between the application's items", async () => {
      await userEvent.keyboard("{ArrowDown}")
      await expect(canvas.getByRole("link", { name: "Wish list" })).toHaveFocus()
      await userEvent.keyboard("{ArrowDown}")
      await expect(canvas.getByRole("button", { name: "Gift cards" })).toHaveFocus()
    })
    await step("an item closes the panel and returns the focus to the button", async () => {
      await userEvent.keyboard("{Enter}")
      await expect(button).toHaveFocus()
      await expect(canvas.queryByRole("link")).toBeNull()
    })
    await step("signs out", async () => {
      await userEvent.click(button)
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }))
      await waitFor(() => expect(args.onSignedOut).toHaveBeenCalledOnce())
    })
  }
})
