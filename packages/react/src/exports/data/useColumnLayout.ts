/** `useColumnLayout` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export {
  type ColumnIdentity,
  type ColumnLayoutController,
  type ColumnLayoutOptions,
  useColumnLayout
} from "../../data/table/useColumnLayout.ts"
