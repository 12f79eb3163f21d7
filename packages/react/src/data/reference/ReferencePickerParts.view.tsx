/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a combobox: no native list has a search and pages, and the keyboard is in its input */
import * as React from "react"
import { problemText } from "../../form/words.ts"
import { problems as englishProblems } from "../../i18n/en/problems.ts"
import { reference as english } from "../../i18n/en/reference.ts"
import type { ReferenceMessages } from "../../i18n/groups/Reference.ts"
import type { MessageOverrides, ProblemMessages } from "../../i18n/Messages.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { Problem } from "../../problem/Problem.ts"
import { type ClassNames, type ClassOf, classOf } from "../../theme/classes.ts"
import type { PickerState } from "./Picker.ts"

/** An element of a picker that has a class of its own. */
export type PickerSlot =
  | "picker"
  | "picker-list"
  | "picker-option"
  | "picker-chosen"
  | "picker-chip"
  | "picker-note"
  | "alert"
  | "button"
  | "field"
  | "field-error"
  | "hint"
  | "input"
  | "label"
  | "mark"
  | "status"

/** An item that is chosen. `broken`: what the reference leads to is not there. */
export interface ChosenItem {
  readonly id: string
  readonly title: string
  readonly broken?: boolean | undefined
}

export interface ReferencePickerRootViewProps {
  readonly children: React.ReactNode
  /** What is chosen. `undefined` while it is read. */
  readonly chosen: ReadonlyArray<ChosenItem> | undefined
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: ClassNames<PickerSlot> | undefined
  /** What is wrong with the choice, in a form. */
  readonly error?: string | undefined
  /** Whether more is chosen than was read. */
  readonly hasMoreChosen?: boolean | undefined
  readonly hint?: React.ReactNode
  /** Id of the input. One of its own by default. */
  readonly inputId?: string | undefined
  /** What the choice is called. */
  readonly label: string
  /** What an item is called. */
  readonly labelOf: (item: PickerState["items"][number]) => string
  /** Stands beside the label: that it may be left out, that it is not saved. */
  readonly mark?: React.ReactNode
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Whether any number of items can be chosen. */
  readonly multiple?: boolean | undefined
  readonly onClose: () => void
  readonly onMore: () => void
  readonly onMoreChosen?: (() => void) | undefined
  readonly onMove: (to: "next" | "previous" | "first" | "last") => void
  readonly onOpen: () => void
  readonly onRemove: (id: string) => void
  readonly onRetry: () => void
  /** Has the choice saved. Where there is none it is not saved by itself. */
  readonly onSave?: (() => void) | undefined
  readonly onSearch: (text: string) => void
  readonly onTake: (item: PickerState["items"][number]) => void
  /** Why what is chosen could not be read or saved. */
  readonly problem?: Problem | undefined
  readonly saving?: "idle" | "saving" | "saved" | undefined
  readonly state: PickerState
  readonly styled?: boolean | undefined
}

interface PickerContextValue extends Omit<ReferencePickerRootViewProps, "children" | "className"> {
  readonly classOf: ClassOf<PickerSlot>
  readonly id: string
  readonly problemWords: { readonly problems: ProblemMessages }
  readonly tell: (text: string) => void
  readonly told: string
  readonly words: ReferenceMessages
}

const PickerContext = /*#__PURE__*/ React.createContext<PickerContextValue | undefined>(undefined)

const usePicker = (part: string): PickerContextValue => {
  const picker = React.use(PickerContext)
  if (picker === undefined) throw new Error(`${part} is outside its picker: put it inside its Root.`)
  return picker
}

/** What the parts of a picker stand in. */
export function ReferencePickerRootView({ children, className, ...props }: ReferencePickerRootViewProps) {
  const id = React.useId()
  const words = useWords("reference", english, props.messages)
  const problems = useWords("problems", englishProblems, props.messages)
  const [told, tell] = React.useState("")
  const classes = classOf(props.classNames, props.styled)
  const { onClose } = props
  return (
    <PickerContext value={{ ...props, classOf: classes, id, problemWords: { problems }, tell, told, words }}>
      <div
        aria-labelledby={`${id}-label`}
        className={classes("picker", className)}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) onClose()
        }}
        role="group"
      >
        {children}
        <output className={classes("status")}>{told}</output>
      </div>
    </PickerContext>
  )
}

