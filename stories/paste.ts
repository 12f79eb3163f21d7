import type { StoryContext } from "@storybook/react-vite"

/** Puts a text into a field at once, as a password manager does: for stories of what comes after that. */
export const paste = async (
  { userEvent }: Pick<StoryContext, "userEvent">,
  field: HTMLElement,
  text: string
): Promise<void> => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
