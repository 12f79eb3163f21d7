"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { ChangeEmailFormView } from "./ChangeEmailForm.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { ChangeEmailFormClassNames, ReverifyProps } from "./SecurityContext.ts"
import { useChangeEmail } from "./useChangeEmail.ts"

export interface ChangeEmailFormProps extends ComponentProps<ChangeEmailFormClassNames>, ReverifyProps {
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Called with the new email address. */
  readonly onChanged?: ((email: string) => void) | undefined
}

/**
 * Changes the email address of the signed-in member with a code that is sent to the new address. The member
 * authenticates again first. If the provider does not have the account extension, the form shows that.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { ChangeEmailForm } from "@portico/react/auth"
 *
 * export const page = <ChangeEmailForm headingLevel={2} />
 * ```
 */
export function ChangeEmailForm({ onChanged, reverify, ...props }: ChangeEmailFormProps) {
  const { actions, reverification, state } = useChangeEmail({ onChanged })
  return (
    <ChangeEmailFormView
      {...props}
      actions={actions}
      dialog={reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
      state={state}
    />
  )
}
