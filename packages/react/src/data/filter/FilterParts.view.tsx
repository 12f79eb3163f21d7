import { useFilterContext } from "./FilterContext.ts"
import { FilterGroup } from "./FilterGroup.view.tsx"

export interface FilterPartProps {
  readonly className?: string | undefined
}

/** Renders the conditions and the buttons that add more. */
export function FilterConditions() {
  const { edit } = useFilterContext("Conditions")
  return <FilterGroup group={edit.draft} />
}

/** Renders the description of the applied filter. */
export function FilterText({ className }: FilterPartProps) {
  const { classOf, text } = useFilterContext("Text")
  return <p className={classOf("filter-text", className)}>{text}</p>
}

/** Renders a button that applies the draft, or shows its problems. */
export function FilterApply({ className }: FilterPartProps) {
  const { classOf, words } = useFilterContext("Apply")
  return (
    <button className={classOf("submit", className)} type="submit">
      {words.apply}
    </button>
  )
}

/** Renders a button that removes every condition. */
export function FilterClear({ className }: FilterPartProps) {
  const { classOf, onClear, words } = useFilterContext("Clear")
  return (
    <button className={classOf("button", className)} onClick={onClear} type="button">
      {words.clear}
    </button>
  )
}
