import { Query } from "@portico/client"
import { AccountMenu, ClientProvider, CollectionTable, SignInForm, useUser } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import type { Meta, StoryObj } from "@storybook/react-vite"
import { expect } from "storybook/test"
import { signedIn } from "./clients.ts"

const meta: Meta = { title: "The shop" }
export default meta

const visitor = Mock.layerMock()
const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))

/** A visitor sees the books. Each client has a provider of its own, so a story never sees the changes of another. */
export const Books: StoryObj = {
  render: () => (
    <ClientProvider layer={visitor}>
      <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Dracula", {}, { timeout: 5000 })).toBeVisible()
  }
}

const limited = Mock.layerMock({ scenario: "rateLimited" })

/** The provider limits requests, because the client names a scenario. */
export const RateLimited: StoryObj = {
  render: () => (
    <ClientProvider layer={limited}>
      <SignInForm defaultEmail="ada@example.com" />
    </ClientProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText("Password"), "analytical-engine{Enter}")
    const button = await canvas.findByRole("button", { name: /^Try again in/ }, { timeout: 5000 })
    await expect(button).toBeVisible()
  }
}

/** A member who has signed in before the story starts. */
export const SignedIn: StoryObj = {
  loaders: [async () => ({ client: await signedIn() })],
  render: (_, { loaded }) => (
    <ClientProvider layer={loaded["client"]}>
      <AccountMenu />
      <Greeting />
    </ClientProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hello Ada/, {}, { timeout: 5000 })).toBeVisible()
  }
}

function Greeting() {
  const state = useUser()
  return state._tag === "User" ? <p>Hello {state.user.name ?? state.user.email}</p> : null
}
