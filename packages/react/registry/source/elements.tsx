"use client"

import { Button } from "@/components/ui/button"
import { Input } from "@/components/ui/input"
import { ElementsProvider } from "@portico/react"
import type { ButtonElementProps } from "@portico/react/form"
import type * as React from "react"

// The variants of your button, by the purpose of the kit's.
const variants = {
  accent: "default",
  danger: "destructive",
  inline: "ghost",
  plain: "outline",
  quiet: "ghost"
} as const

function KitButton({ "data-variant": purpose, ...props }: ButtonElementProps) {
  const variant = props.type === "submit" ? "default" : variants[purpose ?? "plain"]
  return <Button {...props} data-variant={purpose} size={purpose === "inline" ? "sm" : "default"} variant={variant} />
}

function KitInput(props: React.ComponentProps<"input">) {
  // The characters of a code have frames of their own.
  return props.autoComplete === "one-time-code" ? <input {...props} /> : <Input {...props} />
}

/** Renders the buttons and inputs of the kit's components below it with those of this application. */
export function OwnElements({ children }: { readonly children: React.ReactNode }) {
  return (
    <ElementsProvider button={KitButton} input={KitInput}>
      {children}
    </ElementsProvider>
  )
}
