import { useFilterContext } from "./FilterContext.ts"
import { FilterGroup } from "./FilterGroup.view.tsx"

export interface FilterPartProps {
  readonly className?: string | undefined
}

/** The conditions, and what adds to them. */
export function FilterConditions() {
  const { edit } = useFilterContext("Conditions")
  return <FilterGroup group={edit.draft} />
}

/** The filter in force, as a sentence. */
export function FilterText({ className }: FilterPartProps) {
  const { classOf, text } = useFilterContext("Text")
  return <p className={classOf("filter-text", className)}>{text}</p>
}

/** Applies what was entered, or tells what is wrong with it. */
export function FilterApply({ className }: FilterPartProps) {
  const { classOf, words } = useFilterContext("Apply")
  return (
    <button className={classOf("submit", className)} type="submit">
      {words.apply}
    </button>
  )
}

/** Removes every condition. */
export function FilterClear({ className }: FilterPartProps) {
  const { classOf, onClear, words } = useFilterContext("Clear")
  return (
    <button className={classOf("button", className)} onClick={onClear} type="button">
      {words.clear}
    </button>
  )
}
