"use client"
/**
 * The unstyled parts of a filter builder, to compose in any order inside `FilterBuilderParts.Root`.
 *
 * **Example** (Place the description first)
 *
 * ```tsx
 * import { FilterBuilderParts } from "@portico/react/data"
 *
 * export const filters = (
 *   <FilterBuilderParts.Root collection="books" fields={[{ name: "year", type: "number" }]}>
 *     <FilterBuilderParts.Text />
 *     <FilterBuilderParts.Conditions />
 *     <FilterBuilderParts.Apply />
 *     <FilterBuilderParts.Clear />
 *   </FilterBuilderParts.Root>
 * )
 * ```
 *
 * @since 0.1.0
 */
export {
  FilterApply as Apply,
  FilterClear as Clear,
  FilterConditions as Conditions,
  FilterText as Text
} from "./FilterParts.view.tsx"
export { FilterBuilderRoot as Root } from "./FilterBuilder.tsx"
