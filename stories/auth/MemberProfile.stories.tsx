import { ProfilePanelParts, type ProfileField } from "@portico/react/auth"
import { expect, waitFor } from "storybook/test"
import preview, { typed } from "../../.storybook/preview.tsx"
import { worldOf } from "./profileWorld.ts"

/** The unstyled parts of a profile: the page sets their order, messages and classes. They behave like `ProfilePanel`. */
const meta = preview.meta({
  title: "auth/ProfilePanel/Parts",
  component: ProfilePanelParts.Root,
  args: {
    addresses: false,
    className: "my-profile",
    classNames: { submit: "my-button" },
    fields: typed<ReadonlyArray<ProfileField>>(["firstName", "nickname"]),
    children: (
      <>
        <ProfilePanelParts.Title level={1}>Who you are</ProfilePanelParts.Title>
        <ProfilePanelParts.Absence />
        <ProfilePanelParts.Notice />
        <ProfilePanelParts.AccountStatus />
        <ProfilePanelParts.Details />
        <ProfilePanelParts.Edit>Change</ProfilePanelParts.Edit>
        <ProfilePanelParts.Form>
          <ProfilePanelParts.Fields />
          <ProfilePanelParts.Submit>Save</ProfilePanelParts.Submit>
          <ProfilePanelParts.Cancel>Cancel</ProfilePanelParts.Cancel>
          <ProfilePanelParts.Error />
          <ProfilePanelParts.Status />
        </ProfilePanelParts.Form>
      </>
    )
  },
  parameters: worldOf()
})

/** The page composes the parts, and they load and save. */
export const Composed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Change" }))
    await waitFor(() => expect(canvas.getByLabelText("First name")).toHaveFocus())
    await expect(canvas.getByRole("form", { name: "Who you are" })).toBeVisible()
    const button = canvas.getByRole("button", { name: "Save" })
    await expect(button).toHaveClass("my-button", { exact: true })
    await userEvent.type(canvas.getByLabelText("First name"), " W.")
    await userEvent.click(button)
    await canvas.findByText("Profile saved.")
    await expect(canvas.getByText("Mary W.")).toBeVisible()
  }
})
