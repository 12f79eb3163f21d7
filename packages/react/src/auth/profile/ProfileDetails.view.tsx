import { Control } from "../../parts/Elements.tsx"
import { Part, type PartProps, withBreaks } from "../../parts/Part.view.tsx"
import type { AuthSlot } from "../session/AuthSlot.ts"
import { useFieldForm } from "../../form/FormContext.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { profileFields } from "../../i18n/en/account.ts"
import { allFields, type ProfileField } from "./Profile.ts"
import { useProfileContext } from "./ProfileContext.ts"
import { addressValues, customValues, type ShownValue, valuesOf } from "./valueText.ts"
import * as React from "react"

export interface FieldListProps {
  readonly addLabel: string
  /**
   * Renders the inputs of an item. Their names start with the argument `start`, which is `<name>.<key>`. `position` is
   * the item's position in the initial array, or `undefined` for a new item.
   */
  readonly children: (start: string, position: number | undefined) => React.ReactNode
  readonly legend: string
  /** The maximum number of items. */
  readonly maximum: number
  /** The initial number of items. */
  readonly count: number
  /** The label of an item, such as "Address". */
  readonly entry: string
  /** The name of the array. */
  readonly name: string
}

/**
 * Renders the items of an array, which the user can add and remove. Entered values stay with their item. The focus
 * moves into an added item, or next to a removed one.
 */
export function FieldList({ addLabel, children, count, entry, legend, maximum, name }: FieldListProps) {
  const { classOf } = useFieldForm<AuthSlot>()
  const words = useWords("profileFields", profileFields)
  const list = React.useRef<HTMLFieldSetElement>(null)
  const { add, focus, keys, remove, status } = useRows(count)
  const nth = (index: number) => (maximum === 1 ? entry : words.nth(entry, index + 1))
  React.useEffect(() => {
    const rows = list.current?.querySelectorAll<HTMLElement>("[data-row]") ?? []
    const row = focus === undefined ? undefined : rows[Math.min(focus.at, rows.length - 1)]
    if (focus?.into === "entry") row?.querySelector<HTMLElement>("input, select")?.focus()
    if (focus?.into === "list") (row ?? list.current)?.querySelector<HTMLElement>("[data-remove], [data-add]")?.focus()
  }, [focus])
  return (
    <fieldset className={classOf("group")} data-list={name} ref={list}>
      <legend className={classOf("legend")}>{legend}</legend>
      <input name={name} type="hidden" />
      {keys.map((key, index) => (
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nested fieldsets are verbose in screen readers
        <div aria-label={nth(index)} className={classOf("entry")} data-row={key} key={key} role="group">
          <div className={classOf("entry-head")}>
            <span aria-hidden="true">{nth(index)}</span>
            <Control
              as="button"
              aria-label={words.removeNth(nth(index))}
              className={classOf("button")}
              data-variant="quiet"
              data-remove=""
              onClick={() => remove(key, words.removed(nth(index)))}
              type="button"
            >
              {words.remove}
            </Control>
          </div>
          {children(`${name}.${key}`, Number.isInteger(Number(key)) ? Number(key) : undefined)}
        </div>
      ))}
      {keys.length < maximum && (
        <Control
          as="button"
          className={classOf("button")}
          data-add=""
          onClick={() => add(words.added(nth(keys.length)))}
          type="button"
        >
          {addLabel}
        </Control>
      )}
      <output className={classOf("unseen")}>{status}</output>
    </fieldset>
  )
}

interface Rows {
  readonly keys: ReadonlyArray<string>
  readonly made: number
  readonly status: string
  /** The focus target after the last change. */
  readonly focus: { readonly at: number; readonly into: "entry" | "list" } | undefined
}

const useRows = (count: number) => {
  const [rows, set] = React.useState<Rows>(() => ({
    keys: Array.from({ length: count }, (_, index) => String(index)),
    made: 0,
    status: "",
    focus: undefined
  }))
  return {
    ...rows,
    add: (status: string) =>
      set(({ keys, made, status: before }) => ({
        keys: [...keys, `n${made}`],
        made: made + 1,
        status: statusAfter(before, status),
        focus: { at: keys.length, into: "entry" }
      })),
    remove: (key: string, status: string) =>
      set((before) => ({
        ...before,
        keys: before.keys.filter((one) => one !== key),
        status: statusAfter(before.status, status),
        focus: { at: before.keys.indexOf(key), into: "list" }
      }))
  }
}

// Screen readers announce a status only if it changes. The added space makes a repeated message a change.
const statusAfter = (before: string, status: string): string => (status === before ? `${status}\u00A0` : status)

/** Shows the values of a profile in three groups: personal data, contact data and custom fields. */
export function ProfileDetails(own: PartProps<"div">) {
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
    <Part as="div" own={own} className={classOf("profile-values")}>
      {personal.length > 0 && <Group title={words.personal}>{personal.map(row)}</Group>}
      <Group title={words.contact}>
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
      </Group>
      {custom.length > 0 && (
        <Group title={words.more}>
          {custom.map((definition) => (
            <Row key={definition.name} label={definition.label} values={customValues(definition, profile, speech)} />
          ))}
        </Group>
      )}
    </Part>
  )
}

const labelOf = (field: ProfileField, words: ReturnType<typeof useProfileContext>["fieldWords"]): string =>
  field === "phone" ? words.phone : words[field]

interface GroupProps {
  readonly children: React.ReactNode
  readonly title: string
}

function Group({ children, title }: GroupProps) {
  const { classOf } = useProfileContext("Group")
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
              {withBreaks(line)}
            </span>
          ))}
          {tag !== undefined && (
            <>
              {" "}
              <span className={classOf("profile-tag")}>{tag}</span>
            </>
          )}
        </dd>
      ))}
    </div>
  )
}
