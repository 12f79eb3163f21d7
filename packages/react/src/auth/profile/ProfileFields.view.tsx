"use client"
import * as React from "react"
import { useFieldForm } from "../../form/FormContext.ts"
import { TextField } from "../../form/TextField.view.tsx"
import { profileFields } from "../../i18n/en/account.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { AddressInputs, EmailInputs, PhoneField, PhoneInputs } from "./ContactInputs.view.tsx"
import { CustomInputs, DateField, PrivacyField } from "./ProfileInputs.view.tsx"
import { FieldList } from "./ProfileDetails.view.tsx"
import { languageChoices } from "./labels.ts"
import {
  type AddressFormat,
  allFields,
  type CustomFieldDefinition,
  type Profile,
  type ProfileField,
  type ProfileTextField
} from "./Profile.ts"
import { firstOnly } from "./ProfileEntries.ts"
import { dayOf } from "./fieldEntries.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { SelectField } from "../../form/SelectField.view.tsx"

export interface ProfileFieldsProps extends Omit<PartProps<"div">, "children" | "defaultValue"> {
  /** Whether to render inputs for postal addresses. A number is the maximum number of addresses. Default: false. */
  readonly addresses?: boolean | number | undefined
  /** The inputs for the street of a new address. Default: `lines`. */
  readonly addressFormat?: AddressFormat | undefined
  /** The custom fields that the shop added. */
  readonly custom?: ReadonlyArray<CustomFieldDefinition> | undefined
  /** The initial values of the inputs. Later changes are ignored. */
  readonly defaultValue?: Profile | undefined
  /** The inputs, in this order. By default, all fields except `phone`. */
  readonly fields?: ReadonlyArray<ProfileField> | undefined
}

/**
 * Renders the inputs of a profile inside any form of the kit. `profileOf` reads the entered values.
 *
 * **Example** (In a custom sign-up form)
 *
 * ```tsx
 * import { ProfileFields } from "@portico/react"
 * import { SignUpFormParts } from "@portico/react/auth"
 *
 * export const signUp = (
 *   <SignUpFormParts.Root>
 *     <SignUpFormParts.Email />
 *     <SignUpFormParts.Password />
 *     <ProfileFields addresses={1} fields={["firstName", "lastName", "phone"]} />
 *     <SignUpFormParts.Submit />
 *   </SignUpFormParts.Root>
 * )
 * ```
 */
export function ProfileFields(props: ProfileFieldsProps) {
  const {
    addresses = false,
    addressFormat = "lines",
    custom = [],
    defaultValue = {},
    fields = allFields,
    ...own
  } = props
  const { classOf } = useFieldForm<"fields">()
  const words = useWords("profileFields", profileFields)
  // Loading the profile again must not replace values that the user is editing.
  const [before] = React.useState(defaultValue)
  const most = typeof addresses === "number" ? addresses : addresses ? maximumEntries : 0
  return (
    <Part as="div" own={own} className={classOf("fields")}>
      {fields.map((field) => (
        <ProfileInput before={before} field={field} key={field} />
      ))}
      {most > 0 && (
        <FieldList
          addLabel={words.addAddress}
          count={Math.min(before.addresses?.length ?? 0, Math.max(most, before.addresses?.length ?? 0))}
          entry={words.address}
          legend={words.addresses}
          maximum={most}
          name="addresses"
        >
          {(start, position) => (
            <AddressInputs
              defaultValue={position === undefined ? undefined : before.addresses?.[position]}
              format={addressFormat}
              section={most === 1 ? "" : `section-${start.replace(".", "-")} `}
              start={start}
            />
          )}
        </FieldList>
      )}
      <CustomInputs definitions={custom} values={before.customFields} />
    </Part>
  )
}

interface ProfileInputProps {
  readonly before: Profile
  readonly field: ProfileField
}

function ProfileInput({ before, field }: ProfileInputProps) {
  const words = useWords("profileFields", profileFields)
  const locale = useLocale()
  switch (field) {
    case "privacyStatus":
      return <PrivacyField defaultValue={before.privacyStatus} />
    case "language":
      return (
        <SelectField
          autoComplete="language"
          defaultValue={before.language ?? ""}
          label={words.language}
          name="language"
          options={[["", words.notSelected], ...languageChoices(locale, before.language)]}
        />
      )
    case "birthdate":
      return (
        <DateField
          autoComplete="bday"
          defaultValue={before.birthdate === undefined ? undefined : dayOf(before.birthdate)}
          label={words.birthdate}
          name="birthdate"
        />
      )
    case "phone":
      return (
        <>
          <input name="phonesV2" type="hidden" value={firstOnly} />
          <PhoneField autoComplete="tel" defaultValue={before.phonesV2?.[0]?.phone} name="phonesV2.0.phone" />
        </>
      )
    case "phones":
      return (
        <FieldList
          addLabel={words.addPhone}
          count={before.phonesV2?.length ?? 0}
          entry={words.phone}
          legend={words.phones}
          maximum={maximumEntries}
          name="phonesV2"
        >
          {(start, position) => (
            <PhoneInputs
              defaultValue={position === undefined ? undefined : before.phonesV2?.[position]}
              start={start}
            />
          )}
        </FieldList>
      )
    case "emails":
      return (
        <FieldList
          addLabel={words.addEmail}
          count={before.secondaryEmails?.length ?? 0}
          entry={words.email}
          legend={words.emails}
          maximum={maximumEntries}
          name="secondaryEmails"
        >
          {(start, position) => (
            <EmailInputs
              defaultValue={position === undefined ? undefined : before.secondaryEmails?.[position]}
              start={start}
            />
          )}
        </FieldList>
      )
    default:
      return (
        <TextField
          autoComplete={autoComplete[field]}
          defaultValue={before[field]}
          dir={field === "picture" ? "ltr" : "auto"}
          label={words[field]}
          name={field}
          {...(field === "picture" ? { inputMode: "url", type: "url" } : {})}
        />
      )
  }
}

const maximumEntries = 20

// The `autocomplete` tokens (HTML §4.10.18.7).
const autoComplete = {
  firstName: "given-name",
  lastName: "family-name",
  nickname: "nickname",
  company: "organization",
  position: "organization-title",
  picture: "photo"
} as const satisfies Record<Exclude<ProfileTextField, "birthdate" | "language">, string>
