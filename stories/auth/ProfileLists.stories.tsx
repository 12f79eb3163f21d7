import { ProfilePanel } from "@portico/react"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "./profileWorld.ts"

/** The lists of a profile: addresses, phone numbers and email addresses. */
const meta = preview.meta({
  title: "auth/ProfilePanel/Lists",
  component: ProfilePanel,
  parameters: worldOf()
})

/** The user removes two items with the same number in sequence. Both removals are announced. */
export const RemovedInSequence = meta.story({
  args: { fields: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
    const announcement = () => canvasElement.querySelector('[data-list="addresses"] output')?.textContent ?? ""
    const remove = async () => userEvent.click(await canvas.findByRole("button", { name: "Remove Address 1" }))
    await remove()
    const first = announcement()
    await expect(first.trim()).toBe("Address 1 removed.")
    await remove()
    await expect(announcement().trim()).toBe("Address 1 removed.")
    await expect(announcement()).not.toBe(first)
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add address" })).toHaveFocus())
  }
})

/** A form with a single phone number does not change the member's other numbers. */
export const OneOfSeveralPhoneNumbers = meta.story({
  args: { addresses: false, fields: ["phone"] },
  play: async ({ canvas, userEvent }) => {
    const edit = () => canvas.findByRole("button", { name: "Edit profile" })
    await edit()
    const numbers = () => canvas.getAllByText(/^\+/, { selector: "[data-line]" }).map((line) => line.textContent)
    const [first = "", ...others] = numbers()
    await expect(others.length).toBeGreaterThan(0)
    await userEvent.click(await edit())
    await userEvent.type(canvas.getByLabelText("Phone number"), "7")
    await userEvent.click(canvas.getByRole("button", { name: "Save changes" }))
    await canvas.findByText(/saved/i)
    await expect(numbers()).toEqual([`${first}7`, ...others])
  }
})
