"use client"
import * as Client from "@portico/client/Client"
import type { PageState } from "@portico/client/Hydration"
import * as TokenCookies from "@portico/client/session/TokenCookies"
import { ClientProvider } from "@portico/react"
import { HydratedClientProvider } from "@portico/react/hydration"
import type * as React from "react"
import { settings } from "./shop.ts"

// The client of the browser. It shares the session with the server.
const client = Client.layer({ ...settings, storage: TokenCookies.storage(settings.clientId) })

/** Provides the client to a page that the server renders with the data in `state`. */
export function Hydrated({ children, state }: { readonly children: React.ReactNode; readonly state: PageState }) {
  return (
    <HydratedClientProvider layer={client} state={state}>
      {children}
    </HydratedClientProvider>
  )
}

/** Provides the client to a page without data. */
export function Providers({ children }: { readonly children: React.ReactNode }) {
  return <ClientProvider layer={client}>{children}</ClientProvider>
}
