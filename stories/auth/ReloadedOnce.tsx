import { EmailVerificationForm } from "@portico/react"
import type { EmailVerificationFormProps } from "@portico/react/auth"
import * as React from "react"

interface ReloadedOnceProps extends EmailVerificationFormProps {
  readonly due: Pick<EmailVerificationFormProps, "email" | "identityId" | "stateToken">
}

/** A page that loses its props on reload, except what is in the tab's storage. */
export function ReloadedOnce({ due, ...props }: ReloadedOnceProps) {
  const [reloaded, reload] = React.useState(false)
  return (
    <>
      {reloaded ? (
        <EmailVerificationForm {...props} email="" key="after" remember />
      ) : (
        <EmailVerificationForm {...props} {...due} key="before" remember />
      )}
      <button onClick={() => reload(true)} type="button">
        Reload
      </button>
    </>
  )
}
