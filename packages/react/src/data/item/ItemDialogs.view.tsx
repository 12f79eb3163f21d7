import { Part, type PartProps } from "../../parts/Part.view.tsx"
import { Alert } from "../../parts/Alert.view.tsx"
import { Confirm } from "../../parts/Confirm.view.tsx"
import { problemOf } from "../../form/Submission.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { valueWords } from "../../i18n/en/table/value.ts"
import { Value } from "../value/Value.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import type { Side } from "./ItemFormState.ts"
import * as React from "react"

const sides: ReadonlyArray<Side> = ["mine", "theirs"]

/**
 * Renders the fields that another user changed in the meantime, with both values to choose from. Screen readers announce
 * it when it appears.
 */
export function ItemConflict(own: PartProps<"section">) {
  const { classOf, id, messages, onChoose, state, timeZone, words } = useItemFormContext("ItemConflict")
  const tableWords = useWords("table", valueWords, messages)
  const locale = useLocale()
  if (state._tag !== "Editing" || state.conflict === undefined) return null
  const { choices, differences } = state.conflict
  if (differences.length === 0) return null
  return (
    <Part as="section" own={own} aria-labelledby={`${id}-conflict`} className={classOf("item-conflict")}>
      <Alert
        data-summary={problemOf(state.save)?.key === "itemChanged" ? "" : undefined}
        id={`${id}-conflict`}
        tabIndex={-1}
        tone="warning"
      >
        <p>{words.conflict}</p>
      </Alert>
      {differences.map((difference) => {
        const { field } = difference
        const label = state.fields.find(({ name }) => name === field)?.label ?? field
        return (
          <fieldset className={classOf("item-difference")} data-name={field} key={field}>
            <legend className={classOf("legend")}>{label}</legend>
            {sides.map((side) => (
              // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the value labels the input
              <label className={classOf("choice")} key={side}>
                <input
                  checked={(choices[field] ?? "mine") === side}
                  name={`${id}-conflict-${field}`}
                  onChange={() => onChoose(field, side)}
                  type="radio"
                />
                <span>
                  <small>{words[side]}</small>
                  <span dir="auto">
                    <Value
                      classOf={classOf}
                      locale={locale}
                      timeZone={timeZone}
                      value={difference[side]}
                      words={tableWords}
                    />
                  </span>
                </span>
              </label>
            ))}
          </fieldset>
        )
      })}
    </Part>
  )
}

/** Renders the button that removes the item after the user confirms. */
export function ItemRemove({ children, ...own }: PartProps<"button">) {
  const { classOf, onRemove, state, words } = useItemFormContext("ItemRemove")
  const [isOpen, open] = React.useState(false)
  if (state._tag !== "Editing" || state.id === undefined || onRemove === undefined) return null
  const isBusy = state.save._tag === "Submitting"
  return (
    <>
      <Part
        as="button"
        own={own}
        aria-disabled={isBusy || undefined}
        className={classOf("button")}
        data-variant="danger"
        onClick={() => {
          if (!isBusy) open(true)
        }}
        type="button"
      >
        {children ?? words.remove}
      </Part>
      {isOpen && (
        <Confirm
          cancelLabel={words.cancel}
          classOf={classOf}
          confirmLabel={words.remove}
          onCancel={() => open(false)}
          onConfirm={() => {
            open(false)
            onRemove()
          }}
          title={words.removeTitle}
        >
          <p>{words.removeText}</p>
        </Confirm>
      )}
    </>
  )
}

/** Renders the dialog that asks the user to confirm before they leave a page with unsaved changes. */
export function ItemGuard(own: PartProps<"dialog">) {
  const { classOf, guard, words } = useItemFormContext("ItemGuard")
  if (guard?.isAsking !== true) return null
  return (
    <Confirm
      cancelLabel={words.stay}
      classOf={classOf}
      confirmLabel={words.leave}
      onCancel={guard.stay}
      onConfirm={guard.leave}
      own={own}
      title={words.leaveTitle}
    >
      <p>{words.leaveText}</p>
    </Confirm>
  )
}
