import "@portico/react/styles.css"
import type * as React from "react"
import { Providers } from "./Providers.tsx"

/** Renders every page of the application. */
export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>
        <Providers>{children}</Providers>
      </body>
    </html>
  )
}
