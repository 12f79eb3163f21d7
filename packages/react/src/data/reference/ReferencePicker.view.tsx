"use client"
import { PickerChosen, PickerSave } from "./PickerChosen.view.tsx"
import type { ReferencePickerRootViewProps } from "./PickerContext.ts"
import { PickerResults } from "./PickerResults.view.tsx"
import { ReferencePickerRootView } from "./PickerRoot.view.tsx"
import { PickerSearch } from "./PickerSearch.view.tsx"

export type ReferencePickerViewProps = Omit<ReferencePickerRootViewProps, "children" | "className">

/** Renders a picker for the items of a collection in any of its states. */
export function ReferencePickerView(props: ReferencePickerViewProps) {
  return (
    <ReferencePickerRootView {...props}>
      <PickerSearch />
      <PickerResults />
      <PickerChosen />
      <PickerSave />
    </ReferencePickerRootView>
  )
}
