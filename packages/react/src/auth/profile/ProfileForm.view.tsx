import type * as React from "react"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { WordsScope } from "../../i18n/MessagesScope.view.tsx"
import { ProfileConflict } from "./ProfileConflict.view.tsx"
import { useProfileContext } from "./ProfileContext.ts"
import { ProfileError } from "./ProfileError.view.tsx"
import { ProfileFields } from "./ProfileFields.view.tsx"

export interface ProfileFormProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
}

/** Renders the form of a profile while it is edited. */
export function ProfileForm({ children, className }: ProfileFormProps) {
  const { classNames, id, messages, onSave, state, styled, words } = useProfileContext("ProfileForm")
  if (state._tag !== "Editing") return null
  return (
    <FormRoot
      className={className}
      classNames={classNames}
      labelledBy={`${id}-heading`}
      messages={messages}
      onSubmit={onSave}
      state={state.save}
      styled={styled}
      words={words}
    >
      <WordsScope messages={messages}>{children}</WordsScope>
    </FormRoot>
  )
}

/** Shows why the profile could not be saved, and the changes that were saved elsewhere. */
export function ProfileFormError({ className }: { readonly className?: string | undefined }) {
  const { custom } = useProfileContext("ProfileFormError")
  return (
    <>
      <ProfileError className={className} custom={custom} />
      <ProfileConflict />
    </>
  )
}

/** Renders the inputs of the edited profile. */
export function ProfileFormFields() {
  const { addresses = true, addressFormat, custom, fields, state } = useProfileContext("ProfileFormFields")
  if (state._tag !== "Editing") return null
  return (
    <ProfileFields
      addresses={addresses}
      addressFormat={addressFormat}
      custom={custom}
      defaultValue={state.identity.identityProfile}
      fields={fields}
    />
  )
}

/** Renders a button that discards the entered values. It is disabled while a save is running. */
export function ProfileCancel({ children, className }: Partial<ProfileFormProps>) {
  const { classOf, onCancel, state, words } = useProfileContext("ProfileCancel")
  const isBusy = state._tag === "Editing" && state.save._tag === "Submitting"
  return (
    <button
      aria-disabled={isBusy || undefined}
      className={classOf("button", className)}
      onClick={onCancel}
      type="button"
    >
      {children ?? words.cancel}
    </button>
  )
}
