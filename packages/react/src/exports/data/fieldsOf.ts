/** `fieldsOf` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type Known, type FieldInfo, fieldsOf, type FieldType } from "../../data/value/FieldType.ts"
