/** `pseudo` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { pseudo } from "../i18n/pseudo.ts"
