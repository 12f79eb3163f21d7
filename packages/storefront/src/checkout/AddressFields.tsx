import { Field } from "../parts/Field.tsx"
import { useShop } from "../words/useShop.ts"
import type { RequiredField } from "./addresses.ts"

export interface AddressFieldsProps {
  readonly errors: ReadonlyArray<RequiredField>
  readonly name: string
}

// The countries that the shop delivers to.
const countries = "AT BE CH CZ DE DK EE ES FI FR GB GR HU IE IL IT LT LU LV NL NO PL PT SE SI SK US".split(" ")

const autoComplete = {
  name: "name",
  line: "address-line1",
  line2: "address-line2",
  postalCode: "postal-code",
  city: "address-level2"
} as const

/** Renders the inputs of a recipient and an address. */
export function AddressFields({ errors, name }: AddressFieldsProps) {
  const { format, words } = useShop()
  const errorOf = (field: RequiredField) => (errors.includes(field) ? words.checkout.required[field] : undefined)
  const text = (field: keyof typeof autoComplete, value?: string) => (
    <Field error={field === "line2" ? undefined : errorOf(field)} label={words.checkout[field]}>
      {(input) => (
        <input
          {...input}
          autoComplete={`shipping ${autoComplete[field]}`}
          defaultValue={value}
          dir="auto"
          maxLength={120}
          name={field}
        />
      )}
    </Field>
  )
  return (
    <div className="address-fields">
      {text("name", name)}
      {text("line")}
      {text("line2")}
      <div className="address-pair">
        {text("postalCode")}
        {text("city")}
      </div>
      <Field error={errorOf("country")} label={words.checkout.country}>
        {(input) => (
          <select {...input} autoComplete="shipping country" defaultValue="" name="country">
            <option value="">{words.checkout.chooseCountry}</option>
            {countries.map((code) => (
              <option key={code} value={code}>
                {format.country(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  )
}
