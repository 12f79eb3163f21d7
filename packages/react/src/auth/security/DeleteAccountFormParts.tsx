"use client"
/**
 * The unstyled parts of a deletion. Compose them in any order inside `DeleteAccountFormParts.Root`.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { DeleteAccountFormParts } from "@portico/react/auth"
 *
 * export const form = (
 *   <DeleteAccountFormParts.Root className="card">
 *     <DeleteAccountFormParts.Title />
 *     <DeleteAccountFormParts.Text />
 *     <DeleteAccountFormParts.Button />
 *     <DeleteAccountFormParts.Status />
 *     <DeleteAccountFormParts.Dialog />
 *   </DeleteAccountFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import {
  DeleteAccountButton,
  DeleteAccountDialog,
  DeleteAccountRootView,
  DeleteAccountStatus,
  DeleteAccountText,
  DeleteAccountTitle
} from "./DeleteAccountForm.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { DeleteAccountFormClassNames, ReverifyProps } from "./SecurityContext.ts"
import { type DeleteAccountOptions, useDeleteAccount } from "./useDeleteAccount.ts"
import type * as React from "react"

export interface DeleteAccountFormRootProps
  extends DeleteAccountOptions, ComponentProps<DeleteAccountFormClassNames>, RootElementProps, ReverifyProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, reverify, onDeleted, ...root }: DeleteAccountFormRootProps) {
  const { actions, reverification, state } = useDeleteAccount({ onDeleted })
  return (
    <DeleteAccountRootView {...root} actions={actions} state={state} styled={false}>
      {children}
      {reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
    </DeleteAccountRootView>
  )
}

export {
  DeleteAccountButton as Button,
  DeleteAccountDialog as Dialog,
  Root,
  DeleteAccountStatus as Status,
  DeleteAccountText as Text,
  DeleteAccountTitle as Title
}
