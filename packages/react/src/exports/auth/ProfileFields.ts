/** `ProfileFields` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export { ProfileFields, type ProfileFieldsProps } from "../../auth/profile/ProfileFields.view.tsx"
