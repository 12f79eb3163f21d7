"use client"
import * as Client from "@portico/client/Client"
import * as TokenCookies from "@portico/client/session/TokenCookies"
import { ClientProvider } from "@portico/react"
import type * as React from "react"
import { settings } from "./shop.ts"

const client = Client.layer({ ...settings, storage: TokenCookies.storage(settings.clientId) })

/** Provides the client to pages that the server renders without data. */
export function Providers({ children }: { readonly children: React.ReactNode }) {
  return <ClientProvider layer={client}>{children}</ClientProvider>
}
