"use client"
import { filter as english } from "../../i18n/en/lists.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import { DataErrorView } from "../failure/DataErrorView.view.tsx"
import { useFilterContext } from "./FilterContext.ts"
import { FilterApply, FilterClear, FilterConditions, FilterText } from "./FilterParts.view.tsx"
import { FilterRootView, type FilterRootViewProps } from "./FilterRoot.view.tsx"

export interface FilterBuilderViewProps extends Omit<FilterRootViewProps, "children" | "className"> {
  /** The audience. `dev` shows developers the errors of an invalid filter. */
  readonly mode?: "dev" | "person" | undefined
}

/** Renders a filter builder in each of its states. */
export function FilterBuilderView({ mode, ...root }: FilterBuilderViewProps) {
  const { broken } = root.controller
  const words = useWords("filter", english, root.messages)
  return (
    <FilterRootView {...root}>
      {broken.length > 0 && (
        <DataErrorView
          messages={{ ...root.messages, problems: { misconfigured: () => words.broken } }}
          mode={mode}
          problem={{ key: "misconfigured", retryable: false, code: broken[0]?.code, diagnoses: broken }}
          styled={root.styled}
        />
      )}
      <FilterConditions />
      <Foot />
    </FilterRootView>
  )
}

function Foot() {
  const { classOf, edit, text, words } = useFilterContext("Foot")
  return edit.draft.parts.length === 0 && text === words.everything ? null : (
    <>
      <FilterText />
      <div className={classOf("filter-actions")}>
        <FilterApply />
        <FilterClear />
      </div>
    </>
  )
}
