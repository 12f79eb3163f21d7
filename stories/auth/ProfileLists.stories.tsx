import { ProfilePanel } from "@portico/react"
import { expect, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"
import { worldOf } from "./profileWorld.ts"

/** Lists of a profile: addresses, phone numbers, email addresses. */
const meta = preview.meta({
  title: "auth/ProfilePanel/Lists",
  component: ProfilePanel,
  parameters: worldOf()
})

/** Two entries removed one after the other have the same number: both removals are announced. */
export const RemovedOneAfterTheOther = meta.story({
  args: { fields: [] },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "Edit profile" }))
    const told = () => canvasElement.querySelector('[data-list="addresses"] output')?.textContent ?? ""
    const remove = async () => userEvent.click(await canvas.findByRole("button", { name: "Remove Address 1" }))
    await remove()
    const first = told()
    await expect(first.trim()).toBe("Address 1 removed.")
    await remove()
    await expect(told().trim()).toBe("Address 1 removed.")
    await expect(told()).not.toBe(first)
    await waitFor(() => expect(canvas.getByRole("button", { name: "Add address" })).toHaveFocus())
  }
})

/** A form with a single phone number does not change the member's other numbers. */
export const OneOfSeveralNumbers = meta.story({
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
