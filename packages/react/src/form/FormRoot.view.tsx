import { problems } from "../i18n/en/problems/problems.ts"
import { FormElement, type FormRootProps } from "./FormElement.view.tsx"

/**
 * Renders the form element. It passes its entries to `onSubmit`. After a failed submission it moves the focus to the
 * first invalid field, or to the error summary.
 */
export function FormRoot(props: FormRootProps) {
  return <FormElement {...props} check={props.check} problems={problems} />
}
