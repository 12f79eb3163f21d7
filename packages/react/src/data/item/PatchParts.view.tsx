import * as React from "react"
import { SelectField } from "../../auth/profile/SelectField.view.tsx"
import { WordsScope } from "../../auth/recovery/WordsScope.view.tsx"
import { ErrorSummary } from "../../form/ErrorSummary.view.tsx"
import { FormRoot } from "../../form/FormRoot.view.tsx"
import { Notice } from "../../form/Notice.view.tsx"
import { problemOf, type Submission } from "../../form/Submission.ts"
import { SubmitButton } from "../../form/SubmitButton.view.tsx"
import { item as englishItem } from "../../i18n/en/item.ts"
import { patch as english } from "../../i18n/en/patch.ts"
import { table as englishTable } from "../../i18n/en/table.ts"
import type { ItemMessages } from "../../i18n/groups/Item.ts"
import type { PatchMessages } from "../../i18n/groups/Patch.ts"
import type { MessageOverrides } from "../../i18n/Messages.ts"
import { useLocale, useWords } from "../../i18n/MessagesContext.ts"
import { type ClassOf, classOf } from "../../theme/classes.ts"
import type { DataErrorViewProps } from "../failure/DataErrorView.view.tsx"
import { Value } from "../value/Value.view.tsx"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import { Absence } from "./Absence.view.tsx"
import type { ShownField } from "./FormField.ts"
import type { ItemClassNames, ItemSlot } from "./ItemContext.ts"
import type { ItemPartProps } from "./ItemFormParts.view.tsx"
import type { ItemState } from "./ItemState.ts"
import {
  actions,
  type ChangeDraft,
  fieldOfChange,
  inputOf,
  type PatchDraft,
  type PatchDraftEvent,
  type PreviewRow
} from "./PatchDraft.ts"

export interface PatchRootViewProps {
  readonly children: React.ReactNode
  readonly className?: string | undefined
  /** Classes of parts, by slot. */
  readonly classNames?: ItemClassNames | undefined
  readonly draft: PatchDraft
  /** The fields that can be changed. */
  readonly fields: ReadonlyArray<ShownField>
  /** Where the item stands. Where it is not given it is there. */
  readonly item?: ItemState<unknown> | undefined
  /** Words in place of the catalogue's. */
  readonly messages?: MessageOverrides | undefined
  /** Who a failure is shown to. */
  readonly mode?: DataErrorViewProps["mode"]
  readonly onDraft: (event: PatchDraftEvent) => void
  /** Reads the item again where that failed. */
  readonly onRetry?: (() => void) | undefined
  /** Called when the session has ended and one wants to sign in again. */
  readonly onSignIn?: (() => void) | undefined
  readonly onSubmit: () => void
  /** What the changes change. */
  readonly preview: ReadonlyArray<PreviewRow>
  readonly state: Submission<unknown>
  readonly styled?: boolean | undefined
  /** Where dates are told, as an IANA name. The reader's own time zone where there is none. */
  readonly timeZone?: string | undefined
}

interface PatchContextValue extends Omit<PatchRootViewProps, "children" | "className"> {
  readonly classOf: ClassOf<ItemSlot>
  /** Whether there is something to change. */
  readonly isThere: boolean
  readonly itemWords: ItemMessages
  readonly place: React.RefObject<HTMLElement | null>
  readonly words: PatchMessages
}

const PatchContext = /*#__PURE__*/ React.createContext<PatchContextValue | undefined>(undefined)

const usePatchContext = (part: string): PatchContextValue => {
  const patch = React.use(PatchContext)
  if (patch === undefined) throw new Error(`${part} is outside its form: put it inside its Root.`)
  return patch
}

/** The form of a patch. */
export function PatchRootView({ children, className, ...props }: PatchRootViewProps) {
  const { classNames, item, messages, onSubmit, state, styled } = props
  const words = useWords("patch", english, messages)
  const itemWords = useWords("item", englishItem, messages)
  const classes = React.useMemo(() => classOf<ItemSlot>(classNames, styled), [classNames, styled])
  const place = React.useRef<HTMLDivElement>(null)
  const isThere = item === undefined || item._tag === "Ready"
  return (
    <PatchContext value={{ ...props, classOf: classes, isThere, itemWords, place, words }}>
      <FormRoot
        className={classes("patch", className)}
        classNames={classNames}
        messages={messages}
        onSubmit={onSubmit}
        state={state}
        styled={styled}
        words={words}
      >
        <WordsScope messages={messages}>{children}</WordsScope>
      </FormRoot>
    </PatchContext>
  )
}

/** Why the changes were not made. */
export function PatchError({ className }: ItemPartProps) {
  const { classOf, draft, itemWords, onSignIn, state, words } = usePatchContext("PatchError")
  const labels = Object.fromEntries(draft.changes.map(({ key }, index) => [inputOf(key), words.change(index + 1)]))
  const isSignedOut = problemOf(state)?.key === "notSignedIn"
  return (
    <ErrorSummary className={className} labels={labels}>
      {isSignedOut && onSignIn !== undefined && (
        <button className={classOf("button")} onClick={onSignIn} type="button">
          {itemWords.signIn}
        </button>
      )}
    </ErrorSummary>
  )
}

/** What stands in place of an item that is not there, and above one that could not be read again. */
export function PatchAbsence({ className }: ItemPartProps) {
  const { itemWords, item, ...patch } = usePatchContext("PatchAbsence")
  const { classOf, messages, mode, onRetry, onSignIn, place, styled } = patch
  if (item === undefined) return null
  return (
    <Absence
      {...{ className, classOf, messages, mode, onRetry, onSignIn, place, styled }}
      state={item}
      words={itemWords}
    />
  )
}

/** The button that sends the changes. */
export function PatchSubmit() {
  return usePatchContext("PatchSubmit").isThere ? <SubmitButton /> : null
}

/** Says that the changes are made. */
export function PatchNotice({ className }: ItemPartProps) {
  const { classOf, draft, state, words } = usePatchContext("PatchNotice")
  return state._tag === "Done" && draft.changes.length === 0 ? (
    <Notice className={classOf("notice", className)} outcome="saved" takesFocus tone="success">
      {words.saved}
    </Notice>
  ) : null
}

/** The changes, one by one, and the button that adds another one. */
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
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a field set in a form for each change reads badly
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

/** What the changes make of the item: each field before and after. */
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
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
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
