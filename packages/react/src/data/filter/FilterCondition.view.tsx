import { useAfterPress } from "../../form/useFieldErrors.ts"
import { Control } from "../../parts/Elements.tsx"
import { useFilterContext } from "./FilterContext.ts"
import { arityOf, blank, entryTypesOf, operatorsOf, type Condition, type Entry, type Part } from "./FilterDraft.ts"
import { fieldOf } from "./FilterEdit.ts"
import { CrossIcon, FilterOperand, FilterValues } from "./FilterOperand.view.tsx"
import { labelOf, operatorWord } from "./filterWords.ts"

export interface RemoveButtonProps {
  readonly id: string
  readonly label: string
  readonly part: Part
}

/** Renders a button that removes a part of the filter. */
export function RemoveButton({ id, label, part }: RemoveButtonProps) {
  const { classOf, onStep } = useFilterContext("Remove")
  return (
    <Control
      as="button"
      aria-label={label}
      className={classOf("button")}
      data-variant="quiet"
      data-remove=""
      id={id}
      onClick={() => onStep({ _tag: "Remove", id: part.id })}
      title={label}
      type="button"
    >
      <CrossIcon size={16} />
    </Control>
  )
}

export interface FilterConditionProps {
  readonly condition: Condition
  readonly position: number
}

/** Renders the inputs of a condition: its field, its operator and its values. */
export function FilterCondition({ condition, position }: FilterConditionProps) {
  const { classOf, fields, id, onStep, problems, words } = useFilterContext("Condition")
  const own = `${id}-${condition.id}`
  const afterPress = useAfterPress()
  const field = fieldOf(fields, condition.field)
  const problem = problems.find((found) => found.id === condition.id && found.at === "field")
  // A field or operator that is not offered stays selectable, so that an existing condition is not changed.
  const names = new Set([...fields.map(({ name }) => name), condition.field])
  const operators = new Set([...operatorsOf(field), condition.operator])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- receives the blur events of its inputs
    <fieldset
      className={classOf("filter-condition")}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) afterPress(() => onStep({ _tag: "Check", id: condition.id }))
      }}
    >
      <legend className={classOf("unseen")}>{words.condition(position)}</legend>
      <div className={classOf("filter-clause")}>
        <div className={classOf("filter-field")} data-invalid={problem !== undefined || undefined}>
          <label className={classOf("unseen")} htmlFor={`${own}-field`}>
            {words.field}
          </label>
          <div className={classOf("input")}>
            <Control
              as="select"
              aria-describedby={problem && `${own}-field-error`}
              aria-invalid={problem !== undefined || undefined}
              id={`${own}-field`}
              onChange={({ currentTarget }) => onStep({ _tag: "Field", id: condition.id, field: currentTarget.value })}
              value={condition.field}
            >
              {[...names].map((name) => (
                <option key={name} value={name}>
                  {name === "" ? "–" : labelOf(fields, name)}
                </option>
              ))}
            </Control>
          </div>
          {problem !== undefined && (
            <p className={classOf("field-error")} id={`${own}-field-error`}>
              {words[problem.key]}
            </p>
          )}
        </div>
        <div className={classOf("filter-field")}>
          <label className={classOf("unseen")} htmlFor={`${own}-operator`}>
            {words.operator}
          </label>
          <div className={classOf("input")}>
            <Control
              as="select"
              id={`${own}-operator`}
              onChange={({ currentTarget }) => {
                const operator = [...operators][currentTarget.selectedIndex]
                if (operator !== undefined) onStep({ _tag: "Operator", id: condition.id, operator })
              }}
              value={condition.operator}
            >
              {[...operators].map((operator) => (
                <option key={operator} value={operator}>
                  {operatorWord(words, field, operator)}
                </option>
              ))}
            </Control>
          </div>
        </div>
        <Values condition={condition} />
      </div>
      <RemoveButton id={`${own}-remove`} label={words.removeCondition(position)} part={condition} />
    </fieldset>
  )
}

function Values({ condition }: { readonly condition: Condition }) {
  const { classOf, fields, onStep, words } = useFilterContext("Values")
  const field = fieldOf(fields, condition.field)
  const { id, operator, values } = condition
  const arity = arityOf(operator)
  if (arity === 0) return null
  if (arity === "many") return <FilterValues condition={condition} />
  const labels = arity === 2 ? [words.lower, words.upper] : [words.value]
  const put = (index: number, entry: Entry) =>
    onStep({ _tag: "Values", id, values: labels.map((_, at) => (at === index ? entry : entryAt(at))) })
  const entryAt = (at: number): Entry => values[at] ?? blank(entryTypesOf(field, operator)[0])
  return (
    <div className={classOf(arity === 2 ? "filter-range" : "filter-operand")}>
      {labels.map((label, index) => (
        <FilterOperand
          entry={entryAt(index)}
          field={field}
          index={index}
          key={label}
          label={label}
          onChange={(entry) => put(index, entry)}
          operator={operator}
          part={id}
          showsLabel={arity === 2}
        />
      ))}
    </div>
  )
}
