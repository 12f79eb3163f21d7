import type * as React from "react"
import { useFilterContext } from "./FilterContext.ts"
import { blank, type DraftOperator, type Entry, type EntryType, entryTypesOf, type FilterField } from "./FilterDraft.ts"
import { toLocal, toMoment } from "./moments.ts"

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
  const { classOf, id, problems, words } = useFilterContext("Operand")
  const own = `${id}-${part}-value-${index}`
  const problem = problems.find((found) => found.id === part && found.at === index)
  const types = entryTypesOf(field, operator)
  return (
    <div className={classOf("filter-field")} data-invalid={problem !== undefined || undefined}>
      <label className={classOf(showsLabel ? "label" : "unseen")} htmlFor={own}>
        {label}
      </label>
      {types.length > 1 && (
        <div className={classOf("input")}>
          <select
            aria-label={words.type}
            onChange={({ currentTarget }) => onChange(blank(types[currentTarget.selectedIndex] ?? "text"))}
            value={entry.type}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {words[type]}
              </option>
            ))}
          </select>
        </div>
      )}
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
  const { classOf, words } = useFilterContext("Input")
  const { text, type } = entry
  const told = { "aria-describedby": describedBy, "aria-invalid": describedBy !== undefined || undefined, id }
  if (type === "boolean") {
    return (
      <span className={classOf("filter-check")}>
        <input
          {...told}
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
        <select {...told} onChange={({ currentTarget }) => onChange({ type, text: currentTarget.value })} value={text}>
          {[...new Set(["", ...options.map(String), text])].map((option) => (
            <option key={option} value={option}>
              {option === "" ? "–" : option}
            </option>
          ))}
        </select>
      </div>
    )
  }
  return (
    <div className={classOf("input")}>
      <input
        {...told}
        autoComplete="off"
        inputMode={modes[type]}
        onChange={({ currentTarget: { value } }) => onChange({ type, text: type === "date" ? toMoment(value) : value })}
        onKeyDown={onKeyDown}
        step={type === "date" ? "any" : undefined}
        type={type === "date" ? "datetime-local" : "text"}
        value={type === "date" ? toLocal(text) : text}
      />
    </div>
  )
}
