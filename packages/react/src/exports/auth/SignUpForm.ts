/** `SignUpForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as SignUpFormParts from "../../auth/entry/SignUpFormParts.tsx"
export type { SignUpFormRootProps } from "../../auth/entry/SignUpFormParts.tsx"
export { SignUpForm, type SignUpFormProps } from "../../auth/entry/SignUpForm.tsx"
export { SignUpFormView, type SignUpFormViewProps } from "../../auth/entry/SignUpForm.view.tsx"
