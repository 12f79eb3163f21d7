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
  /** The client. By default a visitor's. */
  readonly layer?: Layer.Layer<Services>
  /** Called with React's message if hydration does not match the server's HTML. */
  readonly onMismatch: (error: unknown) => void
  /** Called with the server's HTML, before hydration. */
  readonly onSent?: (html: string, place: HTMLElement) => void
  /** Whether the page hydrates only after a press of a button, like scripts on a slow connection. */
  readonly hydratesOnClick?: boolean
}

const visitor = Mock.layerMock()

/** Renders a page as a server does, then hydrates it. */
export function ServerRendered({
  children,
  layer = visitor,
  onMismatch,
  onSent,
  hydratesOnClick = false
}: ServerRenderedProps) {
  const place = React.useRef<HTMLDivElement>(null)
  const [isHydrating, hydrate] = React.useState(!hydratesOnClick)
  // Strict Mode at the root: everything mounts, unmounts and mounts again, as in an application.
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
    if (place.current === null || !isHydrating) return
    const stopListening = listen(onMismatch)
    const root = hydrateRoot(place.current, page, { onRecoverableError: onMismatch })
    return () => {
      stopListening()
      setTimeout(() => root.unmount())
    }
  }, [isHydrating, onMismatch, page])
  return (
    <>
      {hydratesOnClick && (
        <button className="portico-button" disabled={isHydrating} onClick={() => hydrate(true)} type="button">
          Load the scripts
        </button>
      )}
      <div dangerouslySetInnerHTML={{ __html: html }} ref={place} />
    </>
  )
}

// React reports an attribute mismatch only on the console.
const listen = (onMismatch: (error: unknown) => void): (() => void) => {
  const error = console.error
  console.error = (...message: ReadonlyArray<unknown>) => {
    if (String(message[0]).includes("hydrat")) onMismatch(message.map(String).join(" "))
    error(...message)
  }
  return () => void (console.error = error)
}
