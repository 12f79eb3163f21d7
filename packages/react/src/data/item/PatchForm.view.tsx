"use client"
import { Status } from "../../form/Status.view.tsx"
import { Title } from "../../form/Title.view.tsx"
import {
  PatchAbsence,
  PatchChanges,
  PatchError,
  PatchNotice,
  PatchPreview,
  PatchRootView,
  type PatchRootViewProps,
  PatchSubmit
} from "./PatchParts.view.tsx"

export interface PatchFormViewProps extends Omit<PatchRootViewProps, "children" | "className"> {
  /** The heading, in place of the catalogue's. */
  readonly title?: string | undefined
}

/** How a form that changes single fields looks in each of its states. */
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
