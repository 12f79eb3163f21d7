import { useForm } from "../../form/FormContext.ts"
import { TextField } from "../../form/TextField.view.tsx"
import { profileFields } from "../../i18n/en/account.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { Profile } from "./Profile.ts"
import { SelectField } from "../../form/SelectField.view.tsx"
import { emailTags, phoneTags, tagOptions } from "./tags.ts"

interface ContactInputsProps<Entry> {
  readonly defaultValue: Entry | undefined
  /** The prefix of the input names. */
  readonly start: string
}

/** Renders the inputs of an additional email address. */
export function EmailInputs({
  defaultValue,
  start
}: ContactInputsProps<NonNullable<Profile["secondaryEmails"]>[number]>) {
  const { classOf } = useForm("EmailInputs")
  const words = useWords("profileFields", profileFields)
  return (
    <div className={classOf("pair")} data-wide="start">
      <TextField
        autoCapitalize="none"
        autoComplete="email"
        defaultValue={defaultValue?.email}
        dir="ltr"
        inputMode="email"
        label={words.email}
        name={`${start}.email`}
        spellCheck={false}
        type="email"
      />
      <SelectField
        autoComplete="off"
        defaultValue={defaultValue?.tag ?? "UNTAGGED"}
        label={words.tag}
        name={`${start}.tag`}
        options={tagOptions(words, emailTags, defaultValue?.tag)}
      />
    </div>
  )
}

/** Renders the inputs of a phone number with its country code and tag. */
export function PhoneInputs({ defaultValue, start }: ContactInputsProps<NonNullable<Profile["phonesV2"]>[number]>) {
  const { classOf } = useForm("PhoneInputs")
  const words = useWords("profileFields", profileFields)
  return (
    <>
      <div className={classOf("pair")} data-wide="end">
        <TextField
          autoComplete="tel-country-code"
          defaultValue={defaultValue?.countryCode}
          dir="ltr"
          inputMode="tel"
          label={words.countryCode}
          name={`${start}.countryCode`}
          placeholder="+44"
        />
        <PhoneField autoComplete="tel-national" defaultValue={defaultValue?.phone} name={`${start}.phone`} />
      </div>
      <SelectField
        autoComplete="off"
        defaultValue={defaultValue?.tag ?? "UNTAGGED"}
        label={words.tag}
        name={`${start}.tag`}
        options={tagOptions(words, phoneTags, defaultValue?.tag)}
      />
    </>
  )
}

export interface PhoneFieldProps {
  readonly autoComplete: "tel" | "tel-national"
  readonly defaultValue: string | undefined
  readonly name: string
}

/** Renders the input of a phone number. */
export function PhoneField(props: PhoneFieldProps) {
  const words = useWords("profileFields", profileFields)
  return <TextField {...props} dir="ltr" inputMode="tel" label={words.phone} type="tel" />
}
