"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { DeleteAccountFormView } from "./DeleteAccountForm.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { DeleteAccountFormClassNames, ReverifyProps } from "./SecurityContext.ts"
import { useDeleteAccount } from "./useDeleteAccount.ts"

export interface DeleteAccountFormProps extends ComponentProps<DeleteAccountFormClassNames>, ReverifyProps {
  /** The heading level. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Called when the account is deleted and the session has ended. */
  readonly onDeleted?: (() => void) | undefined
}

/**
 * Deletes the account of the signed-in member, who types a word to confirm it and authenticates again. If the provider
 * does not have the account extension, the form shows that.
 *
 * **Example** (On an account page)
 *
 * ```tsx
 * import { DeleteAccountForm } from "@portico/react/auth"
 *
 * export const page = <DeleteAccountForm onDeleted={() => location.assign("/")} />
 * ```
 */
export function DeleteAccountForm({ onDeleted, reverify, ...props }: DeleteAccountFormProps) {
  const { actions, reverification, state } = useDeleteAccount({ onDeleted })
  return (
    <DeleteAccountFormView
      {...props}
      actions={actions}
      dialog={reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
      state={state}
    />
  )
}
