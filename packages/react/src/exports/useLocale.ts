/** `useLocale` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { useLocale } from "../i18n/MessagesContext.ts"
