/** `useSelection` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type SelectionController, type ToggleOptions, useSelection } from "../../data/selection/useSelection.ts"
