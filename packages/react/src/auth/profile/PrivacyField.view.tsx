import { useForm } from "../../form/FormContext.ts"
import { problemOf } from "../../form/Submission.ts"
import { fieldText } from "../../i18n/problemText.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"

export interface PrivacyFieldProps {
  readonly defaultValue: string | undefined
}

/** Renders the choice of who can see the profile. */
export function PrivacyField({ defaultValue = "UNDEFINED" }: PrivacyFieldProps) {
  const { classOf, id, messages, state } = useForm("PrivacyField")
  const words = useWords("profileFields", profileFields)
  const error = fieldText(messages, problemOf(state), "privacyStatus")
  const choices = [
    ["UNDEFINED", words.privacyUndefined],
    ["PUBLIC", words.privacyPublic],
    ["PRIVATE", words.privacyPrivate]
  ] as const
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-privacyStatus-error`}
      className={classOf("group")}
      data-invalid={error !== undefined || undefined}
    >
      <legend className={classOf("legend")}>{words.privacyStatus}</legend>
      <div className={classOf("choices")}>
        {choices.map(([value, text], index) => (
          <label className={classOf("choice")} key={value}>
            <input
              defaultChecked={value === defaultValue}
              id={index === 0 ? `${id}-privacyStatus` : undefined}
              name="privacyStatus"
              type="radio"
              value={value}
            />
            {text}
          </label>
        ))}
      </div>
      {error !== undefined && (
        <p className={classOf("field-error")} id={`${id}-privacyStatus-error`}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
