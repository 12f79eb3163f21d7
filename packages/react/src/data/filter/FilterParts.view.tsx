import { Control } from "../../parts/Elements.tsx"
import { type OwnProps, Part, type PartState, type PartProps } from "../../parts/Part.view.tsx"
import { FilterCondition, RemoveButton } from "./FilterCondition.view.tsx"
import { useFilterContext } from "./FilterContext.ts"
import type { Fixed, Group, Match, Part as DraftPart } from "./FilterDraft.ts"

const matches: ReadonlyArray<Match> = ["all", "any", "notAll", "none"]

export interface FilterGroupProps {
  readonly group: Group
  /** The props that the application passes to the group. */
  readonly own?: OwnProps<PartState> | undefined
  /** The position among its siblings, starting at 1. The outermost group has none. */
  readonly position?: number | undefined
}

/** Renders a group of conditions: its logical operator, its parts, and the buttons that add more. */
export function FilterGroup({ group, own = {}, position }: FilterGroupProps) {
  const { classOf, id, onStep, words } = useFilterContext("Group")
  const base = `${id}-${group.id}`
  const label = position === undefined ? words.match : words.group(position)
  return (
    <Part as="fieldset" own={own} className={classOf("filter-group")} data-match={group.match}>
      <legend className={classOf("unseen")}>{label}</legend>
      {(position !== undefined || group.parts.length > 0) && (
        <div className={classOf("filter-head")}>
          <label className={classOf("unseen")} htmlFor={`${base}-match`}>
            {words.match}
          </label>
          <div className={classOf("input")}>
            <Control
              as="select"
              id={`${base}-match`}
              onChange={({ currentTarget }) =>
                onStep({ _tag: "Match", id: group.id, match: matches[currentTarget.selectedIndex] ?? "all" })
              }
              value={group.match}
            >
              {matches.map((match) => (
                <option key={match} value={match}>
                  {words[match]}
                </option>
              ))}
            </Control>
          </div>
          {position !== undefined && (
            <RemoveButton id={`${base}-remove`} label={words.removeGroup(position)} part={group} />
          )}
        </div>
      )}
      {group.parts.length > 0 && (
        <ol className={classOf("filter-parts")}>
          {group.parts.map((part, index) => (
            <li key={part.id}>
              <PartView part={part} position={index + 1} />
            </li>
          ))}
        </ol>
      )}
      <div className={classOf("filter-actions")}>
        <AddButton id={`${base}-add`} onPress={() => onStep({ _tag: "AddCondition", group: group.id })}>
          {words.addCondition}
        </AddButton>
        <AddButton onPress={() => onStep({ _tag: "AddGroup", group: group.id })}>{words.addGroup}</AddButton>
      </div>
    </Part>
  )
}

interface AddButtonProps {
  readonly children: string
  readonly id?: string | undefined
  readonly onPress: () => void
}

function AddButton({ children, id, onPress }: AddButtonProps) {
  const { classOf } = useFilterContext("Add")
  return (
    <Control as="button" className={classOf("filter-add")} id={id} onClick={onPress} type="button">
      <svg
        aria-hidden="true"
        fill="none"
        height="14"
        stroke="currentColor"
        strokeWidth="2"
        viewBox="0 0 16 16"
        width="14"
      >
        <path d="M8 3v10M3 8h10" />
      </svg>
      {children}
    </Control>
  )
}

interface PartViewProps {
  readonly part: DraftPart
  readonly position: number
}

function PartView({ part, position }: PartViewProps) {
  switch (part._tag) {
    case "Condition":
      return <FilterCondition condition={part} position={position} />
    case "Fixed":
      return <FixedView part={part} position={position} />
    case "Group":
      return <FilterGroup group={part} position={position} />
  }
}

function FixedView({ part, position }: { readonly part: Fixed; readonly position: number }) {
  const { classOf, id, textOf, words } = useFilterContext("Fixed")
  return (
    <fieldset className={classOf("filter-condition")}>
      <legend className={classOf("unseen")}>{words.condition(position)}</legend>
      <p className={classOf("filter-fixed")}>
        {textOf(part.model)} <small>{words.fixed}</small>
      </p>
      <RemoveButton id={`${id}-${part.id}-remove`} label={words.removeCondition(position)} part={part} />
    </fieldset>
  )
}

/** Renders the conditions and the buttons that add more. */
export function FilterConditions(own: PartProps<"fieldset">) {
  const { edit } = useFilterContext("Conditions")
  return <FilterGroup group={edit.draft} own={own} />
}

/** Renders the description of the applied filter. */
export function FilterText(own: PartProps<"p">) {
  const { classOf, text } = useFilterContext("Text")
  return (
    <Part as="p" own={own} className={classOf("filter-text")}>
      {text}
    </Part>
  )
}

/** Renders a button that applies the draft, or shows its problems. */
export function FilterApply(own: PartProps<"button">) {
  const { classOf, words } = useFilterContext("Apply")
  return (
    <Part as="button" own={own} className={classOf("submit")} type="submit">
      {words.apply}
    </Part>
  )
}

/** Renders a button that removes every condition. */
export function FilterClear(own: PartProps<"button">) {
  const { classOf, onClear, words } = useFilterContext("Clear")
  return (
    <Part as="button" own={own} className={classOf("button")} onClick={onClear} type="button">
      {words.clear}
    </Part>
  )
}
