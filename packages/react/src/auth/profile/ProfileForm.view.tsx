import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { useLabelId } from "../../parts/Label.ts"
import { Part, type PartProps, type RootElementProps, withBreaks } from "../../parts/Part.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { useForm } from "../../form/FormContext.ts"
import { FormElement } from "../../form/FormElement.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { useLocale, useWords, WordsScope } from "../../i18n/MessagesContext.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { profileProblems } from "../../i18n/en/problems/profile.ts"
import { allFields, type CustomFieldDefinition, type Profile } from "./Profile.ts"
import { useProfileContext } from "./ProfileContext.ts"
import type { ProfileState } from "./ProfileState.ts"
import { checkProfile } from "./ProfileEntries.ts"
import { ProfileFields } from "./ProfileFields.view.tsx"
import { labelsOf } from "./labels.ts"
import { addressValues, customValues, type ShownValue, type Speech, valuesOf } from "./valueText.ts"
import type * as React from "react"

export interface ProfileErrorProps extends PartProps<"div"> {
  /** The custom fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
}

/** Shows why a profile could not be saved. */
export function ProfileError({ custom, ...own }: ProfileErrorProps) {
  const { state } = useForm("ProfileError")
  const words = useWords("profileFields", profileFields)
  return <ErrorSummary {...own} labels={labelsOf(words, problemOf(state), custom)} />
}

/** Shows the changes that were saved elsewhere during an edit. The user chooses between them and the entered values. */
export function ProfileConflict(own: PartProps<"div">) {
  const { classOf, custom = [], fieldWords, onTakeTheirs, state, words } = useProfileContext("ProfileConflict")
  const locale = useLocale()
  if (state._tag !== "Editing" || state.theirs === undefined) return null
  const { identityProfile: before = {} } = state.identity
  const { identityProfile: theirs = {} } = state.theirs
  const textsOf = (profile: Profile) => wordsOf(profile, { fieldWords, locale, words }, custom)
  const old = textsOf(before)
  const changes = textsOf(theirs).filter(([, text], index) => text !== old[index]?.[1])
  return (
    <Part as="div" own={own} className={classOf("profile-conflict")}>
      <Alert data-summary={isReason(state) ? "" : undefined} tabIndex={-1} tone="warning">
        <p>{words.changedElsewhere}</p>
      </Alert>
      <dl>
        {changes.map(([label, text]) => (
          <div className={classOf("profile-value")} key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text === "" ? words.notGiven : withBreaks(text)}</dd>
          </div>
        ))}
      </dl>
      <div className={classOf("actions")}>
        <Control as="button" className={classOf("button")} type="submit">
          {words.keepMine}
        </Control>
        <Control as="button" className={classOf("button")} data-variant="quiet" onClick={onTakeTheirs} type="button">
          {words.takeTheirs}
        </Control>
      </div>
    </Part>
  )
}

// Whether the changes that were saved elsewhere are the reason why the profile was not saved.
const isReason = (state: ProfileState): boolean =>
  state._tag === "Editing" && state.theirs !== undefined && problemOf(state.save)?.key === "profileChanged"

const wordsOf = (
  profile: Profile,
  speech: Speech,
  custom: NonNullable<ReturnType<typeof useProfileContext>["custom"]>
): ReadonlyArray<readonly [label: string, text: string]> => [
  ...allFields.map(
    (field) =>
      [
        field === "phone" ? speech.fieldWords.phone : speech.fieldWords[field],
        textOf(valuesOf(field, profile, speech))
      ] as const
  ),
  [speech.fieldWords.addresses, textOf(addressValues(profile, speech))],
  ...custom.map((definition) => [definition.label, textOf(customValues(definition, profile, speech))] as const)
]

const textOf = (values: ReadonlyArray<ShownValue>): string =>
  values.map(({ lines, tag }) => lines.join(", ") + (tag === undefined ? "" : ` (${tag})`)).join("; ")

interface ProfileFormProps extends RootElementProps {
  /** The parts of the form. */
  readonly children?: React.ReactNode
}

/** Renders the form of a profile while it is edited. */
export function ProfileForm({ children, ...own }: ProfileFormProps) {
  const { classNames, custom, id, messages, onSave, state, styled, words } = useProfileContext("ProfileForm")
  const labelId = useLabelId(`${id}-heading`)
  if (state._tag !== "Editing") return null
  return (
    <FormElement
      {...own}
      problems={profileProblems}
      check={(entries) => checkProfile(entries, { custom })}
      classNames={classNames}
      labelledBy={labelId}
      messages={messages}
      onSubmit={onSave}
      state={state.save}
      styled={styled}
      words={words}
    >
      <WordsScope messages={messages}>{children}</WordsScope>
    </FormElement>
  )
}

/** Shows why the profile could not be saved, and the changes that were saved elsewhere. */
export function ProfileFormError(own: PartProps<"div">) {
  const { custom, state } = useProfileContext("ProfileFormError")
  return (
    <>
      {!isReason(state) && <ProfileError {...own} custom={custom} />}
      <ProfileConflict />
    </>
  )
}

/** Renders the inputs of the edited profile. */
export function ProfileFormFields(own: Omit<PartProps<"div">, "children" | "defaultValue">) {
  const { addresses = true, addressFormat, custom, fields, state } = useProfileContext("ProfileFormFields")
  if (state._tag !== "Editing") return null
  return (
    <ProfileFields
      {...own}
      addresses={addresses}
      addressFormat={addressFormat}
      custom={custom}
      defaultValue={state.identity.identityProfile}
      fields={fields}
    />
  )
}

/** Renders a button that discards the entered values. It is disabled while a save is running. */
export function ProfileCancel({ children, ...own }: PartProps<"button">) {
  const { classOf, onCancel, state, words } = useProfileContext("ProfileCancel")
  const isBusy = state._tag === "Editing" && state.save._tag === "Submitting"
  return (
    <Part
      as="button"
      own={own}
      aria-disabled={isBusy || undefined}
      className={classOf("button")}
      onClick={onCancel}
      type="button"
    >
      {children ?? words.cancel}
    </Part>
  )
}
