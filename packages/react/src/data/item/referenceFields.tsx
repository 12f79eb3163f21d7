"use client"
import type { Argument } from "@portico/client/data/Collection"
import * as React from "react"
import { item } from "../../i18n/en/items.ts"
import { useWords } from "../../i18n/MessagesContext.ts"
import type { ReferenceEditorProps } from "./ReferenceEditor.tsx"
import { ValueEditor } from "../value/ValueEditor.view.tsx"
import type { RenderReference } from "./ItemContext.ts"

// Loaded on demand, because most forms have no references. If loading fails, the user can still type an id.
const Editor = React.lazy(() =>
  import("./ReferenceEditor.tsx").then(
    ({ ReferenceEditor }) => ({ default: ReferenceEditor }),
    () => ({ default: PlainReference })
  )
)

/** Returns a function that renders reference fields as a picker for the items of their target collection. */
export const referenceFields =
  (collection: Argument): RenderReference =>
  (field, entry, onChange, about) =>
    field.target === undefined ? undefined : (
      <React.Suspense fallback={<div aria-hidden="true" data-waiting="" />}>
        <Editor {...about} collection={collection} entry={entry} field={field} onChange={onChange} />
      </React.Suspense>
    )

/** Returns the same function on each render of a form, unless the collection changes. */
export const useReferenceFields = (collection: Argument): RenderReference =>
  React.useMemo(() => referenceFields(collection), [collection])

function PlainReference({ dirty, entry, field, onChange }: ReferenceEditorProps) {
  const change = (entry: string | boolean) => onChange(String(entry))
  return (
    <ValueEditor
      before={undefined}
      dirty={dirty}
      entry={entry}
      field={field}
      onChange={change}
      words={useWords("item", item)}
    />
  )
}
