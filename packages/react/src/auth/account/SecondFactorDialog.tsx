"use client"
import { Control } from "../../parts/Elements.tsx"
import { security } from "../../i18n/en/security.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ComponentProps } from "../../parts/ComponentProps.ts"
import { Modal } from "../../parts/Confirm.view.tsx"
import { classOf } from "../../theme/classes.ts"
import { MfaChallenge } from "../factors/MfaChallenge.tsx"
import type { ChangePasswordFormClassNames } from "../session/AuthSlot.ts"
import type { SecondFactor } from "./useChangePassword.ts"
import * as React from "react"

export { proveIfSupported, verifyCurrent } from "./reverify.ts"

export interface SecondFactorDialogProps extends SecondFactor, ComponentProps<ChangePasswordFormClassNames> {
  readonly email: string | undefined
  readonly styled?: boolean | undefined
}

/** Renders the dialog in which the member proves the second factor before a password change. */
export function SecondFactorDialog(props: SecondFactorDialogProps) {
  const { challenge, classNames, email, finish, messages, onCancel, styled } = props
  const words = useWords("security", security, messages)
  const classes = classOf(classNames, styled)
  const titleId = React.useId()
  return (
    <Modal className={classes("dialog")} labelledBy={titleId} onCancel={onCancel}>
      <h2 className={classes("dialog-title")} id={titleId}>
        {words.reverifyTitle}
      </h2>
      <MfaChallenge
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened by the user's own submission
        autoFocus
        challenge={challenge}
        classNames={classNames}
        email={email}
        finish={finish}
        headingLevel={3}
        messages={{ ...messages, factors: { opening: words.reverifying, ...messages?.factors } }}
        onRestart={onCancel}
        rememberDevice={false}
      />
      <Control as="button" className={classes("button")} onClick={onCancel} type="button">
        {words.cancel}
      </Control>
    </Modal>
  )
}
