import { problemText } from "../../i18n/useProblemText.ts"
import { usePicker } from "./PickerContext.ts"

/** Renders the results of a search. */
export function PickerResults({ className }: { readonly className?: string | undefined }) {
  const picker = usePicker("PickerResults")
  const { chosen = [], classOf, combobox, label, labelOf, onMore, onRetry, problemWords, state, words } = picker
  const isTaken = (id: string) => chosen.some((one) => one.id === id)
  const note =
    state.step === "searching" || state.step === "more"
      ? words.searching
      : state.items.length === 0
        ? words.noResults
        : words.results(state.items.length)
  return (
    <div className={classOf("picker-list", className)} hidden={!state.isOpen}>
      <ul {...combobox.getMenuProps({ "aria-label": label, "aria-multiselectable": picker.multiple })}>
        {state.items.map((item, index) => (
          <li
            {...combobox.getItemProps({ "aria-selected": isTaken(item.id), index })}
            className={classOf("picker-option")}
            data-active={index === state.active || undefined}
            key={item.id}
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
