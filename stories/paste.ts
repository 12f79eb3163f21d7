import type { StoryContext } from "@storybook/react-vite"

/** Pastes a string into a field, as a password manager does. */
export const paste = async (
  { userEvent }: Pick<StoryContext, "userEvent">,
  field: HTMLElement,
  text: string
): Promise<void> => {
  await userEvent.click(field)
  await userEvent.paste(text)
}
