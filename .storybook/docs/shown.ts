import { expect, waitFor } from "storybook/test"
import type { StoryContext } from "@storybook/react-vite"

type Text = string | RegExp

/**
 * The content of a showcase story without a play function. Each is a text of an element, or the role and name of an
 * element in the accessibility tree, with the value of a field,
 * or `"disabled"` for a button. An alert or a status has no name, so its text is matched.
 */
export type Shown = ReadonlyArray<Text | readonly [role: string, name: Text, state?: string]>

/** Waits until a story shows its named state. */
export const expectShown = async (canvas: StoryContext["canvas"], shown: Shown): Promise<void> => {
  for (const one of shown) {
    const found = isRole(one) ? await withRole(canvas, ...one) : await canvas.findAllByText(one)
    await expect(found[0]).toBeVisible()
  }
}

const isRole = (one: Shown[number]): one is readonly [string, Text, string?] => Array.isArray(one)

// In browsers a password has the role of a textbox. In the library it has none, so it is found by its label.
const withName = (canvas: StoryContext["canvas"], role: string, name: Text): Promise<ReadonlyArray<HTMLElement>> =>
  waitFor(() => {
    const passwords = role === "textbox" ? canvas.queryAllByLabelText(name, { selector: "[type=password]" }) : []
    return passwords.length > 0 ? passwords : canvas.getAllByRole(role, { name })
  })

const withRole = async (
  canvas: StoryContext["canvas"],
  role: string,
  name: Text,
  state?: string
): Promise<ReadonlyArray<HTMLElement>> => {
  if (role !== "alert" && role !== "status") {
    const fields = await withName(canvas, role, name)
    if (state === "disabled") await expect(fields[0]?.matches(":disabled, [aria-disabled=true]")).toBe(true)
    else if (state !== undefined) await expect(fields[0]).toHaveValue(state)
    return fields
  }
  return waitFor(async () => {
    const all = canvas.getAllByRole(role)
    const matching = all.filter(({ textContent }) =>
      typeof name === "string" ? textContent.includes(name) : name.test(textContent)
    )
    await expect(
      matching,
      `${role} with the text ${name} among: ${all.map((e) => e.textContent).join(" | ")}`
    ).not.toEqual([])
    return matching
  })
}
