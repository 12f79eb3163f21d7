/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- a combobox: no native element has a search and pages, and its input handles the keyboard */
import { problemText } from "../../i18n/useProblemText.ts"
import { usePicker } from "./PickerContext.ts"

/** Renders the results of a search. */
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
