import { ClientProvider, useMember } from "@portico/react"
import * as Mock from "@portico/testing/Mock"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as React from "react"
import { expect, fn, mocked, waitFor } from "storybook/test"
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

/** A page in StrictMode whose client tells when it is made and when it is let go. */
function House({ onBuilt, onTornDown }: HouseProps) {
  const [open, setOpen] = React.useState(true)
  const [layer] = React.useState(() =>
    Layer.merge(
      Mock.layerMock(),
      Layer.effectDiscard(Effect.acquireRelease(Effect.sync(onBuilt), () => Effect.sync(onTornDown)))
    )
  )
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

const clients = ({ onBuilt, onTornDown }: HouseProps): number =>
  mocked(onBuilt).mock.calls.length - mocked(onTornDown).mock.calls.length

/**
 * What React does to a page must not be felt by its client: StrictMode mounts twice, a boundary draws anew, a page is left
 * and comes back.
 */
const meta = preview.meta({ component: House, args: { onBuilt: fn(), onTornDown: fn() } })

/** One client for as long as the page is there, whatever suspends or breaks below it; none once it is gone. */
export const OneClient = meta.story({
  beforeEach: () => {
    isBroken = true
    const silent = console.error
    console.error = () => {}
    return () => void (console.error = silent)
  },
  play: async ({ args, canvas, step, userEvent }) => {
    await step("what suspends and what breaks leaves the client alone", async () => {
      await expect(await canvas.findByText("A page that took its time")).toBeVisible()
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Visitor"))
      const again = await canvas.findByRole("button", { name: "Try again" })
      isBroken = false
      await userEvent.click(again)
      await expect(await canvas.findByText("The part works.")).toBeVisible()
      // A drawing that React gave up, because a part broke in it, may have made another one: that one is let go.
      await waitFor(() => expect(clients(args)).toBe(1))
    })
    await step("who leaves lets it go, and who comes back has another one", async () => {
      await userEvent.click(canvas.getByRole("button", { name: "Leave" }))
      await waitFor(() => expect(clients(args)).toBe(0))
      await userEvent.click(canvas.getByRole("button", { name: "Come back" }))
      await waitFor(() => expect(clients(args)).toBe(1))
      await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent("Visitor"))
    })
  }
})
