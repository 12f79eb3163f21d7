"use client"

import { OwnElements } from "@/components/portico/elements"
import { AuthFlow as KitAuthFlow, type AuthFlowProps } from "@portico/react"
import "@portico/react/styles/base.css"
import "@portico/react/styles/auth.css"

// Your input has a frame of its own, so the frame of the kit is removed, except around a select.
const forms = {
  input:
    "has-[>input]:relative has-[>input]:border-0 has-[>input]:bg-transparent has-[>input]:shadow-none has-[>input]:outline-none",
  reveal: "absolute inset-y-0 end-1 my-auto",
  submit: "w-full",
  title: "text-2xl font-semibold tracking-tight"
}

/** Renders sign-in, sign-up, verification and recovery with the buttons and inputs of this application. */
export function AuthFlow({ classNames, ...props }: AuthFlowProps) {
  return (
    <OwnElements>
      <KitAuthFlow
        {...props}
        classNames={{ title: forms.title, ...classNames, forms: { ...forms, ...classNames?.forms } }}
      />
    </OwnElements>
  )
}
