/** `GuardView` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { GuardView, type GuardViewProps } from "../../auth/session/Guard.view.tsx"
