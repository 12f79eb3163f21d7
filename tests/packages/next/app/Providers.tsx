"use client"
import * as Client from "@portico/client/Client"
import { ClientProvider } from "@portico/react"
import type * as React from "react"

const layer = Client.layer({ clientId: "portico-bookshop", host: "https://provider.test" })

/** Provides the client to the components of the kit. */
export function Providers({ children }: { readonly children: React.ReactNode }) {
  return <ClientProvider layer={layer}>{children}</ClientProvider>
}
