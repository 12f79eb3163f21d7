"use client"
import { Status } from "../../form/Status.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import { PatchChanges } from "./PatchChanges.view.tsx"
import type { PatchRootViewProps } from "./PatchContext.ts"
import { PatchAbsence, PatchError, PatchNotice, PatchRootView, PatchSubmit } from "./PatchParts.view.tsx"
import { PatchPreview } from "./PatchPreview.view.tsx"

export interface PatchFormViewProps extends Omit<PatchRootViewProps, "children" | "className"> {
  /** The heading, which replaces that of the catalog. */
  readonly title?: string | undefined
}

/** Renders a form that changes single fields in any of its states. */
export function PatchFormView({ title, ...root }: PatchFormViewProps) {
  return (
    <PatchRootView {...root}>
      <Title>{title}</Title>
      <PatchNotice />
      <PatchAbsence />
      <PatchError />
      <PatchChanges />
      <PatchPreview />
      <PatchSubmit />
      <Status />
    </PatchRootView>
  )
}
