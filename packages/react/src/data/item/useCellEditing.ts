"use client"
import type { ItemEdit } from "../listing/ItemEdit.ts"
import * as Problem from "../../problem/Problem.ts"
import { useLocale } from "../../i18n/MessagesContext.ts"
import { useRegistry, problemOfExit, useRun } from "../../runtime/useAtom.ts"
import { useServices } from "../../runtime/useServices.ts"
import { useMember } from "../../session/memberAtom.ts"
import { optimisticAtom, withEdit } from "../listing/optimisticAtom.ts"
import { useOwner } from "../listing/ownedState.ts"
import { type ToastOutcome, useOutcomeToast } from "../listing/useOutcomeToast.ts"
import { type CellEdit, type CellEditing, type CheckCell, noEdits, reduce, valueOf } from "../table/CellEdits.ts"
import { editorOf } from "../value/Entry.ts"
import { type FieldInfo, fieldsOf } from "../value/FieldType.ts"
import { type FormFields, shownFields, type ShownField } from "../value/FormField.ts"
import { baseOf, picked, read, withValue } from "./Changes.ts"
import { referenceFields } from "./ItemForm.tsx"
import { type FormPlan, type Refused, saveItem, undoSave } from "./saveItem.ts"
import * as Collection from "@portico/client/data/Collection"
import type * as Filter from "@portico/client/data/Filter"
import { Items, type RemoveOptions } from "@portico/client/data/Items"
import type * as Query from "@portico/client/data/Query"
import * as Equal from "effect/Equal"
import * as Exit from "effect/Exit"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import * as React from "react"

type Data = Readonly<Record<string, unknown>>

export interface CellEditingOptions<C extends Collection.Argument> {
  /** Fields whose type, hint or choices are not those of the collection's schema. Without a schema, values determine the types. */
  readonly fields?: FormFields<C> | undefined
  /** An additional condition that an item must meet to be changed. */
  readonly condition?: Filter.For<C> | undefined
  /** The options of reads and writes. */
  readonly options?: Omit<RemoveOptions<C>, "condition"> | undefined
  /** The time zone in which dates are edited, as an IANA name. Default: the user's own. */
  readonly timeZone?: string | undefined
  /** Called after a value was saved. */
  readonly onSaved?: ((saved: SavedCell) => void) | undefined
}

/** A value that was saved. */
export interface SavedCell {
  /** The id of the item. */
  readonly id: string
  readonly field: string
  readonly value: unknown
}

/**
 * Lets the user edit the values of a table in their cells, for the prop `editing` of `CollectionTable`. Columns with `editable`
 * can be edited. Only the changed field is sent, and only if no other user has changed it. Entries survive failures, paging and the
 * end of the session. They are discarded when another member signs in.
 *
 * **Example** (Prices that can be edited)
 *
 * ```tsx
 * import * as Query from "@portico/client/data/Query"
 * import { CollectionTable } from "@portico/react"
 * import { useCellEditing } from "@portico/react/data"
 *
 * const books = Query.from("books").pipe(Query.limit(20))
 * const columns = [
 *   { field: "title", header: "Title" },
 *   { editable: true, field: "price", header: "Price" }
 * ]
 *
 * export function Prices() {
 *   const editing = useCellEditing(books, { fields: [{ name: "price", type: "number" }] })
 *   return <CollectionTable caption="Books" columns={columns} editing={editing} query={books} />
 * }
 * ```
 */
export const useCellEditing = <C extends Collection.Argument>(
  { collection }: Pick<Query.Any, "collection"> & { readonly collection: C },
  options: CellEditingOptions<C> = {}
): CellEditing => {
  useServices("useCellEditing", Items)
  const registry = useRegistry()
  const run = useRun()
  const owner = useOwner()
  const member = useMember()._tag
  const locale = useLocale()
  const toast = useOutcomeToast()
  const { condition, fields, onSaved, options: calls, timeZone } = options
  const id = Collection.idOf(collection)
  const create = () => {
    const shown = optimisticAtom(id)
    const cells = makeCellEditing({
      collection,
      fields: shownFields(collection, fields),
      locale,
      run,
      show: (item, edit) => {
        const others = new Map(registry.get(shown))
        others.delete(item)
        registry.set(shown, edit === undefined ? others : withEdit(others, item, edit))
      },
      timeZone
    })
    return { ...cells, id, owner }
  }
  const [stored, store] = React.useState(create)
  const current = stored.owner === owner && stored.id === id ? stored : create()
  if (current !== stored) store(current)
  const { update } = current
  React.useEffect(() => update({ condition, locale, member, onSaved, options: calls, toast }))
  return current.editing
}

