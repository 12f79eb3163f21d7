import * as React from "react"
import { useForm } from "../../form/FormContext.ts"
import { TextField } from "../../form/TextField.view.tsx"
import { profileFields } from "../../i18n/en/account.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { countryChoices } from "./places.ts"
import type { AddressFormat, Profile } from "./Profile.ts"
import { SelectField } from "../../form/SelectField.view.tsx"
import { addressTags, tagOptions } from "./tags.ts"

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
  const { classOf } = useForm("AddressInputs")
  const words = useWords("profileFields", profileFields)
  const locale = useLocale()
  const countries = React.useMemo(
    () => [["", words.notChosen] as const, ...countryChoices(locale, address.country)],
    [address.country, locale, words.notChosen]
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
