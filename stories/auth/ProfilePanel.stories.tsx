import { ProfilePanel } from "@portico/react"
import { mary } from "../../packages/testing/src/internal/scenarios/ProfileScenarios.ts"
import { expect, fn, waitFor, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { paste } from "../paste.ts"
import { custom, worldOf } from "./profileWorld.ts"
import { openEditor, replaceValue, submit, rename, expectEntries, valueOf } from "./profilePlay.tsx"

/**
 * The profile of the signed-in member, to view and edit. Only changed fields are sent, and the user's entries survive
 * errors, lost networks and changes made elsewhere. It requires `Profiles` over the client.
 */
const meta = preview.meta({
  component: ProfilePanel,
  args: { custom, onSignIn: fn() }
})

export const Loading = meta.story({
  parameters: worldOf("profileLoading"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Loading your profile…")).toBeInTheDocument()
    await expect(canvas.queryByRole("button")).toBeNull()
  }
})

export const Ready = meta.story({
  tags: ["spec:identityStatus/ACTIVE"],
  parameters: worldOf(),
  play: async ({ canvas, step }) => {
    await canvas.findByText("Shelley")
    await step("shows every value with its label", async () => {
      await expect(valueOf(canvas, "Date of birth")).toHaveTextContent("August 30, 1797")
      await expect(valueOf(canvas, "Language")).toHaveTextContent("English")
      await expect(valueOf(canvas, "Sign-in email")).toHaveTextContent(`${mary.email} confirmed`)
      await expect(valueOf(canvas, "Addresses")).toHaveTextContent(/24 Chester Square.*United Kingdom.*Shipping/)
      await expect(valueOf(canvas, "Addresses")).toHaveTextContent(/Chemin de Ruth 9 2.*1223 Cologny.*Billing/)
    })
    await step("shows the shop's custom fields", async () => {
      await expect(valueOf(canvas, "Favorite genre")).toHaveTextContent("Gothic")
      await expect(valueOf(canvas, "Books a year")).toHaveTextContent("52")
      await expect(valueOf(canvas, "Reader since")).toHaveTextContent("February 29, 2020")
    })
  }
})

export const Editing = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await openEditor(play)
    await step("has autofill attributes", async () => {
      const tokens = {
        "First name": "given-name",
        "Last name": "family-name",
        Company: "organization",
        "Date of birth": "bday"
      }
      for (const [label, token] of Object.entries(tokens)) {
        await expect(canvas.getByLabelText(label)).toHaveAttribute("autocomplete", token)
      }
    })
    await step("sends no request without changes", async () => {
      await submit(play)
      await expect(await canvas.findByText(/No changes to save/)).toBeVisible()
    })
    await step("discards the entered values on cancel and restores the focus", async () => {
      await openEditor(play)
      await replaceValue(play, "Nickname", "Someone")
      await userEvent.click(canvas.getByRole("button", { name: "Cancel" }))
      await expect(await canvas.findByText("Mary S.")).toBeVisible()
      await waitFor(() => expect(canvas.getByRole("button", { name: "Edit profile" })).toHaveFocus())
    })
  }
})

export const Saving = meta.story({
  parameters: worldOf("profileSaving"),
  play: async (play) => {
    await rename(play)
    const button = await play.canvas.findByRole("button", { name: "Saving…" })
    await expect(button).toHaveAttribute("aria-disabled", "true")
    await expect(button).toHaveFocus()
    await expect(play.canvas.getByRole("button", { name: "Cancel" })).toHaveAttribute("aria-disabled", "true")
    await expectEntries(play)
  }
})

export const Saved = meta.story({
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step } = play
    await openEditor(play)
    await replaceValue(play, "Nickname", "Mrs S.")
    await replaceValue(play, "Company", "")
    await replaceValue(play, "Books a year", "60,5")
    await submit(play)
    await step("shows the saved values and focuses the notice", async () => {
      await waitFor(() => expect(canvas.getByText("Profile saved.").closest("output")).toHaveFocus())
      await expect(valueOf(canvas, "Nickname")).toHaveTextContent("Mrs S.")
      await expect(valueOf(canvas, "Company")).toHaveTextContent("Not provided")
      await expect(valueOf(canvas, "Books a year")).toHaveTextContent("60.5")
    })
    await step("does not change other fields", async () => {
      await expect(valueOf(canvas, "Addresses")).toHaveTextContent("24 Chester Square")
    })
  }
})

export const PrivacyStatuses = meta.story({
  tags: ["spec:privacyStatus/UNDEFINED", "spec:privacyStatus/PUBLIC", "spec:privacyStatus/PRIVATE"],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, userEvent } = play
    await openEditor(play)
    const choice = canvas.getByRole("group", { name: "Who can see your profile" })
    await expect(within(choice).getByRole("radio", { name: /^Everyone/ })).toBeChecked()
    await expect(within(choice).getByRole("radio", { name: /^Site default/ })).not.toBeChecked()
    await userEvent.click(within(choice).getByRole("radio", { name: /^Only you/ }))
    await submit(play)
    await canvas.findByText("Profile saved.")
    await expect(valueOf(canvas, "Who can see your profile")).toHaveTextContent("Only you and this site")
  }
})

