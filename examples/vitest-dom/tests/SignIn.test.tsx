import { ClientProvider, CollectionTable, SignInForm } from "@portico/react"
import { Query } from "@portico/client"
import * as Mock from "@portico/testing/Mock"
import * as MockServer from "@portico/testing/MockServer"
import { cleanup, configure, render, screen, waitFor } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { afterAll, afterEach, expect, it, vi } from "vitest"

// A busy machine needs more than the default of one second.
configure({ asyncUtilTimeout: 5000 })

const server = MockServer.listen()
afterEach(cleanup)
afterAll(() => server.close())

it("signs a member in", async () => {
  const onSignedIn = vi.fn<() => void>()
  render(
    <ClientProvider layer={Mock.layerMock()}>
      <SignInForm onSignedIn={onSignedIn} />
    </ClientProvider>
  )
  const user = userEvent.setup()

  await user.type(await screen.findByLabelText("Email address"), "ada@example.com")
  await user.type(screen.getByLabelText("Password"), "analytical-engine")
  await user.click(screen.getByRole("button", { name: "Sign in" }))

  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

it("shows the books", async () => {
  const books = Query.from("books").pipe(Query.ascending("title"), Query.limit(5))
  render(
    <ClientProvider layer={Mock.layerMock()}>
      <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
    </ClientProvider>
  )

  expect(await screen.findByText("Dracula")).toBeTruthy()
})
