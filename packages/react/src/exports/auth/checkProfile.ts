/** `checkProfile` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { checkProfile, type EntryOptions } from "../../auth/profile/ProfileEntries.ts"
