"use client"
import {
  PickerChosen,
  PickerResults,
  PickerSave,
  PickerSearch,
  ReferencePickerRootView,
  type ReferencePickerRootViewProps
} from "./ReferencePickerParts.view.tsx"

export type ReferencePickerViewProps = Omit<ReferencePickerRootViewProps, "children" | "className">

/** How a choice among the items of a collection looks in each of its states. */
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
