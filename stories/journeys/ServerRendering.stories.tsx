import * as Query from "@portico/client/data/Query"
import { AccountMenu, ClientProvider, CollectionTable, SignInForm } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import { accounts } from "@portico/testing/scenarios/Bookshop"
import * as React from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { expect, fn, within } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

const books = Query.from("books").pipe(Query.limit(3))

// Strict at the root: everything mounts, unmounts and mounts again, as it may in an application.
const makePage = () => (
  <React.StrictMode>
    <ClientProvider layer={Mock.layerMock()}>
      <AccountMenu name="Ada" onSignIn={() => {}} />
      <SignInForm />
      <CollectionTable caption="Books" columns={[{ field: "title", header: "Title", sortable: true }]} query={books} />
    </ClientProvider>
  </React.StrictMode>
)

interface ServerRenderedProps {
  /** Called where what the browser draws first is not what the server sent. */
  readonly onMismatch: (error: unknown) => void
}

/** Draws a page as a server does, then wakes it up in place. */
function ServerRendered({ onMismatch }: ServerRenderedProps) {
  const place = React.useRef<HTMLDivElement>(null)
  const [html] = React.useState(() => renderToString(makePage()))
  React.useEffect(() => {
    if (place.current === null) return
    const root = hydrateRoot(place.current, makePage(), { onRecoverableError: onMismatch })
    return () => void setTimeout(() => root.unmount())
  }, [onMismatch])
  return <div dangerouslySetInnerHTML={{ __html: html }} ref={place} />
}

/**
 * Pages that a server draws: nobody is known there, nothing is asked, and the browser carries on without a jump.
 */
const meta = preview.meta({ component: ServerRendered, args: { onMismatch: fn() } })

/** Every part at once. */
export const WholePage = meta.story({
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the browser finds out who is there, and what there is", async () => {
      const account = within(canvas.getByRole("group", { name: "My account" }))
      await expect(await account.findByRole("button", { name: "Sign in" })).toBeVisible()
      await expect(await canvas.findAllByRole("cell", {}, { timeout: 5000 })).toHaveLength(3)
    })
    await step("what the server drew works", async () => {
      await userEvent.type(canvas.getByLabelText("E-mail address"), accounts.ada.email)
      await userEvent.type(canvas.getByLabelText("Password"), `${accounts.ada.password}{Enter}`)
      await expect(await canvas.findByText("You are signed in.", {}, { timeout: 5000 })).toBeVisible()
      await expect(await canvas.findByRole("button", { name: "Account menu: Ada" })).toBeVisible()
    })
    await expect(args.onMismatch).not.toHaveBeenCalled()
  }
})
