/** `en` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { en } from "../i18n/en/en.ts"
