import { table as english } from "../../i18n/en/lists.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { Value } from "../value/Value.view.tsx"
import { useItemFormContext } from "./ItemContext.ts"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"
import type { Side } from "./ItemFormState.ts"

const sides: ReadonlyArray<Side> = ["mine", "theirs"]

/** Renders the fields that another user changed in the meantime, with both values to choose from. */
export function ItemConflict({ className }: ItemPartProps) {
  const { classOf, id, messages, onChoose, state, timeZone, words } = useItemFormContext("ItemConflict")
  const tableWords = useWords("table", english, messages)
  const locale = useLocale()
  if (state._tag !== "Editing" || state.conflict === undefined) return null
  const { choices, differences } = state.conflict
  if (differences.length === 0) return null
  return (
    <section aria-labelledby={`${id}-conflict`} className={classOf("item-conflict", className)}>
      <p id={`${id}-conflict`}>{words.conflict}</p>
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
    </section>
  )
}
