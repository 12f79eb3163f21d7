/** `Value` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { Value, type ValueProps } from "../../data/value/Value.view.tsx"
