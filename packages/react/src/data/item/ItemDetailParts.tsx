"use client"
/**
 * The unstyled parts of an item, to compose in any order inside `ItemDetailParts.Root`.
 *
 * **Example** (A custom book page)
 *
 * ```tsx
 * import { ItemDetailParts } from "@portico/react/data"
 *
 * export const book = (
 *   <ItemDetailParts.Root className="card" collection="books" id="emma">
 *     <ItemDetailParts.Title level={1}>Emma</ItemDetailParts.Title>
 *     <ItemDetailParts.Absence />
 *     <ItemDetailParts.Values />
 *   </ItemDetailParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
export {
  ItemDetailAbsence as Absence,
  ItemDetailTitle as Title,
  ItemDetailValues as Values
} from "./ItemDetail.view.tsx"
export { ItemDetailRoot as Root } from "./ItemDetail.tsx"
