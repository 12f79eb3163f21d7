"use client"
import { Toast } from "@base-ui/react/toast"
import { useWords } from "../i18n/MessagesContext.ts"
import { toast as english } from "../i18n/en/toast.ts"
import { ToneIcon } from "../parts/Alert.view.tsx"
import type { Tone } from "../problem/Problem.ts"
import type { Toast as ToastMessage, ToastStore } from "./Toasts.ts"
import * as React from "react"
import { createPortal } from "react-dom"

export interface ToastRegionProps {
  readonly store: ToastStore
}

/**
 * Renders the toasts of the page. F6 moves the focus to them, and Escape closes the focused one. They wait while the pointer
 * is over them, while one of them has the focus, and while the window is in the background.
 */
export function ToastRegion({ store }: ToastRegionProps) {
  return (
    <Toast.Provider limit={3}>
      <Toasts store={store} />
    </Toast.Provider>
  )
}

// A live region announces only what is added to it while it is in the page.
const settling = 100

interface Shown {
  readonly tone: Tone
}

function Toasts({ store }: ToastRegionProps) {
  const words = useWords("toast", english)
  const { add, close, toasts } = Toast.useToastManager<Shown>()
  const place = React.useRef<HTMLDivElement>(null)
  const container = useTopLayer(place, toasts.length > 0)
  React.useEffect(() => {
    let disconnect: (() => void) | undefined
    const timer = setTimeout(() => {
      disconnect = store.connect({
        add: (toast) => {
          const { action, message, tone = "success" } = toast
          const id = add({
            actionProps: action && {
              children: action.label,
              onClick: () => {
                close(id)
                action.onAction()
              }
            },
            data: { tone },
            timeout: durationOf(toast),
            title: message
          })
        },
        clear: () => close()
      })
    }, settling)
    return () => {
      clearTimeout(timer)
      disconnect?.()
    }
  }, [add, close, store])
  const isEmpty = toasts.length === 0
  const viewport = (
    <Toast.Viewport
      aria-label={isEmpty ? undefined : words.region("F6")}
      className="portico-toasts"
      role={isEmpty ? undefined : "region"}
    >
      {toasts.map((toast) => (
        <Toast.Root
          className="portico-toast"
          data-tone={toast.data?.tone}
          key={toast.id}
          swipeDirection={["down", "left", "right"]}
          toast={toast}
        >
          <Toast.Content className="portico-toast-content">
            <ToneIcon tone={toast.data?.tone ?? "success"} />
            <Toast.Title className="portico-toast-text" render={<p />} />
            <Toast.Action className="portico-button" data-variant="quiet" />
            {/* Base UI hides the button from screen readers until the toasts have the focus, although Tab reaches it. */}
            <Toast.Close aria-hidden={false} aria-label={words.close} className="portico-toast-close">
              <svg aria-hidden="true" fill="none" height="18" viewBox="0 0 18 18" width="18">
                <path d="m4 4 10 10M14 4 4 14" stroke="currentColor" strokeLinecap="round" strokeWidth="1.75" />
              </svg>
            </Toast.Close>
          </Toast.Content>
        </Toast.Root>
      ))}
    </Toast.Viewport>
  )
  return (
    <div className="portico-toaster" ref={place}>
      {container === undefined ? null : createPortal(viewport, container)}
    </div>
  )
}

/**
 * Returns the element that must contain the toasts: the open modal dialog on top, because everything outside of it is inert,
 * otherwise the toasts' own place.
 */
const useTopLayer = (place: React.RefObject<HTMLElement | null>, isActive: boolean): HTMLElement | undefined => {
  const [container, setContainer] = React.useState<HTMLElement>()
  React.useLayoutEffect(() => {
    const update = () => setContainer(modalOf(document) ?? place.current ?? undefined)
    update()
    if (!isActive) return
    const observer = new MutationObserver(update)
    observer.observe(document.body, { attributeFilter: ["open"], childList: true, subtree: true })
    return () => observer.disconnect()
  }, [isActive, place])
  return container
}

const modalOf = (page: Document): HTMLElement | undefined =>
  Array.from(page.querySelectorAll<HTMLElement>("dialog:modal")).at(-1)

/**
 * Returns how long a toast is shown, in milliseconds. Long messages and toasts with a button are shown longer. `0`: until the
 * user closes it.
 */
export const durationOf = ({ action, message, tone }: ToastMessage): number => {
  if (tone === "danger") return 0
  const reading = 5000 + 50 * message.length
  return action === undefined ? reading : Math.max(10_000, reading)
}
