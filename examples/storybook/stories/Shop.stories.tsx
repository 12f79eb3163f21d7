import { Query } from "@portico/client"
import { AccountMenu, CollectionTable, SignInForm, useUser } from "@portico/react"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"

const meta: Meta = { title: "The shop" }
export default meta

const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))

/** A visitor sees the books. */
export const Books: StoryObj = {
  render: () => <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Dracula", {}, { timeout: 5000 })).toBeVisible()
  }
}

/** The provider limits requests, because the world has this scenario. */
export const RateLimited: StoryObj = {
  parameters: { world: { scenario: "rateLimited" } },
  render: () => <SignInForm defaultEmail="ada@example.com" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password"), "analytical-engine{Enter}")
    const button = await canvas.findByRole("button", { name: /^Try again in/ }, { timeout: 5000 })
    await expect(button).toBeVisible()
  }
}

/** A member who has signed in before the story starts. */
export const SignedIn: StoryObj = {
  parameters: { world: { member: "ada" } },
  render: () => (
    <>
      <AccountMenu />
      <Greeting />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hello Ada/, {}, { timeout: 5000 })).toBeVisible()
  }
}

function Greeting() {
  const state = useUser()
  return state._tag === "User" ? <p>Hello {state.user.name ?? state.user.email}</p> : null
}
