"use client"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import type { TitleProps } from "../../form/FormParts.view.tsx"
import { classOf } from "../../theme/classes.ts"
import { ChangeEmailForm, type ChangeEmailFormProps } from "./ChangeEmailForm.tsx"
import { DeleteAccountForm, type DeleteAccountFormProps } from "./DeleteAccountForm.tsx"
import { FactorsPanel } from "./FactorsPanel.tsx"
import type { ReverifyProps, SecurityClassNames, SecuritySlot } from "./SecurityContext.ts"
import { SessionsPanel } from "./SessionsPanel.tsx"

export interface AccountPanelsProps extends ComponentProps<SecurityClassNames>, ReverifyProps {
  /** The heading level of the panels. Default: 2. */
  readonly headingLevel?: TitleProps["level"]
  /** Called when the account is deleted and the session has ended. */
  readonly onDeleted?: DeleteAccountFormProps["onDeleted"]
  /** Called with the new email address. */
  readonly onEmailChanged?: ChangeEmailFormProps["onChanged"]
}

/** Renders all panels of the account extension. */
export function AccountPanels({ onDeleted, onEmailChanged, ...panel }: AccountPanelsProps) {
  return (
    <div className={classOf<SecuritySlot>(panel.classNames)("security-panels")}>
      <FactorsPanel {...panel} />
      <ChangeEmailForm {...panel} onChanged={onEmailChanged} />
      <SessionsPanel {...panel} />
      <DeleteAccountForm {...panel} onDeleted={onDeleted} />
    </div>
  )
}
