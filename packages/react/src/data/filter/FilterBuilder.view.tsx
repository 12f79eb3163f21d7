"use client"
import { Part, rootProps, type RootElementProps } from "../../parts/Part.view.tsx"
import type { RootProps } from "../../parts/ComponentProps.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { filter as english } from "../../i18n/en/lists.ts"
import { classOf } from "../../theme/classes.ts"
import { DataErrorBox } from "../failure/FailureParts.view.tsx"
import { FilterContext, type FilterClassNames, useFilterContext } from "./FilterContext.ts"
import type { FilterFocus } from "./FilterEdit.ts"
import { FilterApply, FilterClear, FilterConditions, FilterText } from "./FilterParts.view.tsx"
import { sentenceWords } from "./filterWords.ts"
import type { FilterController } from "./useFilter.ts"
import * as Filter from "@portico/client/data/Filter"
import * as React from "react"

export interface FilterRootViewProps extends RootProps<FilterClassNames> {
  readonly controller: FilterController
  /** IANA time zone of dates in the description. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
}

/** Renders the container of the parts. It moves the focus after every change and announces what changed. */
export function FilterRootView(props: FilterRootViewProps) {
  const { children, classNames, controller, messages, styled, timeZone } = props
  const { apply, clear, edit, fields, filter, problems, step } = controller
  const words = useWords("filter", english, messages)
  const locale = useLocale()
  const id = React.useId()
  const root = React.useRef<HTMLFormElement>(null)
  useFocus(root, id, edit.focus)
  const classes = classOf(classNames, styled)
  const sentences = React.useMemo(
    () => sentenceWords(words, fields, locale, timeZone),
    [fields, locale, timeZone, words]
  )
  return (
    <FilterContext
      value={{
        classOf: classes,
        edit,
        fields,
        id,
        onClear: clear,
        onStep: step,
        problems: problems.filter((problem) => edit.checked.includes(problem.id)),
        text: Filter.toText(filter, sentences),
        textOf: (model) => Filter.toText(Filter.raw(model), sentences),
        timeZone,
        words
      }}
    >
      <Part
        as="form"
        own={rootProps(props)}
        aria-label={words.title}
        className={classes("filter")}
        // Before hydration, the browser would submit the form without the script, and reload the page without its query.
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        ref={root}
      >
        {children}
        <output className={classes("status")}>{edit.news !== undefined && words[edit.news]}</output>
      </Part>
    </FilterContext>
  )
}

const useFocus = (root: React.RefObject<HTMLElement | null>, id: string, focus: FilterFocus | undefined): void => {
  React.useEffect(() => {
    if (focus === undefined) return
    const element =
      focus.at === "problem"
        ? root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
        : document.getElementById(`${id}-${focus.id}-${focus.at}`)
    element?.focus()
  }, [focus, id, root])
}

export interface FilterBuilderViewProps extends Omit<FilterRootViewProps, "children" | keyof RootElementProps> {
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
        <DataErrorBox
          classNames={root.classNames}
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
      {text !== words.everything && <FilterText />}
      <div className={classOf("filter-actions")}>
        <FilterApply />
        <FilterClear />
      </div>
    </>
  )
}
