import * as React from "react"
import { table as englishTable } from "../../i18n/en/lists.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { Value } from "../value/Value.view.tsx"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"
import { usePatchContext } from "./PatchContext.ts"

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
