import type * as React from "react"

const variants = {
  default: "bg-primary text-primary-foreground",
  destructive: "bg-destructive text-white",
  ghost: "hover:bg-accent",
  link: "underline",
  outline: "border border-input bg-background"
}

interface ButtonProps extends React.ComponentProps<"button"> {
  readonly size?: "default" | "sm"
  readonly variant?: keyof typeof variants
}

export function Button({ className = "", size = "default", variant = "default", ...props }: ButtonProps) {
  const shape = size === "sm" ? "h-8 px-3" : "h-9 px-4"
  return <button data-slot="button" {...props} className={`rounded-md ${shape} ${variants[variant]} ${className}`} />
}
