import { Control } from "../../parts/Elements.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { usePassesFocusTo } from "../../parts/focus.ts"
import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { problemText } from "../../i18n/MessagesContext.ts"
import { problemOfInvalid } from "../listing/Listing.ts"
import { usePicker } from "./PickerContext.ts"
import * as React from "react"

/** Renders the search input. It has the focus while the arrow keys move through the results. */
export function PickerSearch(own: PartProps<"div">) {
  const picker = usePicker("PickerSearch")
  const { classOf, combobox, error, hint, id, label, mark, onSearch, state, words } = picker
  const described = [error !== undefined && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(" ")
  // Without the `ref`, opening the results does not move the focus, for example when several pickers are rendered open.
  const {
    onKeyDown,
    ref: _ref,
    ...input
  } = combobox.getInputProps(
    { onChange: (event: React.ChangeEvent<HTMLInputElement>) => onSearch(event.target.value) },
    { suppressRefError: true }
  )
  const isOwnKey = ({ key, nativeEvent }: React.KeyboardEvent) =>
    nativeEvent.isComposing ||
    // Escape must close the dialog around a closed picker.
    (key === "Escape" && !state.isOpen) ||
    // Home and End move the caret until the arrow keys have reached a result.
    (/^(Home|End)$/.test(key) && state.active === undefined)
  return (
    <>
      <label {...combobox.getLabelProps({ className: classOf("label") })}>
        {label}
        {mark}
      </label>
      <Part as="div" own={own} className={classOf("input")}>
        <Control
          as="input"
          {...input}
          aria-describedby={described || undefined}
          aria-invalid={error !== undefined || undefined}
          dir="auto"
          onKeyDown={(event) => {
            if (!isOwnKey(event)) onKeyDown?.(event)
          }}
          placeholder={words.search}
          type="text"
        />
      </Part>
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

/** Renders the results of a search, and a warning with the number of results that could not be shown. */
export function PickerResults(own: PartProps<"div">) {
  const picker = usePicker("PickerResults")
  const { inputId } = picker
  const toInput = usePassesFocusTo(inputId)
  const { selected = [], classOf, combobox, label, labelOf, onMore, onRetry, problemWords, state, words } = picker
  const problem = state.problem ?? problemOfInvalid(state.invalid)
  const isSelected = (id: string) => selected.some((one) => one.id === id)
  const note =
    state.step === "searching" || state.step === "more"
      ? words.searching
      : state.items.length === 0
        ? words.noResults
        : words.results(state.items.length)
  return (
    <Part as="div" own={own} className={classOf("picker-list")} hidden={!state.isOpen}>
      <ul {...combobox.getMenuProps({ "aria-label": label, "aria-multiselectable": picker.multiple })}>
        {state.items.map((item, index) => (
          <li
            {...combobox.getItemProps({ "aria-selected": isSelected(item.id), index })}
            className={classOf("picker-option")}
            data-active={index === state.active || undefined}
            key={item.id}
          >
            <bdi>{labelOf(item)}</bdi>
          </li>
        ))}
      </ul>
      {state.problem === undefined && (
        <p aria-live="polite" className={classOf("picker-note")}>
          {state.isOpen && note}
        </p>
      )}
      {problem !== undefined && (
        <Alert className={classOf("alert")} problem={problem}>
          <p>{problemText(problemWords, problem)}</p>
          {problem.retryable && (
            <Control as="button" className={classOf("button")} onClick={onRetry} ref={toInput} type="button">
              {words.retry}
            </Control>
          )}
        </Alert>
      )}
      {state.hasMore && (
        <Control
          as="button"
          aria-disabled={state.step === "more" || undefined}
          className={classOf("button")}
          onClick={onMore}
          type="button"
        >
          {words.more}
        </Control>
      )}
    </Part>
  )
}

/** Renders the selected items, each with a button that deselects it. */
export function PickerSelection(own: PartProps<"div">) {
  const picker = usePicker("PickerSelection")
  const { selected, classOf, hasMoreSelected, onMoreSelected, onRemove, problem, problemWords, announce, words } =
    picker
  const back = () => document.getElementById(picker.inputId)?.focus()
  const isCounted = picker.multiple === true && selected !== undefined && selected.length > 0
  return (
    <Part as="div" own={own} className={classOf("picker-selection")}>
      {problem !== undefined && (
        <Alert className={classOf("alert")} problem={problem}>
          <p>{problemText(problemWords, problem)}</p>
        </Alert>
      )}
      {selected === undefined ? (
        problem === undefined && <p className={classOf("picker-note")}>{words.loading}</p>
      ) : selected.length === 0 ? (
        <p className={classOf("picker-note")}>{words.nothingSelected}</p>
      ) : (
        <ul aria-label={words.selected}>
          {selected.map(({ broken = false, id, title }) => (
            <li className={classOf("picker-chip")} data-broken={broken || undefined} key={id}>
              <bdi>{broken ? words.broken(id) : title}</bdi>
              <Control
                as="button"
                aria-label={words.remove(broken ? id : title)}
                data-variant="inline"
                onClick={() => {
                  onRemove(id)
                  announce(words.removed(broken ? id : title))
                  back()
                }}
                type="button"
              >
                <span aria-hidden="true">×</span>
              </Control>
            </li>
          ))}
        </ul>
      )}
      {isCounted && <p className={classOf("picker-note")}>{words.selectedCount(selected.length)}</p>}
      {hasMoreSelected === true && <p className={classOf("picker-note")}>{words.unread}</p>}
      {hasMoreSelected === true && (
        <Control as="button" className={classOf("button")} onClick={onMoreSelected} type="button">
          {words.moreSelected}
        </Control>
      )}
    </Part>
  )
}

/** Renders the button that saves the selection. */
export function PickerSave(own: PartProps<"button">) {
  const { classOf, onSave, saving = "idle", words } = usePicker("PickerSave")
  if (onSave === undefined) return null
  return (
    <>
      <Part
        as="button"
        own={own}
        aria-disabled={saving === "saving" || undefined}
        className={classOf("button")}
        data-variant="accent"
        onClick={() => {
          if (saving !== "saving") onSave()
        }}
        type="button"
      >
        {saving === "saving" ? words.replacing : words.replace}
      </Part>
      <p aria-live="polite" className={classOf("picker-note")}>
        {saving === "saved" ? words.replaced : ""}
      </p>
    </>
  )
}
