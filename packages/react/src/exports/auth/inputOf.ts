/** `inputOf` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type EntryOptions, inputOf } from "../../auth/profile/ProfileEntries.ts"
