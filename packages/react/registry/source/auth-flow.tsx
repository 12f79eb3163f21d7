"use client"

import { buttonVariants } from "@/components/ui/button"
import { AuthFlow as KitAuthFlow, type AuthFlowProps } from "@portico/react"
import "@portico/react/styles/base.css"
import "@portico/react/styles/auth.css"

const button = buttonVariants({ variant: "outline" })

// The buttons have the classes of the application's own button. Remove an entry to get the kit's style back.
const classNames: AuthFlowProps["classNames"] = {
  button,
  forgot: buttonVariants({ variant: "link", className: "h-auto justify-self-start p-0" }),
  input: "border-input focus-within:border-ring focus-within:ring-ring/50 rounded-md shadow-xs focus-within:ring-[3px]",
  "resend-button": button,
  submit: buttonVariants({ className: "w-full" }),
  title: "text-2xl font-semibold tracking-tight"
}

/** Renders sign-in, sign-up, verification and recovery with the buttons and inputs of this application. */
export function AuthFlow(props: AuthFlowProps) {
  return <KitAuthFlow {...props} classNames={{ ...classNames, ...props.classNames }} />
}
