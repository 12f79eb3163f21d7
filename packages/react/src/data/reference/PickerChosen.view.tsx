import { problemText } from "../../i18n/useProblemText.ts"
import { usePicker } from "./PickerContext.ts"

/** Renders the selected items, each with a button that deselects it. */
export function PickerChosen({ className }: { readonly className?: string | undefined }) {
  const picker = usePicker("PickerChosen")
  const { chosen, classOf, hasMoreChosen, onMoreChosen, onRemove, problem, problemWords, tell, words } = picker
  const back = () => document.getElementById(picker.inputId)?.focus()
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

/** Renders the button that saves the selection. */
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
