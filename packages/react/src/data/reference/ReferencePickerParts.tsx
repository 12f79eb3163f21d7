"use client"
/**
 * The unstyled parts of a picker for items, to compose in any order inside `ReferencePickerParts.Root`.
 *
 * **Example** (An author)
 *
 * ```tsx
 * import { ReferencePickerParts } from "@portico/react/data"
 * import * as React from "react"
 *
 * export function Author() {
 *   const [ids, choose] = React.useState<ReadonlyArray<string>>([])
 *   return (
 *     <ReferencePickerParts.Root label="Author" labelField="name" onChange={choose} target="authors" value={ids}>
 *       <ReferencePickerParts.Search />
 *       <ReferencePickerParts.Results />
 *       <ReferencePickerParts.Selection />
 *     </ReferencePickerParts.Root>
 *   )
 * }
 * ```
 *
 * @since 0.1.0
 */
export {
  PickerSelection as Selection,
  PickerResults as Results,
  PickerSave as Save,
  PickerSearch as Search
} from "./ReferencePickerParts.view.tsx"
export { ReferencePickerRoot as Root } from "./ReferencePicker.tsx"
