import type * as React from "react"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { allFields, type ProfileField } from "./Profile.ts"
import { useProfileContext } from "./ProfileContext.ts"
import { addressValues, customValues, type ShownValue, valuesOf } from "./valueText.ts"

/** Shows the values of a profile in three groups: personal data, contact data and custom fields. */
export function ProfileDetails({ className }: { readonly className?: string | undefined }) {
  const {
    addresses = true,
    classOf,
    custom = [],
    fields = allFields,
    fieldWords,
    state,
    words
  } = useProfileContext("ProfileDetails")
  const locale = useLocale()
  if (state._tag !== "Ready") return null
  const { email, identityProfile: profile = {} } = state.identity
  const speech = { fieldWords, locale, words }
  const row = (field: ProfileField) => (
    <Row key={field} label={labelOf(field, fieldWords)} values={valuesOf(field, profile, speech)} />
  )
  const reached: ReadonlyArray<ProfileField> = ["emails", "phone", "phones"]
  const personal = fields.filter((field) => !reached.includes(field))
  return (
    <div className={classOf("profile-values", className)}>
      {personal.length > 0 && <Part title={words.personal}>{personal.map(row)}</Part>}
      <Part title={words.contact}>
        {email?.address !== undefined && (
          <Row
            label={words.loginEmail}
            values={[
              {
                lines: [email.address],
                direction: "ltr",
                tag: email.isVerified === true ? words.verified : words.notVerified
              }
            ]}
          />
        )}
        {fields.filter((field) => reached.includes(field)).map(row)}
        {addresses !== false && <Row label={fieldWords.addresses} values={addressValues(profile, speech)} />}
      </Part>
      {custom.length > 0 && (
        <Part title={words.more}>
          {custom.map((definition) => (
            <Row key={definition.name} label={definition.label} values={customValues(definition, profile, speech)} />
          ))}
        </Part>
      )}
    </div>
  )
}

const labelOf = (field: ProfileField, words: ReturnType<typeof useProfileContext>["fieldWords"]): string =>
  field === "phone" ? words.phone : words[field]

interface PartProps {
  readonly children: React.ReactNode
  readonly title: string
}

function Part({ children, title }: PartProps) {
  const { classOf } = useProfileContext("Part")
  return (
    <div className={classOf("profile-part")}>
      <p className={classOf("legend")}>{title}</p>
      <dl>{children}</dl>
    </div>
  )
}

interface RowProps {
  readonly label: string
  readonly values: ReadonlyArray<ShownValue>
}

function Row({ label, values }: RowProps) {
  const { classOf, words } = useProfileContext("Row")
  return (
    <div className={classOf("profile-value")}>
      <dt>{label}</dt>
      {values.length === 0 && <dd data-empty="">{words.notGiven}</dd>}
      {values.map(({ direction, lines, tag }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- two values of a list may be equal
        <dd key={index}>
          {lines.map((line, nth) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines of a value may be equal
            <span data-line="" dir={direction ?? "auto"} key={nth}>
              {line}
            </span>
          ))}
          {tag !== undefined && <span className={classOf("profile-tag")}>{tag}</span>}
        </dd>
      ))}
    </div>
  )
}
