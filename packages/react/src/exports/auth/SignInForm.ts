/** `SignInForm` in a module of its own. Written by `tests/architecture/subpaths.test.ts -u`. */
export * as SignInFormParts from "../../auth/entry/SignInFormParts.tsx"
export type { SignInFormRootProps } from "../../auth/entry/SignInFormParts.tsx"
export { SignInForm, type SignInFormProps } from "../../auth/entry/SignInForm.tsx"
export { SignInFormView, type SignInFormViewProps } from "../../auth/entry/SignInForm.view.tsx"