export const EmailPhoneTags = meta.story({
  tags: [
    "spec:emailTag/UNTAGGED",
    "spec:emailTag/MAIN",
    "spec:emailTag/HOME",
    "spec:emailTag/WORK",
    "spec:phoneTag/UNTAGGED",
    "spec:phoneTag/MAIN",
    "spec:phoneTag/HOME",
    "spec:phoneTag/MOBILE",
    "spec:phoneTag/WORK",
    "spec:phoneTag/FAX"
  ],
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await openEditor(play)
    const first = canvas.getByRole("group", { name: "Email address 1" })
    await step("has a label for every tag", async () => {
      const optionsOf = (group: HTMLElement) =>
        within(within(group).getByLabelText("Label"))
          .getAllByRole("option")
          .map((option) => option.textContent)
      await expect(optionsOf(first)).toEqual(["No label", "Main", "Home", "Work"])
      await expect(optionsOf(canvas.getByRole("group", { name: "Phone number 1" }))).toEqual([
        "No label",
        "Main",
        "Home",
        "Mobile",
        "Work",
        "Fax"
      ])
    })
    await step("adds an email address and focuses it", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Add email address" }))
      const added = canvas.getByRole("group", { name: "Email address 3" })
      await expect(within(added).getByLabelText("Email address")).toHaveFocus()
      await userEvent.keyboard("shelley")
      await userEvent.selectOptions(within(added).getByLabelText("Label"), "MAIN")
    })
    await step("removes a phone number and focuses the next one", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Remove Phone number 1" }))
      await expect(canvas.getByRole("button", { name: "Remove Phone number 1" })).toHaveFocus()
      await expect(canvas.getByLabelText("Phone number")).toHaveValue("22 555 01 02")
    })
    await step("does not submit an invalid email address", async () => {
      await submit(play)
      await expect(canvas.getByDisplayValue("shelley")).toHaveFocus()
      await userEvent.type(canvas.getByDisplayValue("shelley"), "@example.com")
    })
    await submit(play)
    await canvas.findByText("Profile saved.")
    await expect(valueOf(canvas, "Other email addresses")).toHaveTextContent("shelley@example.com Main")
    await expect(valueOf(canvas, "Phone numbers")).not.toHaveTextContent("+44")
  }
})

export const AddressEditor = meta.story({
  tags: [
    "spec:addressTag/UNTAGGED",
    "spec:addressTag/HOME",
    "spec:addressTag/WORK",
    "spec:addressTag/BILLING",
    "spec:addressTag/SHIPPING"
  ],
  args: { fields: [], custom: [] },
  parameters: worldOf(),
  play: async (play) => {
    const { canvas, step, userEvent } = play
    await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
    const first = within(await canvas.findByRole("group", { name: "Address 1" }))
    await step("edits the parts of a structured street separately", async () => {
      await expect(first.getByLabelText("Street address")).toHaveValue("24 Chester Square")
      const second = within(canvas.getByRole("group", { name: "Address 2" }))
      await expect(second.getByLabelText("Street")).toHaveValue("Chemin de Ruth")
      await expect(second.getByLabelText("Number")).toHaveValue("9")
    })
    await step("has a label for every tag", async () => {
      const options = within(first.getByLabelText("Label")).getAllByRole("option")
      await expect(options.map((option) => option.textContent)).toEqual([
        "No label",
        "Home",
        "Work",
        "Billing",
        "Shipping"
      ])
    })
    await step("has separate autofill attributes for each address", async () => {
      await expect(first.getByLabelText("Postal code")).toHaveAttribute(
        "autocomplete",
        "section-addresses-0 postal-code"
      )
    })
    await step("removes and adds an address with the keyboard", async () => {
      canvas.getByRole("button", { name: "Remove Address 1" }).focus()
      await userEvent.keyboard("{Enter}")
      await expect(canvas.getByRole("button", { name: "Remove Address 1" })).toHaveFocus()
      canvas.getByRole("button", { name: "Add address" }).focus()
      await userEvent.keyboard("{Enter}")
      const added = within(canvas.getByRole("group", { name: "Address 2" }))
      await expect(added.getByLabelText("Label")).toHaveFocus()
      await userEvent.selectOptions(added.getByLabelText("Label"), "HOME")
      await userEvent.selectOptions(added.getByLabelText("Country"), "FR")
      await paste({ userEvent }, added.getByLabelText("Street address"), "1 rue de Rivoli")
      await paste({ userEvent }, added.getByLabelText("City"), "Paris")
    })
    await submit(play)
    await canvas.findByText("Profile saved.")
    await expect(valueOf(canvas, "Addresses")).not.toHaveTextContent("Chester")
    await expect(valueOf(canvas, "Addresses")).toHaveTextContent(/Chemin de Ruth.*1 rue de RivoliParisFrance Home/)
  }
})
