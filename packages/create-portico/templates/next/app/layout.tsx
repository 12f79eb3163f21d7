import "@portico/react/styles.css"
import type { Metadata } from "next"
import type * as React from "react"

export const metadata: Metadata = { title: "The shop" }

export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
