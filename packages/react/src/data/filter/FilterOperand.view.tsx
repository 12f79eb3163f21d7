import { Control } from "../../parts/Elements.tsx"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { useFilterContext } from "./FilterContext.ts"
import {
  blank,
  entryTypesOf,
  type Condition,
  type DraftOperator,
  type Entry,
  type EntryType,
  type FilterField
} from "./FilterDraft.ts"
import { fieldOf } from "./FilterEdit.ts"
import { toLocal, toMoment, zoneName } from "../value/localTime.ts"
import * as React from "react"

export interface FilterOperandProps {
  readonly entry: Entry
  readonly field: FilterField | undefined
  readonly index: number
  readonly label: string
  readonly onChange: (entry: Entry) => void
  readonly operator: DraftOperator
  /** The id of the condition that the value belongs to. */
  readonly part: string
  readonly showsLabel?: boolean | undefined
}

/** Renders the input of one value of a condition, by its type. */
export function FilterOperand(props: FilterOperandProps) {
  const { entry, field, index, label, onChange, operator, part, showsLabel = false } = props
  const { classOf, id, problems, timeZone, words } = useFilterContext("Operand")
  const locale = useLocale()
  const zone = entry.type === "date" ? zoneName(timeZone, locale) : undefined
  const own = `${id}-${part}-value-${index}`
  const problem = problems.find((found) => found.id === part && found.at === index)
  const types = entryTypesOf(field, operator)
  return (
    <div className={classOf("filter-field")} data-invalid={problem !== undefined || undefined}>
      <label className={classOf(showsLabel ? "label" : "unseen")} htmlFor={own}>
        {label}
        {zone !== undefined && <span suppressHydrationWarning> ({zone})</span>}
      </label>
      <TypeSelect onChange={onChange} types={types} value={entry.type} />
      <EntryInput
        describedBy={problem && `${own}-error`}
        entry={entry}
        id={own}
        onChange={onChange}
        options={field?.options}
      />
      {problem !== undefined && (
        <p className={classOf("field-error")} id={`${own}-error`}>
          {words[problem.key]}
        </p>
      )}
    </div>
  )
}

interface TypeSelectProps {
  /** Called with an empty entry of the selected type. */
  readonly onChange: (entry: Entry) => void
  readonly types: ReadonlyArray<EntryType>
  readonly value: EntryType
}

/** Renders a select for the type of a value, if there is a choice. */
function TypeSelect({ onChange, types, value }: TypeSelectProps) {
  const { classOf, words } = useFilterContext("TypeSelect")
  if (types.length < 2) return null
  return (
    <div className={classOf("input")}>
      <Control
        as="select"
        aria-label={words.type}
        onChange={({ currentTarget }) => onChange(blank(types[currentTarget.selectedIndex] ?? "text"))}
        value={value}
      >
        {types.map((type) => (
          <option key={type} value={type}>
            {words[type]}
          </option>
        ))}
      </Control>
    </div>
  )
}

export interface EntryInputProps {
  /** The id of the element with the error message, if there is an error. */
  readonly describedBy: string | undefined
  readonly entry: Entry
  readonly id: string
  readonly onChange: (entry: Entry) => void
  readonly onKeyDown?: React.KeyboardEventHandler | undefined
  readonly options?: ReadonlyArray<string | number> | undefined
}

const modes: Readonly<Record<EntryType, "text" | "decimal">> = {
  text: "text",
  number: "decimal",
  boolean: "text",
  date: "text"
}

