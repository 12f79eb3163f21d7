"use client"
/**
 * The unstyled parts of an email change. Compose them in any order inside `ChangeEmailFormParts.Root`.
 *
 * **Example** (A custom form)
 *
 * ```tsx
 * import { ChangeEmailFormParts } from "@portico/react/auth"
 *
 * export const form = (
 *   <ChangeEmailFormParts.Root className="card">
 *     <ChangeEmailFormParts.Title />
 *     <ChangeEmailFormParts.Notice />
 *     <ChangeEmailFormParts.Fields />
 *   </ChangeEmailFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
import type { RootElementProps } from "../../parts/Part.view.tsx"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { ChangeEmailFields, ChangeEmailNotice, ChangeEmailRootView, ChangeEmailTitle } from "./ChangeEmailForm.view.tsx"
import { ReverificationDialog } from "./ReverificationDialog.tsx"
import type { ChangeEmailFormClassNames, ReverifyProps } from "./SecurityContext.ts"
import { type ChangeEmailOptions, useChangeEmail } from "./useChangeEmail.ts"
import type * as React from "react"

export interface ChangeEmailFormRootProps
  extends ChangeEmailOptions, ComponentProps<ChangeEmailFormClassNames>, RootElementProps, ReverifyProps {
  /** The parts. */
  readonly children: React.ReactNode
}

function Root({ children, reverify, onChanged, ...root }: ChangeEmailFormRootProps) {
  const { actions, reverification, state } = useChangeEmail({ onChanged })
  return (
    <ChangeEmailRootView {...root} actions={actions} state={state} styled={false}>
      {children}
      {reverification && <ReverificationDialog {...reverification} reverify={reverify} />}
    </ChangeEmailRootView>
  )
}

export { ChangeEmailFields as Fields, ChangeEmailNotice as Notice, Root, ChangeEmailTitle as Title }