// A change that is forbidden to a visitor may be allowed to the member. The missing session is the problem, not a missing
// permission.
const signedOut = (problem: Problem.Problem, member: string): Problem.Problem =>
  problem.key === "signInRequired" ||
  problem.key === "sessionEnded" ||
  (member === "Visitor" && problem.key === "changeForbidden")
    ? { ...problem, key: "notSignedIn", retryable: true }
    : problem

interface CellEditingParts {
  readonly collection: Collection.Argument
  readonly fields: ReadonlyArray<ShownField> | undefined
  /** The language whose notation numbers have, at the first render. */
  readonly locale: string
  readonly run: ReturnType<typeof useRun>
  /** Shows an edit of an item in all components of the page, or none. */
  readonly show: (item: string, edit: ItemEdit | undefined) => void
  readonly timeZone: string | undefined
}

/** The values of the latest render, which the next save uses. */
interface Latest extends Pick<FormPlan, "condition" | "options"> {
  readonly locale: string
  readonly member: string
  readonly onSaved: ((saved: SavedCell) => void) | undefined
  /** Shows a toast. `undefined` if the page shows none. */
  readonly toast: ((outcome: ToastOutcome) => void) | undefined
}

interface CellEditingStore {
  readonly editing: CellEditing
  readonly update: (latest: Latest) => void
}

type Saving = Extract<CellEdit, { readonly _tag: "Saving" }>

const makeCellEditing = (parts: CellEditingParts): CellEditingStore => {
  const { collection, run, show } = parts
  let latest: Latest = { locale: parts.locale, member: "Unknown", onSaved: undefined, toast: undefined }
  const listeners = new Set<() => void>()
  const partOf = singleFields(collection)
  const check: CheckCell = ({ before, field }, entry) => {
    const { name } = field
    const reading = read(partOf(name), [field], { [name]: entry }, picked(before, [name]))
    if (reading._tag === "Wrong") return reading
    const value = valueOf(reading.data, name)
    return { _tag: "Value", isSame: Equal.equals(value, valueOf(before, name)), value }
  }
  const step = reduce(check)
  let state = noEdits
  // The values that were saved or read since. Lists that were read before do not have them.
  const known = new Map<string, { readonly at: number; readonly changes: Data }>()

  const showEdits = (item: string) => {
    const before = known.get(item)
    const saved = before !== undefined && Date.now() - before.at < lag ? before : undefined
    const saving = [...state.pending.values()].filter(
      (edit) => edit._tag === "Saving" && edit.item === item
    ) as Array<Saving>
    const changes = { ...saved?.changes, ...Object.fromEntries(saving.map(({ field, value }) => [field.name, value])) }
    if (saving.length > 0) show(item, { _tag: "Saving", changes })
    else show(item, saved && { _tag: "Saved", at: saved.at, changes })
  }
  const know = (item: string, data: Data, name: string) => {
    const changes = { ...known.get(item)?.changes, [name]: valueOf(data, name), ...picked(data, ["_updatedDate"]) }
    known.set(item, { at: Date.now(), changes })
    showEdits(item)
  }

  const save = async (key: string, { before, field, item, value }: Saving) => {
    const { name } = field
    const { condition, options } = latest
    const plan: FormPlan = { condition, options, collection: partOf(name), fields: [field], id: item }
    const base = baseOf(before, name)
    showEdits(item)
    const exit = await run(saveItem(plan, item, { _tag: "Write", base, data: withValue(base, name, value) }))
    if (Exit.isFailure(exit)) {
      const refused = Option.getOrElse(Exit.findErrorOption(exit), (): Refused => ({
        problem: Problem.make("unexpected")
      }))
      const theirs = refused.conflict?.theirs
      send({ _tag: "Failed", key, problem: signedOut(refused.problem, latest.member), theirs })
      if (theirs === undefined) showEdits(item)
      else know(item, theirs, name)
      return
    }
    const after = exit.value.data
    const undone = withValue(baseOf(after, name), name, valueOf(before, name))
    const undo = () =>
      run(undoSave(plan, item, { after: baseOf(after, name), undone })).then((exit) => {
        if (Exit.isSuccess(exit)) know(item, exit.value.data, name)
        return problemOfExit(exit)
      })
    send({ _tag: "Saved", key, undo, value: valueOf(after, name) })
    know(item, after, name)
    latest.onSaved?.({ field: name, id: item, value: valueOf(after, name) })
  }

  const send: CellEditing["send"] = (event) => {
    const before = state
    state = step(before, event)
    if (state === before) return
    for (const [key, edit] of state.pending) {
      if (edit._tag === "Saving" && before.pending.get(key) !== edit) void save(key, edit)
    }
    for (const notify of listeners) notify()
  }
  const editing: CellEditing = {
    edits: () => state,
    fieldOf: fieldFinder(parts, () => latest.locale),
    renderReference: ({ entry, field, item }, change) =>
      typeof entry === "string" ? referenceFields(collection)(field, entry, change, { dirty: false, item }) : undefined,
    report: (outcome) => {
      latest.toast?.(outcome)
      return latest.toast !== undefined
    },
    send,
    subscribe: (notify) => {
      listeners.add(notify)
      return () => listeners.delete(notify)
    }
  }
  return {
    editing,
    update: (next) => {
      latest = next
    }
  }
}