/** Renders the input of an entry, by its type. */
export function EntryInput({ describedBy, entry, id, onChange, onKeyDown, options }: EntryInputProps) {
  const { classOf, timeZone, words } = useFilterContext("Input")
  const { text, type } = entry
  const ariaProps = { "aria-describedby": describedBy, "aria-invalid": describedBy !== undefined || undefined, id }
  if (type === "boolean") {
    return (
      <span className={classOf("filter-check")}>
        <input
          {...ariaProps}
          checked={text === "true"}
          onChange={({ currentTarget }) => onChange({ type, text: String(currentTarget.checked) })}
          type="checkbox"
        />
        <span aria-hidden="true">{text === "true" ? words.yes : words.no}</span>
      </span>
    )
  }
  if (options !== undefined && (type === "text" || type === "number")) {
    return (
      <div className={classOf("input")}>
        <Control
          as="select"
          {...ariaProps}
          onChange={({ currentTarget }) => onChange({ type, text: currentTarget.value })}
          value={text}
        >
          {[...new Set(["", ...options.map(String), text])].map((option) => (
            <option key={option} value={option}>
              {option === "" ? "–" : option}
            </option>
          ))}
        </Control>
      </div>
    )
  }
  return (
    <div className={classOf("input")}>
      <Control
        as="input"
        {...ariaProps}
        autoComplete="off"
        inputMode={modes[type]}
        onChange={({ currentTarget: { value } }) =>
          onChange({ type, text: type === "date" ? toMoment(value, timeZone) : value })
        }
        onKeyDown={onKeyDown}
        step={type === "date" ? "any" : undefined}
        type={type === "date" ? "datetime-local" : "text"}
        value={type === "date" ? toLocal(text, timeZone) : text}
      />
    </div>
  )
}

/** Renders the values of a condition, each with a remove button, and an input that adds one. */
export function FilterValues({ condition }: { readonly condition: Condition }) {
  const { classOf, fields, id, onStep, problems, timeZone, words } = useFilterContext("Values")
  const locale = useLocale()
  const field = fieldOf(fields, condition.field)
  const own = `${id}-${condition.id}-value`
  const types = entryTypesOf(field, condition.operator)
  const [entry, setEntry] = React.useState<Entry>(blank(types[0]))
  const current = types.includes(entry.type) ? entry : blank(types[0])
  const found = problems.filter((problem) => problem.id === condition.id && problem.at !== "field")
  const put = (values: ReadonlyArray<Entry>) => onStep({ _tag: "Values", id: condition.id, values })
  const add = () => {
    if (current.text === "") return
    if (!condition.values.some(({ text, type }) => text === current.text && type === current.type)) {
      put([...condition.values, current])
    }
    setEntry(blank(current.type))
  }
  return (
    <div className={classOf("filter-operand")} data-invalid={found.length > 0 || undefined}>
      {/* A typed value is added when the focus leaves, so that it is not lost. */}
      <div
        className={classOf("filter-field")}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) add()
        }}
      >
        <TypeSelect onChange={setEntry} types={types} value={current.type} />
        <label className={classOf("unseen")} htmlFor={`${own}-new`}>
          {words.value}
        </label>
        <EntryInput
          describedBy={found.length > 0 ? `${own}-error` : undefined}
          entry={current}
          id={`${own}-new`}
          onChange={setEntry}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || current.text === "") return
            // Enter adds the value and must not submit the form.
            event.preventDefault()
            add()
          }}
          options={field?.options}
        />
        <Control as="button" className={classOf("button")} onClick={add} type="button">
          {words.addValue}
        </Control>
      </div>
      {found.slice(0, 1).map((problem) => (
        <p className={classOf("field-error")} id={`${own}-error`} key={problem.key}>
          {words[problem.key]}
        </p>
      ))}
      {condition.values.length > 0 && (
        <ul className={classOf("filter-chips")}>
          {condition.values.map((value, index) => {
            const text = textOf(value, locale, timeZone, words)
            return (
              <li
                className={classOf("filter-chip")}
                data-invalid={found.some(({ at }) => at === index) || undefined}
                key={`${value.type} ${value.text}`}
              >
                {text}
                <Control
                  as="button"
                  aria-label={words.removeValue(text)}
                  data-variant="inline"
                  onClick={() => {
                    put(condition.values.filter((_, at) => at !== index))
                    document.getElementById(`${own}-new`)?.focus()
                  }}
                  type="button"
                >
                  <CrossIcon size={12} />
                </Control>
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}

/** Renders the icon of a remove button. */
export function CrossIcon({ size }: { readonly size: number }) {
  return (
    <svg
      aria-hidden="true"
      fill="none"
      height={size}
      stroke="currentColor"
      strokeWidth="2"
      viewBox="0 0 16 16"
      width={size}
    >
      <path d="M3 3l10 10M13 3L3 13" />
    </svg>
  )
}

const textOf = (
  { text, type }: Entry,
  locale: string,
  timeZone: string | undefined,
  words: { readonly yes: string; readonly no: string }
): string => {
  if (type === "boolean") return text === "true" ? words.yes : words.no
  return type === "date"
    ? new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short", timeZone }).format(new Date(text))
    : text
}
