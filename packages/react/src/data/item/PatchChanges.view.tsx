import { Control } from "../../parts/Elements.tsx"
import { useForm } from "../../form/FormContext.ts"
import { Part, type PartProps, type RootElementProps, usePartContext } from "../../parts/Part.view.tsx"
import { SelectField } from "../../form/SelectField.view.tsx"
import type { Submission } from "../../form/Submission.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { itemWords } from "../../i18n/en/table/item.ts"
import type { ItemMessages, PatchMessages } from "../../i18n/messages/ItemMessages.ts"
import type { RootProps } from "../../parts/ComponentProps.ts"
import type { Problem } from "../../problem/Problem.ts"
import type { ClassOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import type { ShownField } from "../value/FormField.ts"
import type { Undo } from "../listing/useOutcomeToast.ts"
import { Value } from "../value/Value.view.tsx"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import type { ItemSlot, PatchFormClassNames } from "./ItemContext.ts"
import {
  actions,
  fieldOfChange,
  inputOf,
  type ChangeDraft,
  type PatchDraft,
  type PatchDraftEvent,
  type PreviewRow
} from "./PatchDraft.ts"
import type { ItemState } from "./useItem.ts"
import * as React from "react"

export interface PatchRootViewProps extends RootProps<PatchFormClassNames> {
  readonly draft: PatchDraft
  /** The fields that can be changed. */
  readonly fields: ReadonlyArray<ShownField>
  /** The state of the item. If `undefined`, the form treats the item as read. */
  readonly item?: ItemState<unknown> | undefined
  /** The audience of failure messages. `dev` adds details for developers. */
  readonly mode?: DataErrorViewProps["mode"]
  /** Returns the problem of the current draft, without a request. */
  readonly onCheck?: (() => Problem | undefined) | undefined
  readonly onDraft: (event: PatchDraftEvent) => void
  /** Reads the item again after a failure. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the session has ended and the user chooses to sign in again. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: () => void
  /** Undoes the last patch. `undefined` if that is not possible. */
  readonly onUndo?: Undo | undefined
  /** The fields that the changes affect, before and after. */
  readonly preview: ReadonlyArray<PreviewRow>
  readonly state: Submission<unknown>
  /** The time zone in which dates are shown, as an IANA name. Default: the user's own time zone. */
  readonly timeZone?: string | undefined
}

/** The values that the parts of a patch form read. */
export interface PatchContextValue extends Omit<PatchRootViewProps, "children" | keyof RootElementProps> {
  readonly classOf: ClassOf<ItemSlot>
  /** Whether the item was read, so that it can be changed. */
  readonly isThere: boolean
  readonly itemWords: ItemMessages
  readonly place: React.RefObject<HTMLElement | null>
  readonly words: PatchMessages
}

export const PatchContext = React.createContext<PatchContextValue | undefined>(undefined)

/** Returns the context of the patch form around a part. Throws if the part is rendered outside a form. */
export const usePatchContext = (part: string): PatchContextValue =>
  usePartContext(PatchContext, part, "PatchFormParts.Root")

/** Renders the inputs of each change, and the button that adds a change. */
export function PatchChanges(own: PartProps<"div">) {
  const { classOf, draft, fields, isThere, onDraft, place, words } = usePatchContext("PatchChanges")
  const [first] = fields
  if (!isThere) return null
  return (
    <Part
      as="div"
      own={own}
      className={classOf("fields")}
      ref={place as React.RefObject<HTMLDivElement | null>}
      tabIndex={-1}
    >
      {draft.changes.map((change, index) => (
        <Change change={change} key={change.key} position={index + 1} />
      ))}
      {first !== undefined && (
        <Control
          as="button"
          className={classOf("button")}
          onClick={() => onDraft({ _tag: "Add", action: "SET_FIELD", field: first.name })}
          type="button"
        >
          {words.add}
        </Control>
      )}
    </Part>
  )
}

interface ChangeProps {
  readonly change: ChangeDraft
  readonly position: number
}

function Change({ change: { action, entry, field: name, key }, position }: ChangeProps) {
  const { classOf, fields, itemWords, onDraft, words } = usePatchContext("Change")
  const field = fields.find((one) => one.name === name)
  const { changed } = useForm("Change")
  const edit = (to: Partial<ChangeDraft>) => {
    // The error is about the value of the previous field or action.
    changed(inputOf(key))
    onDraft({ _tag: "Edit", key, to })
  }
  const labels = {
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
        <Control
          as="button"
          aria-label={words.drop(position)}
          className={classOf("button")}
          data-variant="quiet"
          onClick={() => onDraft({ _tag: "Drop", key })}
          type="button"
        >
          <span aria-hidden="true">×</span>
        </Control>
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
          options={actions.map((one) => [one, labels[one]] as const)}
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
export function PatchPreview(own: PartProps<"section">) {
  const { classOf, draft, fields, isThere, messages, preview, timeZone, words } = usePatchContext("PatchPreview")
  const tableWords = useWords("table", itemWords, messages)
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
    <Part
      as="section"
      own={own}
      aria-labelledby={id}
      className={classOf("scroll", classOf("patch-preview"))}
      tabIndex={0}
    >
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
    </Part>
  )
}
