/** `Form` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as Form from "../../form/Form.ts"
