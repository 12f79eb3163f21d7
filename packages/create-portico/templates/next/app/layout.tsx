import "@portico/react/styles.css"
import type * as React from "react"

export default function Layout({ children }: { readonly children: React.ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  )
}
