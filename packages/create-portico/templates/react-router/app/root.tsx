import * as Portico from "@portico/server/react-router"
import "@portico/react/styles.css"
import type * as React from "react"
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from "react-router"
import { server } from "./portico.server.ts"

export const middleware = [Portico.middleware(server)]

export function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <link href="data:," rel="icon" />
        <title>The shop</title>
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
