/** `useMessages` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useMessages } from "../i18n/useMessages.ts"
