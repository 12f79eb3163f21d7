/** `changesOf` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { changesOf, type EntryOptions } from "../../auth/profile/ProfileEntries.ts"
