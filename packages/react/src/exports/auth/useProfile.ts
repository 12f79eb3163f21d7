/** `useProfile` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { type ProfileController, type ProfileOptions, useProfile } from "../../auth/profile/useProfile.ts"
