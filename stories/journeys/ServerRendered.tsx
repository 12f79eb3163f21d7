import { ClientProvider } from "@portico/react"
import type { Services } from "@portico/client/Client"
import * as Mock from "@portico/testing/Mock"
import type * as Layer from "effect/Layer"
import * as React from "react"
import { hydrateRoot } from "react-dom/client"
import { renderToString } from "react-dom/server"

export interface ServerRenderedProps {
  /** The page. */
  readonly children: React.ReactNode
  /** The client: that of a visitor by default. */
  readonly layer?: Layer.Layer<Services>
  /** Called with React's message if hydration does not match the server's HTML. */
  readonly onMismatch: (error: unknown) => void
  /** Called with the server's HTML, before hydration. */
  readonly onSent?: (html: string, place: HTMLElement) => void
  /** Wakes the page up on a press of a button only, as a slow connection does. */
  readonly waits?: boolean
}

const visitor = Mock.layerMock()

/** Renders a page as a server does, then hydrates it. */
export function ServerRendered({ children, layer = visitor, onMismatch, onSent, waits = false }: ServerRenderedProps) {
  const place = React.useRef<HTMLDivElement>(null)
  const [awake, wake] = React.useState(!waits)
  // Strict at the root: everything mounts, unmounts and mounts again, as it may in an application.
  const [page] = React.useState(
    <React.StrictMode>
      <ClientProvider layer={layer}>{children}</ClientProvider>
    </React.StrictMode>
  )
  const [html] = React.useState(() => renderToString(page))
  const sent = React.useEffectEvent(() => {
    if (place.current !== null) onSent?.(html, place.current)
  })
  React.useEffect(() => sent(), [])
  React.useEffect(() => {
    if (place.current === null || !awake) return
    const quiet = listen(onMismatch)
    const root = hydrateRoot(place.current, page, { onRecoverableError: onMismatch })
    return () => {
      quiet()
      setTimeout(() => root.unmount())
    }
  }, [awake, onMismatch, page])
  return (
    <>
      {waits && (
        <button className="portico-button" disabled={awake} onClick={() => wake(true)} type="button">
          The scripts are there
        </button>
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} ref={place} />
    </>
  )
}

// React reports a different attribute only on the console.
const listen = (onMismatch: (error: unknown) => void): (() => void) => {
  const error = console.error
  console.error = (...said: ReadonlyArray<unknown>) => {
    if (String(said[0]).includes("hydrat")) onMismatch(said.map(String).join(" "))
    error(...said)
  }
  return () => void (console.error = error)
}
