/** `FilterBuilder` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  FilterBuilder,
  type FilterBuilderProps,
  type FilterBuilderRootProps
} from "../../data/filter/FilterBuilder.tsx"
export * as FilterBuilderParts from "../../data/filter/FilterBuilderParts.tsx"
export { FilterBuilderView, type FilterBuilderViewProps } from "../../data/filter/FilterBuilder.view.tsx"
