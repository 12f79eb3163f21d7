import type * as React from "react"
import { usePicker } from "./PickerContext.ts"

/** Renders the search input. It has the focus while the arrow keys move through the results. */
export function PickerSearch({ className }: { readonly className?: string | undefined }) {
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
      <div className={classOf("input", className)}>
        <input
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
