import * as Filter from "@portico/client/data/Filter"
import * as React from "react"
import { filter as english } from "../../i18n/en/lists.ts"
import type { MessageOverrides } from "../../i18n/messages/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { classOf } from "../../theme/classes.ts"
import type { FilterFocus } from "./FilterEdit.ts"
import { type FilterClassNames, FilterContext } from "./FilterContext.ts"
import { sentenceWords } from "./filterWords.ts"
import type { FilterController } from "./useFilter.ts"

export interface FilterRootViewProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: FilterClassNames | undefined
  readonly controller: FilterController
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  readonly styled?: boolean | undefined
  /** Where dates are told in the sentence, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

/** What a builder's parts stand in. It moves the focus after every change, and says what was done. */
export function FilterRootView(props: FilterRootViewProps) {
  const { children, className, classNames, controller, messages, styled, timeZone } = props
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
        problems: edit.checked ? problems : [],
        text: Filter.toText(filter, sentences),
        textOf: (model) => Filter.toText(Filter.raw(model), sentences),
        words
      }}
    >
      <form
        aria-label={words.title}
        className={classes("filter", className)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          apply()
        }}
        ref={root}
      >
        {children}
        <output className={classes("status")}>{edit.news !== undefined && words[edit.news]}</output>
      </form>
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
