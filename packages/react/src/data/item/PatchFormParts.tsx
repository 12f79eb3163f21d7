"use client"
/**
 * The unstyled parts of a form that changes single fields, to compose in any order inside `PatchFormParts.Root`.
 *
 * **Example** (With a preview at the end)
 *
 * ```tsx
 * import { PatchFormParts } from "@portico/react/data"
 *
 * export const stock = (
 *   <PatchFormParts.Root collection="books" id="emma">
 *     <PatchFormParts.Title level={1}>Emma</PatchFormParts.Title>
 *     <PatchFormParts.Absence />
 *     <PatchFormParts.Error />
 *     <PatchFormParts.Changes />
 *     <PatchFormParts.Submit />
 *     <PatchFormParts.Preview />
 *   </PatchFormParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
export {
  PatchAbsence as Absence,
  PatchError as Error,
  PatchNotice as Notice,
  PatchSubmit as Submit
} from "./PatchForm.view.tsx"
export { PatchChanges as Changes, PatchPreview as Preview } from "./PatchChanges.view.tsx"
export { PatchFormRoot as Root } from "./PatchForm.tsx"
export { Status, Title } from "../../form/FormParts.view.tsx"
