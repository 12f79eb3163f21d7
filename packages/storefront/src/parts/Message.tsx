import { Alert, type AlertProps } from "@portico/react"

/** Renders a message as an alert of the kit. */
export function Message({ children, ...props }: AlertProps) {
  return (
    <Alert {...props}>
      <p>{children}</p>
    </Alert>
  )
}
