import { EmailVerificationForm } from "@portico/react"
import type { EmailVerificationFormProps } from "@portico/react/auth"
import * as React from "react"

interface ReloadedOnceProps extends EmailVerificationFormProps {
  readonly verification: Pick<EmailVerificationFormProps, "email" | "identityId" | "stateToken">
}

/** A page that loses its props when it reloads, but not the tab's storage. */
export function ReloadedOnce({ verification, ...props }: ReloadedOnceProps) {
  const [reloaded, reload] = React.useState(false)
  return (
    <>
      {reloaded ? (
        <EmailVerificationForm {...props} email="" key="after" remember />
      ) : (
        <EmailVerificationForm {...props} {...verification} key="before" remember />
      )}
      <button onClick={() => reload(true)} type="button">
        Reload
      </button>
    </>
  )
}
