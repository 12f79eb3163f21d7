import type * as React from "react"

/** A page with several components. */
export const Page = ({ children }: React.PropsWithChildren) => (
  <div style={{ display: "grid", gap: "1.5rem", gridTemplateColumns: "minmax(0, 1fr)", padding: "1rem" }}>
    {children}
  </div>
)
