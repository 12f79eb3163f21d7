/** `DistinctValues` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type DistinctValuesRootProps,
  DistinctValues,
  type DistinctValuesProps
} from "../../data/filter/DistinctValues.tsx"
export * as DistinctValuesParts from "../../data/filter/DistinctValuesParts.tsx"
export { DistinctValuesView, type DistinctValuesViewProps } from "../../data/filter/DistinctValues.view.tsx"
