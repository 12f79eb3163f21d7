import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import { ClientProvider, CollectionTable, LogoutButton, ProfilePanel, useMember } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

interface HouseProps {
  readonly onBuilt: () => void
  readonly onTornDown: () => void
}

const Who = () => <output>{useMember()._tag}</output>

const later = new Promise<string>((resolve) => setTimeout(resolve, 50, "A page that took its time"))
const Late = () => <p>{React.use(later)}</p>

class Boundary extends React.Component<{ readonly children: React.ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = () => ({ failed: true })
  override render() {
    return this.state.failed ? (
      <button className="portico-button" onClick={() => this.setState({ failed: false })} type="button">
        Try again
      </button>
    ) : (
      this.props.children
    )
  }
}

let isBroken = true

const Breaks = () => {
  if (isBroken) throw new Error("The part broke.")
  return <p>The part works.</p>
}

// A client that reports its creation and its release.
const useLayer = ({ onBuilt, onTornDown }: HouseProps) =>
  React.useState(() =>
    Layer.merge(
      Mock.layerMock(),
      Layer.effectDiscard(Effect.acquireRelease(Effect.sync(onBuilt), () => Effect.sync(onTornDown)))
    )
  )[0]

/** A page in StrictMode that the user leaves and comes back to. */
function House(props: HouseProps) {
  const [open, setOpen] = React.useState(true)
  const layer = useLayer(props)
  return (
    <React.StrictMode>
      <button className="portico-button" onClick={() => setOpen(!open)} type="button">
        {open ? "Leave" : "Come back"}
      </button>
      {open && (
        <ClientProvider layer={layer}>
          <Who />
          <React.Suspense fallback={<p>One moment…</p>}>
            <Late />
          </React.Suspense>
          <Boundary>
            <Breaks />
          </Boundary>
        </ClientProvider>
      )}
    </React.StrictMode>
  )
}

/** A page that renders hidden before it is shown, as a router does with the next page. */
function Curtain(props: HouseProps) {
  const [open, setOpen] = React.useState(false)
  const layer = useLayer(props)
  return (
    <React.StrictMode>
      <button className="portico-button" onClick={() => setOpen(!open)} type="button">
        {open ? "Close the curtain" : "Open the curtain"}
      </button>
      <React.Activity mode={open ? "visible" : "hidden"}>
        <ClientProvider layer={layer}>
          <Who />
        </ClientProvider>
      </React.Activity>
    </React.StrictMode>
  )
}

/**
 * React's lifecycle must not affect the client: StrictMode mounts twice, an error boundary renders again, and the user
 * leaves a page and comes back.
 */
const meta = preview.meta({ component: House, args: { onBuilt: fn(), onTornDown: fn() } })

/** One client while the page is mounted, whatever suspends or throws below it; none afterwards. */
export const OneClient = meta.story({
  beforeEach: () => {
    isBroken = true
    const silent = console.error
    console.error = () => {}
    return () => void (console.error = silent)
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("a component that suspends or throws does not affect the client", async () => {
      await expect(await canvas.findByText("A page that took its time")).toBeVisible()
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Visitor"))
      const again = await canvas.findByRole("button", { name: "Try again" })
      isBroken = false
      await userEvent.click(again)
      await expect(await canvas.findByText("The part works.")).toBeVisible()
      // React discarded the failed render and rendered again: no client was created for the discarded one.
      await expect(args.onBuilt).toHaveBeenCalledOnce()
      await expect(args.onTornDown).not.toHaveBeenCalled()
    })
    await step("unmounting releases the client, and mounting again creates another", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }))
      await waitFor(() => expect(args.onTornDown).toHaveBeenCalledOnce())
      await userEvent.click(canvas.getByRole("button", { name: "Come back" }))
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Visitor"))
      await expect(args.onBuilt).toHaveBeenCalledTimes(2)
      await expect(args.onTornDown).toHaveBeenCalledOnce()
    })
  }
})

/** No client while the page is hidden: neither before it is shown nor after it is hidden again. */
export const HiddenPage = meta.story({
  render: (args) => <Curtain {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("the page is rendered but hidden", async () => {
      await waitFor(() => expect(canvas.getByText("Unknown")).not.toBeVisible())
      await expect(args.onBuilt).not.toHaveBeenCalled()
    })
    await step("once it is shown there is a client", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Open the curtain" }))
      await expect(await canvas.findByText("Visitor")).toBeVisible()
      await expect(args.onBuilt).toHaveBeenCalledOnce()
    })
    await step("hidden, it is let go; shown again, there is another", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Close the curtain" }))
      await waitFor(() => expect(args.onTornDown).toHaveBeenCalledOnce())
      await expect(args.onBuilt).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole("button", { name: "Open the curtain" }))
      await waitFor(() => expect(canvas.getByText("Visitor")).toBeVisible())
      await expect(args.onBuilt).toHaveBeenCalledTimes(2)
    })
  }
})

class Report extends React.Component<{ readonly children: React.ReactNode }, { readonly message: string }> {
  override state = { message: "" }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    return this.state.message === "" ? this.props.children : <pre role="alert">{this.state.message}</pre>
  }
}

const books = Query.from("books").pipe(Query.limit(5))

/** A client for sign-in, with a component of members, one of collections and one of profiles. */
function SignInPage() {
  const [layer] = React.useState(() => Client.layerAuth({ clientId: "portico-bookshop", host: "http://portico.test" }))
  return (
    <ClientProvider layer={layer} services="auth">
      <Report>
        <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
      </Report>
      <Report>
        <ProfilePanel />
      </Report>
      <Report>
        <LogoutButton />
        <p>Signing out needs nothing else.</p>
      </Report>
    </ClientProvider>
  )
}

/** Components that need a service that the client lacks throw an error that names both and the layer to add. */
export const MissingServices = meta.story({
  beforeEach: () => {
    const silent = console.error
    console.error = () => {}
    return () => void (console.error = silent)
  },
  render: () => <SignInPage />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole("alert").map((alert) => alert.textContent)).toHaveLength(2))
    const [table, profile] = canvas.getAllByRole("alert")
    await expect(table).toHaveTextContent(
      'The client lacks the service Queries, which is required by CollectionTable, CollectionGrid and useCollection. Use Client.layer, or add Queries.layer from "@portico/client/data/Queries" to the layer of <ClientProvider>.'
    )
    await expect(profile).toHaveTextContent(
      'The client lacks the service Profiles, which is required by ProfilePanel and useProfile. Add Profiles.layer from "@portico/client/auth/Profiles" to the layer of <ClientProvider>.'
    )
    await expect(canvas.getByText("Signing out needs nothing else.")).toBeVisible()
  }
})
