/** `Alert` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { StyledAlert as Alert, type AlertProps } from "../parts/Alert.view.tsx"
