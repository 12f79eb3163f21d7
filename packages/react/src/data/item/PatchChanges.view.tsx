import { SelectField } from "../../form/SelectField.view.tsx"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { table as englishTable } from "../../i18n/en/lists.ts"
import { Value } from "../value/Value.view.tsx"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"
import { usePatchContext } from "./PatchContext.ts"
import { actions, fieldOfChange, inputOf, type ChangeDraft } from "./PatchDraft.ts"
import * as React from "react"

/** Renders the inputs of each change, and the button that adds a change. */
export function PatchChanges({ className }: ItemPartProps) {
  const { classOf, draft, fields, isThere, onDraft, place, words } = usePatchContext("PatchChanges")
  const [first] = fields
  if (!isThere) return null
  return (
    <div className={classOf("fields", className)} ref={place as React.RefObject<HTMLDivElement | null>} tabIndex={-1}>
      {draft.changes.map((change, index) => (
        <Change change={change} key={change.key} position={index + 1} />
      ))}
      {first !== undefined && (
        <button
          className={classOf("button")}
          onClick={() => onDraft({ _tag: "Add", action: "SET_FIELD", field: first.name })}
          type="button"
        >
          {words.add}
        </button>
      )}
    </div>
  )
}

interface ChangeProps {
  readonly change: ChangeDraft
  readonly position: number
}

function Change({ change: { action, entry, field: name, key }, position }: ChangeProps) {
  const { classOf, fields, itemWords, onDraft, words } = usePatchContext("Change")
  const field = fields.find((one) => one.name === name)
  const edit = (to: Partial<ChangeDraft>) => onDraft({ _tag: "Edit", key, to })
  const said = {
    SET_FIELD: words.set,
    REMOVE_FIELD: words.remove,
    INCREMENT_FIELD: words.increment,
    APPEND_TO_ARRAY: words.append,
    REMOVE_FROM_ARRAY: words.pull
  }
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- screen readers announce nested fieldsets verbosely
    <div aria-label={words.change(position)} className={classOf("entry")} role="group">
      <div className={classOf("entry-head")}>
        <span aria-hidden="true">{words.change(position)}</span>
        <button
          aria-label={words.drop(position)}
          className={classOf("button")}
          data-look="quiet"
          onClick={() => onDraft({ _tag: "Drop", key })}
          type="button"
        >
          <span aria-hidden="true">×</span>
        </button>
      </div>
      <div className={classOf("pair")}>
        <SelectField
          label={words.field}
          name={`${inputOf(key)}.field`}
          onChange={(event) => edit({ field: event.target.value })}
          options={fields.map(({ label, name }) => [name, label ?? name] as const)}
          value={name}
        />
        <SelectField
          label={words.action}
          name={`${inputOf(key)}.action`}
          onChange={(event) => {
            const found = actions.find((one) => one === event.target.value)
            if (found !== undefined) edit({ action: found, entry: "" })
          }}
          options={actions.map((one) => [one, said[one]] as const)}
          value={action}
        />
      </div>
      {action !== "REMOVE_FIELD" && field !== undefined && (
        <ValueEditor
          before={undefined}
          entry={entry}
          field={{ ...fieldOfChange(field, action), label: words.value }}
          name={inputOf(key)}
          onChange={(entry) => edit({ entry })}
          words={itemWords}
        />
      )}
    </div>
  )
}

/** Renders a preview of the changes that shows each affected field before and after. */
export function PatchPreview({ className }: ItemPartProps) {
  const { classOf, draft, fields, isThere, messages, preview, timeZone, words } = usePatchContext("PatchPreview")
  const tableWords = useWords("table", englishTable, messages)
  const locale = useLocale()
  const id = React.useId()
  if (draft.changes.length === 0 || !isThere) return null
  const shown = (value: unknown) =>
    value === undefined ? (
      <em>{words.absent}</em>
    ) : (
      <Value classOf={classOf} locale={locale} timeZone={timeZone} value={value} words={tableWords} />
    )
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers need keyboard access
    <section aria-labelledby={id} className={classOf("scroll", classOf("patch-preview", className))} tabIndex={0}>
      <table className={classOf("table")}>
        <caption className={classOf("caption")} id={id}>
          {words.preview}
        </caption>
        <thead>
          <tr>
            {[words.field, words.before, words.after].map((head) => (
              <th className={classOf("head")} key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {preview.map(({ after, before, field }) => (
            <tr className={classOf("row")} key={field}>
              <th className={classOf("cell")} scope="row">
                {fields.find(({ name }) => name === field)?.label ?? field}
              </th>
              <td className={classOf("cell")} data-head={words.before}>
                <div dir="auto">{shown(before)}</div>
              </td>
              <td className={classOf("cell")} data-head={words.after}>
                <div dir="auto">{shown(after)}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {preview.length === 0 && <p className={classOf("empty")}>{words.same}</p>}
    </section>
  )
}
