import { usePicker } from "./PickerContext.ts"

/** Renders the search input. It has the focus while the arrow keys move through the results. */
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
    // While the results are open, Enter must not submit the form around the picker.
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
