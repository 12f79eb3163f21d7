/** `limitText` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type Format, type Forms, type LimitForms, limitText } from "../i18n/messages/Format.ts"
