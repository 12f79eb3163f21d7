import { Form } from "@portico/react/form"
import * as React from "react"
import { useShop } from "../words/useShop.ts"
import { countries, needsState } from "./countries.ts"

const autoComplete = {
  name: "name",
  line: "address-line1",
  line2: "address-line2",
  postalCode: "postal-code",
  city: "address-level2",
  subdivision: "address-level1"
} as const

interface AddressFieldProps {
  readonly name: keyof typeof autoComplete
  readonly defaultValue?: string
}

function AddressField({ defaultValue, name }: AddressFieldProps) {
  const { words } = useShop()
  return (
    <Form.Field
      autoComplete={`shipping ${autoComplete[name]}`}
      defaultValue={defaultValue}
      dir="auto"
      label={words.checkout[name]}
      maxLength={120}
      name={name}
    />
  )
}

export interface RecipientFieldProps {
  readonly name: string
}

/** Renders the input of the recipient's name. */
export function RecipientField({ name }: RecipientFieldProps) {
  return <AddressField defaultValue={name} name="name" />
}

/** Renders the inputs of an address. */
export function AddressFields() {
  const { format, words } = useShop()
  const [country, choose] = React.useState("")
  return (
    <>
      <AddressField name="line" />
      <AddressField name="line2" />
      <div className="address-pair">
        <AddressField name="postalCode" />
        <AddressField name="city" />
      </div>
      {needsState(country) && <AddressField name="subdivision" />}
      <Form.Select
        autoComplete="shipping country"
        label={words.checkout.country}
        name="country"
        onChange={({ target }) => choose(target.value)}
        options={[
          ["", words.checkout.chooseCountry],
          ...countries.map((code) => [code, format.country(code)] as const)
        ]}
        value={country}
      />
    </>
  )
}
