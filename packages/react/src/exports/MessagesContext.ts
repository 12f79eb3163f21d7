/** `MessagesContext` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { MessagesContext } from "../i18n/MessagesContext.ts"
