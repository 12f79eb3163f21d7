import { expect, waitFor } from "storybook/test"
import type { StoryContext } from "@storybook/react-vite"

type Text = string | RegExp

/**
 * The content of a showcase story without a play function. Each is a text of an element, or the role and name of an
 * element in the accessibility tree. An alert or a status has no name, so its text is matched.
 */
export type Shown = ReadonlyArray<Text | readonly [role: string, name?: Text]>

/** Waits until a story shows its named state. */
export const expectShown = async (canvas: StoryContext["canvas"], shown: Shown): Promise<void> => {
  for (const one of shown) {
    const found = isRole(one) ? await withRole(canvas, ...one) : await canvas.findAllByText(one)
    await expect(found[0]).toBeVisible()
  }
}

const isRole = (one: Shown[number]): one is readonly [string, Text?] => Array.isArray(one)

const withRole = (canvas: StoryContext["canvas"], role: string, name?: Text): Promise<ReadonlyArray<HTMLElement>> => {
  if (name === undefined) return canvas.findAllByRole(role)
  if (role !== "alert" && role !== "status") return canvas.findAllByRole(role, { name })
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
