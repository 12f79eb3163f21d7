import * as Client from "@portico/client/Client"
import * as Query from "@portico/client/data/Query"
import { ClientProvider, CollectionTable, LogoutButton, ProfilePanel, useMember } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as React from "react"
import { expect, fn, waitFor } from "storybook/test"
import preview from "../../.storybook/preview.tsx"

interface LifecycleProps {
  readonly onCreated: () => void
  readonly onReleased: () => void
}

const MemberTag = () => <output>{useMember()._tag}</output>

const slowText = new Promise<string>((resolve) => setTimeout(resolve, 50, "A slow page"))
const SlowText = () => <p>{React.use(slowText)}</p>

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

const FailingPart = () => {
  if (isBroken) throw new Error("The part failed.")
  return <p>The part works.</p>
}

// A client that reports its creation and its release.
const useLayer = ({ onCreated, onReleased }: LifecycleProps) =>
  React.useState(() =>
    Layer.merge(
      Mock.layerMock(),
      Layer.effectDiscard(Effect.acquireRelease(Effect.sync(onCreated), () => Effect.sync(onReleased)))
    )
  )[0]

/** A page in Strict Mode that the user leaves and comes back to. */
function MountablePage(props: LifecycleProps) {
  const [open, setOpen] = React.useState(true)
  const layer = useLayer(props)
  return (
    <React.StrictMode>
      <button className="portico-button" onClick={() => setOpen(!open)} type="button">
        {open ? "Leave" : "Come back"}
      </button>
      {open && (
        <ClientProvider layer={layer}>
          <MemberTag />
          <React.Suspense fallback={<p>One moment…</p>}>
            <SlowText />
          </React.Suspense>
          <Boundary>
            <FailingPart />
          </Boundary>
        </ClientProvider>
      )}
    </React.StrictMode>
  )
}

/** A page that renders hidden before it is shown, as a router does with the next page. */
function HideablePage(props: LifecycleProps) {
  const [open, setOpen] = React.useState(false)
  const layer = useLayer(props)
  return (
    <React.StrictMode>
      <button className="portico-button" onClick={() => setOpen(!open)} type="button">
        {open ? "Hide the page" : "Show the page"}
      </button>
      <React.Activity mode={open ? "visible" : "hidden"}>
        <ClientProvider layer={layer}>
          <MemberTag />
        </ClientProvider>
      </React.Activity>
    </React.StrictMode>
  )
}

/**
 * The client must not be affected by React's lifecycle: Strict Mode mounts twice, an error boundary renders again, and
 * the user leaves a page and comes back.
 */
const meta = preview.meta({ component: MountablePage, args: { onCreated: fn(), onReleased: fn() } })

/** There is one client while the page is mounted, even if a component suspends or throws, and none afterwards. */
export const OneClient = meta.story({
  beforeEach: () => {
    isBroken = true
    const original = console.error
    console.error = () => {}
    return () => void (console.error = original)
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("preserves the client when a component suspends or throws", async () => {
      await expect(await canvas.findByText("A slow page")).toBeVisible()
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Visitor"))
      const again = await canvas.findByRole("button", { name: "Try again" })
      isBroken = false
      await userEvent.click(again)
      await expect(await canvas.findByText("The part works.")).toBeVisible()
      // React discarded the failed render and rendered again: no client was created for the discarded one.
      await expect(args.onCreated).toHaveBeenCalledOnce()
      await expect(args.onReleased).not.toHaveBeenCalled()
    })
    await step("releases the client on unmount, and creates another one on the next mount", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }))
      await waitFor(() => expect(args.onReleased).toHaveBeenCalledOnce())
      await userEvent.click(canvas.getByRole("button", { name: "Come back" }))
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Visitor"))
      await expect(args.onCreated).toHaveBeenCalledTimes(2)
      await expect(args.onReleased).toHaveBeenCalledOnce()
    })
  }
})

/** There is no client while the page is hidden, neither before it is shown nor after it is hidden again. */
export const HiddenPage = meta.story({
  render: (args) => <HideablePage {...args} />,
  play: async ({ args, canvas, step, userEvent }) => {
    await step("creates no client while the page is hidden", async () => {
      await waitFor(() => expect(canvas.getByText("Unknown")).not.toBeVisible())
      await expect(args.onCreated).not.toHaveBeenCalled()
    })
    await step("creates a client when the page is shown", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Show the page" }))
      await expect(await canvas.findByText("Visitor")).toBeVisible()
      await expect(args.onCreated).toHaveBeenCalledOnce()
    })
    await step("releases the client when the page is hidden, and creates another one when it is shown", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Hide the page" }))
      await waitFor(() => expect(args.onReleased).toHaveBeenCalledOnce())
      await expect(args.onCreated).toHaveBeenCalledOnce()
      await userEvent.click(canvas.getByRole("button", { name: "Show the page" }))
      await waitFor(() => expect(canvas.getByText("Visitor")).toBeVisible())
      await expect(args.onCreated).toHaveBeenCalledTimes(2)
    })
  }
})

class ErrorReport extends React.Component<{ readonly children: React.ReactNode }, { readonly message: string }> {
  override state = { message: "" }
  static getDerivedStateFromError = (error: Error) => ({ message: error.message })
  override render() {
    if (this.state.message === "") return this.props.children
    return (
      <pre role="alert" style={{ overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {this.state.message}
      </pre>
    )
  }
}

const books = Query.from("books").pipe(Query.limit(5))

/** A page with a client for sign-in only, and components that require other services. */
function SignInPage() {
  const [layer] = React.useState(() => Client.layerAuth({ clientId: "portico-bookshop", host: "http://portico.test" }))
  return (
    <ClientProvider layer={layer} services="auth">
      <ErrorReport>
        <CollectionTable caption="Books" columns={[{ field: "title", header: "Title" }]} query={books} />
      </ErrorReport>
      <ErrorReport>
        <ProfilePanel />
      </ErrorReport>
      <ErrorReport>
        <LogoutButton />
        <p>Signing out needs no other service.</p>
      </ErrorReport>
    </ClientProvider>
  )
}

/**
 * Components require services that the client lacks. The error names the service, the component and the layer to add.
 */
export const MissingServices = meta.story({
  beforeEach: () => {
    const original = console.error
    console.error = () => {}
    return () => void (console.error = original)
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
    await expect(canvas.getByText("Signing out needs no other service.")).toBeVisible()
  }
})
