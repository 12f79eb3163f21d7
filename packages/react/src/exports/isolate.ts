/** `isolate` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type Format, type Forms, isolate } from "../i18n/messages/Format.ts"