/** The input in which one searches. The keyboard stays in it. */
export function PickerSearch({ className }: { readonly className?: string | undefined }) {
  const picker = usePicker("PickerSearch")
  const { classOf, error, hint, id, label, labelOf, mark, onMove, onOpen, onSearch, onTake, state, tell, words } =
    picker
  const inputId = picker.inputId ?? `${id}-search`
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ")
  const active = state.active === undefined ? undefined : state.items[state.active]
  const keys: Readonly<Record<string, () => void>> = {
    ArrowDown: () => {
      onOpen()
      onMove("next")
    },
    ArrowUp: () => {
      onOpen()
      onMove("previous")
    },
    Escape: picker.onClose,
    // While one chooses, Enter sends no form.
    ...(state.isOpen ? { Enter: () => {} } : {}),
    ...(state.isOpen && active !== undefined
      ? {
          Enter: () => {
            onTake(active)
            tell(words.taken(labelOf(active)))
          },
          Home: () => onMove("first"),
          End: () => onMove("last")
        }
      : {})
  }
  return (
    <>
      <label className={classOf("label")} htmlFor={inputId} id={`${id}-label`}>
        {label}
        {mark}
      </label>
      <div className={classOf("input", className)}>
        <input
          aria-activedescendant={active === undefined ? undefined : `${id}-${active.id}`}
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-describedby={described || undefined}
          aria-expanded={state.isOpen}
          aria-invalid={error !== undefined || undefined}
          autoComplete="off"
          dir="auto"
          id={inputId}
          onChange={(event) => onSearch(event.target.value)}
          onClick={onOpen}
          onKeyDown={(event) => {
            const act = keys[event.key]
            if (act === undefined || event.nativeEvent.isComposing) return
            if (event.key !== "Escape" || state.isOpen) event.preventDefault()
            act()
          }}
          placeholder={words.search}
          role="combobox"
          type="text"
          value={state.text}
        />
      </div>
      {error !== undefined && (
        <p className={classOf("field-error")} id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className={classOf("hint")} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  )
}

/** What was found. */
export function PickerResults({ className }: { readonly className?: string | undefined }) {
  const picker = usePicker("PickerResults")
  const { chosen = [], classOf, id, label, labelOf, onMore, onRetry, onTake, problemWords, state, tell, words } = picker
  const isTaken = (id: string) => chosen.some((one) => one.id === id)
  const note =
    state.step === "searching" || state.step === "more"
      ? words.searching
      : state.items.length === 0
        ? words.noResults
        : words.results(state.items.length)
  return (
    <div className={classOf("picker-list", className)} hidden={!state.isOpen}>
      <ul aria-label={label} aria-multiselectable={picker.multiple} id={`${id}-list`} role="listbox">
        {state.items.map((item, index) => (
          <li
            aria-selected={isTaken(item.id)}
            className={classOf("picker-option")}
            data-active={index === state.active || undefined}
            id={`${id}-${item.id}`}
            key={item.id}
            onClick={() => {
              onTake(item)
              tell(words.taken(labelOf(item)))
            }}
            onMouseDown={(event) => event.preventDefault()}
            role="option"
            tabIndex={-1}
          >
            <bdi>{labelOf(item)}</bdi>
          </li>
        ))}
      </ul>
      {state.problem === undefined ? (
        <p aria-live="polite" className={classOf("picker-note")}>
          {state.isOpen && note}
        </p>
      ) : (
        <div className={classOf("alert")} data-problem={state.problem.key} role="alert">
          <p>{problemText(problemWords, state.problem)}</p>
          {state.problem.retryable && (
            <button className={classOf("button")} onClick={onRetry} type="button">
              {words.retry}
            </button>
          )}
        </div>
      )}
      {state.hasMore && (
        <button
          aria-disabled={state.step === "more" || undefined}
          className={classOf("button")}
          onClick={onMore}
          type="button"
        >
          {words.more}
        </button>
      )}
    </div>
  )
}

/** What is chosen. */
export function PickerChosen({ className }: { readonly className?: string | undefined }) {
  const picker = usePicker("PickerChosen")
  const { chosen, classOf, hasMoreChosen, id, onMoreChosen, onRemove, problem, problemWords, tell, words } = picker
  const back = () => document.getElementById(picker.inputId ?? `${id}-search`)?.focus()
  const isCounted = picker.multiple === true && chosen !== undefined && chosen.length > 0
  return (
    <div className={classOf("picker-chosen", className)}>
      {problem !== undefined && (
        <p className={classOf("alert")} data-problem={problem.key} role="alert">
          {problemText(problemWords, problem)}
        </p>
      )}
      {chosen === undefined ? (
        problem === undefined && <p className={classOf("picker-note")}>{words.loading}</p>
      ) : chosen.length === 0 ? (
        <p className={classOf("picker-note")}>{words.nothingChosen}</p>
      ) : (
        <ul aria-label={words.chosen}>
          {chosen.map(({ broken = false, id, title }) => (
            <li className={classOf("picker-chip")} data-broken={broken || undefined} key={id}>
              <bdi>{broken ? words.broken(id) : title}</bdi>
              <button
                aria-label={words.remove(broken ? id : title)}
                onClick={() => {
                  onRemove(id)
                  tell(words.removed(broken ? id : title))
                  back()
                }}
                type="button"
              >
                <span aria-hidden="true">×</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isCounted && <p className={classOf("picker-note")}>{words.chosenCount(chosen.length)}</p>}
      {hasMoreChosen === true && <p className={classOf("picker-note")}>{words.unread}</p>}
      {hasMoreChosen === true && (
        <button className={classOf("button")} onClick={onMoreChosen} type="button">
          {words.moreChosen}
        </button>
      )}
    </div>
  )
}

/** Saves the choice. */
export function PickerSave({ className }: { readonly className?: string | undefined }) {
  const { classOf, onSave, saving = "idle", words } = usePicker("PickerSave")
  if (onSave === undefined) return null
  return (
    <>
      <button
        aria-disabled={saving === "saving" || undefined}
        className={classOf("button", className)}
        data-look="accent"
        onClick={() => {
          if (saving !== "saving") onSave()
        }}
        type="button"
      >
        {saving === "saving" ? words.replacing : words.replace}
      </button>
      <p aria-live="polite" className={classOf("picker-note")}>
        {saving === "saved" ? words.replaced : ""}
      </p>
    </>
  )
}
