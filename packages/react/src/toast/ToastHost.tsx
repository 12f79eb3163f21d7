"use client"
import { ToastContext, type Toast, type ToastStore } from "./Toasts.ts"
import * as React from "react"

export interface ToastHostProps {
  readonly children: React.ReactNode
  /** Shows a toast in place of the kit's own region. */
  readonly onToast?: ((toast: Toast) => void) | undefined
  readonly store: ToastStore
}

type Region = typeof import("./ToastRegion.view.tsx").ToastRegion

/**
 * Provides the toasts of the page, and loads their region when the first one is added. Inside another host it provides those
 * of that host, so that a page has one region.
 */
export function ToastHost({ children, onToast, store }: ToastHostProps) {
  const outer = React.use(ToastContext)
  const custom = React.useMemo(() => onToast && { add: onToast, clear: () => {} }, [onToast])
  const chosen = custom ?? outer ?? store
  return (
    <>
      <ToastContext value={chosen}>{children}</ToastContext>
      {chosen === store && <LoadedRegion store={store} />}
    </>
  )
}

const none: ReadonlyArray<Toast> = []

function LoadedRegion({ store }: { readonly store: ToastStore }) {
  const waiting = React.useSyncExternalStore(store.subscribe, store.waiting, () => none)
  const [Region, setRegion] = React.useState<Region | "missing">()
  const isNeeded = Region === undefined && waiting.length > 0
  React.useEffect(() => {
    if (!isNeeded) return
    import("./ToastRegion.view.tsx").then(
      ({ ToastRegion }) => setRegion(() => ToastRegion),
      () => setRegion("missing")
    )
  }, [isNeeded])
  if (Region === undefined) return null
  if (Region !== "missing") return <Region store={store} />
  // The code could not be loaded. The message must not be lost.
  return <output className="portico-toast">{waiting.at(-1)?.message}</output>
}
