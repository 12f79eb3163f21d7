import type * as React from "react"

export function Input({ className = "", ...props }: React.ComponentProps<"input">) {
  return (
    <input data-slot="input" {...props} className={`border-input h-9 w-full rounded-md border px-3 ${className}`} />
  )
}
