import type { StoryContext } from "@storybook/react-vite"

/** Enters a text at once, as a password manager does, for stories of what happens after it. */
export const paste = async (
  { userEvent }: Pick<StoryContext, "userEvent">,
  field: HTMLElement,
  text: string
): Promise<void> => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