/** The time for which lists may lack a saved value, in milliseconds. */
const lag = 10_000

// Returns the collection with the schema of a single field. The data of a row may have only the fields that the query selects, which
// the schema of the whole item rejects.
const singleFields = (collection: Collection.Argument): ((name: string) => Collection.Argument) => {
  if (typeof collection === "string") return () => collection
  const known = new Map<string, Collection.Collection>()
  return (name) => {
    const { id, references, schema } = collection
    const found = known.get(name)
    if (found !== undefined) return found
    // The cast is safe: the schema of the field is one of the collection's.
    const field = Schema.Struct(only(schema.fields, name)) as unknown as Collection.Collection["schema"]
    const made: Collection.Collection = Collection.make(id, field, { references: only<Reference>(references, name) })
    known.set(name, made)
    return made
  }
}

type Reference = Collection.References[string]

const only = <A>(all: Readonly<Record<string, A>>, name: string): Record<string, A> =>
  Object.fromEntries(Object.entries(all).filter(([one]) => one === name))

const fieldFinder = (
  { collection, fields, timeZone }: CellEditingParts,
  localeOf: () => string
): CellEditing["fieldOf"] => {
  const schema = fieldsOf(collection)
  // Without a schema, the values of other items determine the type of a field that an item lacks.
  const found = new Map<string, FieldInfo>()
  return (name, { data }) => {
    if (/^[_$]|\./.test(name)) return undefined
    const given = fields?.find((field) => field.name === name) ?? schema.find((field) => field.name === name)
    if (given === undefined && typeof collection !== "string") return undefined
    const value = valueOf(data, name)
    if (given === undefined && value !== undefined && value !== null) {
      const [field] = fieldsOf(collection, [{ [name]: value }])
      if (field !== undefined) found.set(name, field)
    }
    const field: ShownField = given ?? found.get(name) ?? { name, optional: true, type: "text" }
    const kind = editorOf(field, value)
    // References to many items are saved apart from the item, and an included reference is an object.
    if (kind === "references" || (field.type === "reference" && kind === "json")) return undefined
    return { ...field, locale: localeOf(), ...(timeZone !== undefined && { timeZone }) }
  }
}
