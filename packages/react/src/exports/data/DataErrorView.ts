/** `DataErrorView` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { DataErrorView, type DataErrorViewProps } from "../../data/failure/DataErrorView.view.tsx"
export * as DataErrorParts from "../../data/failure/DataErrorParts.tsx"
export type { DataErrorRootProps } from "../../data/failure/DataErrorParts.tsx"
