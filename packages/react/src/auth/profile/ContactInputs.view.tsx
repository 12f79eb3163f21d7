import type { AuthSlot } from "../session/AuthSlot.ts"
import { useFieldForm } from "../../form/FormContext.ts"
import { SelectField } from "../../form/SelectField.view.tsx"
import { TextField } from "../../form/TextField.view.tsx"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { profileFields } from "../../i18n/en/account.ts"
import type { AddressFormat, Profile } from "./Profile.ts"
import { addressTags, countryChoices, emailTags, phoneTags, tagOptions } from "./labels.ts"
import * as React from "react"

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
  const { classOf } = useFieldForm<AuthSlot>()
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
  const { classOf } = useFieldForm<AuthSlot>()
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

type Address = NonNullable<Profile["addresses"]>[number]

export interface AddressInputsProps {
  readonly defaultValue: Address | undefined
  readonly format: AddressFormat
  /** The prefix of the `autocomplete` tokens. It is empty unless the form has several addresses. */
  readonly section: string
  /** The prefix of the input names. */
  readonly start: string
}

/** Renders the inputs of a postal address. A stored street keeps its format: lines or parts. */
export function AddressInputs({ defaultValue: address = {}, format, section, start }: AddressInputsProps) {
  const { classOf } = useFieldForm<AuthSlot>()
  const words = useWords("profileFields", profileFields)
  const locale = useLocale()
  const countries = React.useMemo(
    () => [["", words.notSelected] as const, ...countryChoices(locale, address.country)],
    [address.country, locale, words.notSelected]
  )
  const { addressLine, streetAddress, tag } = address
  const inParts = addressLine === undefined && streetAddress !== undefined
  const inLines = streetAddress === undefined && addressLine !== undefined
  const shown = inParts ? "parts" : inLines ? "lines" : format
  const text = (part: string, label: string, autoComplete: string, value: string | undefined) => (
    <TextField
      autoComplete={autoComplete === "off" ? "off" : `${section}${autoComplete}`}
      defaultValue={value}
      dir="auto"
      label={label}
      name={`${start}.address.${part}`}
    />
  )
  return (
    <>
      <SelectField
        autoComplete="off"
        defaultValue={tag ?? "UNTAGGED"}
        label={words.tag}
        name={`${start}.tag`}
        options={tagOptions(words, addressTags, tag)}
      />
      <SelectField
        autoComplete={`${section}country`}
        defaultValue={address.country ?? ""}
        label={words.country}
        name={`${start}.address.country`}
        options={countries}
      />
      {shown === "lines" ? (
        <>
          {text("addressLine", words.addressLine, "address-line1", addressLine)}
          {text("addressLine2", words.addressLine2, "address-line2", address.addressLine2)}
        </>
      ) : (
        <>
          {text("streetAddress.name", words.streetName, "street-address", streetAddress?.name)}
          <div className={classOf("pair")}>
            {text("streetAddress.number", words.streetNumber, "off", streetAddress?.number)}
            {text("streetAddress.apt", words.apartment, "off", streetAddress?.apt)}
          </div>
        </>
      )}
      <div className={classOf("pair")}>
        {text("postalCode", words.postalCode, "postal-code", address.postalCode)}
        {text("city", words.city, "address-level2", address.city)}
      </div>
      {text("subdivision", words.subdivision, "address-level1", address.subdivision)}
    </>
  )
}
