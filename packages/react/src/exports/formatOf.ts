/** `formatOf` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type Format, formatOf, type Forms } from "../i18n/messages/Format.ts"
