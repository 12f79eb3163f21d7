import { useLocale } from "../../i18n/MessagesContext.ts"
import { allFields, type Profile } from "./Profile.ts"
import { useProfileContext } from "./ProfileContext.ts"
import { addressValues, customValues, type ShownValue, type Speech, valuesOf } from "./valueText.ts"

/** Shows the changes that were saved elsewhere during an edit. The user chooses between them and the entered values. */
export function ProfileConflict({ className }: { readonly className?: string | undefined }) {
  const { classOf, custom = [], fieldWords, onTakeTheirs, state, words } = useProfileContext("ProfileConflict")
  const locale = useLocale()
  if (state._tag !== "Editing" || state.theirs === undefined) return null
  const { identityProfile: before = {} } = state.identity
  const { identityProfile: theirs = {} } = state.theirs
  const said = (profile: Profile) => wordsOf(profile, { fieldWords, locale, words }, custom)
  const old = said(before)
  const changes = said(theirs).filter(([, text], index) => text !== old[index]?.[1])
  return (
    <div className={classOf("profile-conflict", className)}>
      <p>{words.changedElsewhere}</p>
      <dl>
        {changes.map(([label, text]) => (
          <div className={classOf("profile-value")} key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{text === "" ? words.notGiven : text}</dd>
          </div>
        ))}
      </dl>
      <div className={classOf("actions")}>
        <button className={classOf("button")} type="submit">
          {words.keepMine}
        </button>
        <button className={classOf("button")} data-look="quiet" onClick={onTakeTheirs} type="button">
          {words.takeTheirs}
        </button>
      </div>
    </div>
  )
}

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
