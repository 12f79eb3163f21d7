/** `problemText` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { problemText } from "../i18n/MessagesContext.ts"
