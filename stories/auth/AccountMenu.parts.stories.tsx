import { AccountMenuParts } from "@portico/react/auth"
import { expect, fn } from "storybook/test"
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
    await step("shows the page's links, signs out and offers to sign in", async () => {
      await userEvent.click(button)
      await expect(canvas.getByRole("link", { name: "Orders" })).toBeVisible()
      await userEvent.click(canvas.getByRole("button", { name: "Sign out" }))
      await expect(await canvas.findByRole("link", { name: "Log in" })).toBeVisible()
      await expect(args.onSignedOut).toHaveBeenCalledOnce()
    })
  }
})
